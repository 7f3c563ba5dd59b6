import type { ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { DoneButton, SecretValue } from '../../ui/secret-value.js'

const MINUTE = 60_000
const lifetimes = { 15: '15 minutes', 60: '1 hour', 480: '8 hours' }

interface ImpersonationProps {
  user: ServerUser
  close(): void
}

/** Creates a session of a user. All lists of sessions mark it as an impersonation. */
export function Impersonation({ user, close }: ImpersonationProps) {
  const [token, setToken] = useState<string>()
  if (token === undefined)
    return (
      <Form
        submit="Start impersonating"
        onSubmit={async (fields) => {
          const session = await user.createSession({
            isImpersonation: true,
            expiresInMillis: Number(textOf(fields, 'minutes')) * MINUTE,
          })
          setToken(session.refreshToken)
        }}
      >
        <p>
          You get a session with all permissions of this user. It is listed here as an
          impersonation; the user doesn’t see it.
        </p>
        <Choice label="Ends after" name="minutes" options={lifetimes} defaultValue="15" />
      </Form>
    )
  return (
    <>
      <p>Pass this token to your app as its refresh token. You won’t see it again.</p>
      <SecretValue label="Refresh token" value={token} />
      <DoneButton onClick={close} />
    </>
  )
}
