import type { ServerUser } from '@latchkey/core/server'
import { useState } from 'react'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'

const MINUTE = 60_000
const lifetimes = { 15: '15 minutes', 60: 'One hour', 480: 'Eight hours' }

interface ImpersonationProps {
  user: ServerUser
  close(): void
}

/** Makes a session in somebody's name, marked as what it is wherever sessions are listed. */
export function Impersonation({ user, close }: ImpersonationProps) {
  const [token, setToken] = useState<string>()
  if (token === undefined)
    return (
      <Form
        submit="Make the session"
        onSubmit={async (fields) => {
          const session = await user.createSession({
            isImpersonation: true,
            expiresInMillis: Number(textOf(fields, 'minutes')) * MINUTE,
          })
          setToken(session.refreshToken)
        }}
      >
        <p>
          You get a session that does what this user may do. The user does not see it; whoever
          manages the project finds it here, marked as an impersonation.
        </p>
        <Choice label="It ends after" name="minutes" options={lifetimes} defaultValue="15" />
      </Form>
    )
  return (
    <>
      <p>Give this token to an app of the project. It is not shown again.</p>
      <SecretValue label="Refresh token" value={token} />
      <p className="actions">
        <button className="button" type="button" onClick={close}>
          Done
        </button>
      </p>
    </>
  )
}
