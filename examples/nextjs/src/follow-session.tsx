'use client'

import { useUserState } from '@latchkey/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Renders the page again on the server when another user is signed in or the user has signed out, such as in another
 * tab.
 *
 * @param props.renderedFor the id of the user whom the server has rendered the page for
 */
export function FollowSession({ renderedFor }: { renderedFor: string | null }): null {
  const router = useRouter()
  const { user } = useUserState()
  // Until the user is known, assume the one that the page was rendered for.
  const here = user === undefined ? renderedFor : (user?.id ?? null)
  useEffect(() => {
    if (here !== renderedFor) router.refresh()
  }, [router, here, renderedFor])
  return null
}
