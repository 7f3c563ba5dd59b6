import type { CurrentUser } from '@latchkey/core'
import { useApp, useUser } from '@latchkey/react'
import { useActionState, useState } from 'react'

/** Shows the account of the signed-in user, who can change the name. */
export function Profile() {
  const user = useUser({ or: 'redirect' })
  const { urls } = useApp()
  return (
    <>
      <h1>Your profile</h1>
      <Name user={user} />
      <Email user={user} />
      <p className="actions">
        <a className="button quiet" href={urls.accountSettings}>
          Account settings
        </a>
      </p>
    </>
  )
}

const failed = 'That did not work. Try again in a moment.'

function Name({ user }: { user: CurrentUser }) {
  const [name, setName] = useState(user.displayName ?? '')
  const [message, save, isSaving] = useActionState(
    () =>
      user.setDisplayName(name.trim() || null).then(
        () => 'Saved.',
        () => failed,
      ),
    '',
  )
  return (
    <form className="card" action={save}>
      <label htmlFor="name">Name</label>
      <div className="row">
        <input
          id="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="button" disabled={isSaving}>
          Save
        </button>
      </div>
      <p role="status">{message}</p>
    </form>
  )
}

function Email({ user }: { user: CurrentUser }) {
  const [message, resend, isSending] = useActionState(async () => {
    const result = await user.sendVerificationEmail().catch(() => null)
    if (result === null) return failed
    return result.status === 'ok' ? 'Check your email.' : result.error.message
  }, '')
  return (
    <form className="card" action={resend}>
      <h2>Email address</h2>
      <div className="row">
        <span className="name">{user.primaryEmail}</span>
        <span className={user.primaryEmailVerified ? 'badge good' : 'badge'}>
          {user.primaryEmailVerified ? 'Verified' : 'Not verified'}
        </span>
        {!user.primaryEmailVerified && (
          <button className="button quiet" disabled={isSending}>
            Resend email
          </button>
        )}
      </div>
      <p role="status">{message}</p>
    </form>
  )
}
