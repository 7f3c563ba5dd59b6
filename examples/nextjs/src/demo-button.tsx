'use client'

import { useApp } from '@latchkey/react'
import { useActionState } from 'react'

/** Signs in to the account that the configuration of the examples creates. */
export function DemoButton() {
  const app = useApp()
  const [message, signIn, isPending] = useActionState(async () => {
    const result = await app
      .signInWithPassword({
        email: 'demo@example.com',
        password: 'demo-password',
        noRedirect: true,
      })
      .catch(() => null)
    if (result === null) return 'The service isn’t responding. Try again in a moment.'
    return result.status === 'ok' ? '' : result.error.message
  }, '')
  return (
    <form action={signIn}>
      <button className="button" disabled={isPending}>
        Use the demo account
      </button>
      <p role="status">{message}</p>
    </form>
  )
}
