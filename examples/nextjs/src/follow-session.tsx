'use client'

import { useUserState } from '@latchkey/react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Has the server render the page again once somebody else is signed in, or nobody, such as after a
 * sign-out in another tab.
 *
 * @param props.renderedFor the id of the user whom the server has rendered the page for
 */
export function FollowSession({ renderedFor }: { renderedFor: string | null }): null {
  const router = useRouter()
  const { user } = useUserState()
  // As long as nobody knows, it is whoever the page was rendered for.
  const here = user === undefined ? renderedFor : (user?.id ?? null)
  useEffect(() => {
    if (here !== renderedFor) router.refresh()
  }, [router, here, renderedFor])
  return null
}
