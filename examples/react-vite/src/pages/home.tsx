import { Show, useApp } from '@latchkey/react'

const mailbox = `${import.meta.env.VITE_LATCHKEY_API_URL}/dev/mail`

/** A public page. */
export function Home() {
  const { urls } = useApp()
  return (
    <>
      <h1>Everybody can read this page</h1>
      <p>
        This small app shows how people sign up, stay signed in and sign out with Latchkey. It talks
        to the service on this machine; no mail leaves it.
      </p>
      <Show
        when="signed-out"
        fallback={
          <p className="actions">
            <a className="button" href="/profile">
              Your profile
            </a>
          </p>
        }
      >
        <p className="actions">
          <a className="button" href={urls.signUp}>
            Create account
          </a>
          <a className="button quiet" href={urls.signIn}>
            Sign in
          </a>
        </p>
      </Show>
      <h2>What to try</h2>
      <ol>
        <li>Create an account. Any e-mail address will do.</li>
        <li>
          Open the <a href={mailbox}>mailbox</a> and follow the link in the mail.
        </li>
        <li>
          Open your <a href={urls.accountSettings}>account settings</a>: add a passkey, set up an
          authenticator app, create a team and invite somebody.
        </li>
        <li>Open this page in a second tab, and sign out in the first.</li>
        <li>
          Signed out, open the <a href="/members">members page</a>: you come back to it after you
          have signed in.
        </li>
      </ol>
      <p className="muted">
        There is an account already: <code>demo@example.com</code> with the password{' '}
        <code>demo-password</code>.
      </p>
    </>
  )
}
