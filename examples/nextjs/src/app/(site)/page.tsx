import { Show } from '@latchkey/react'
import { latchkey } from '../../latchkey'

/** A public page. */
export default function Home() {
  const { signIn, signUp, accountSettings } = latchkey.urls
  return (
    <>
      <h1>Everybody can read this page</h1>
      <p>
        The server knows who asks for it: whoever is signed in finds their name in its HTML, and the
        browser begins with it.
      </p>
      <p className="actions">
        <Show
          when="signed-out"
          fallback={
            <a className="button" href={accountSettings}>
              Your account
            </a>
          }
        >
          <a className="button" href={signUp}>
            Create account
          </a>
          <a className="button quiet" href={signIn}>
            Sign in
          </a>
        </Show>
      </p>
      <h2>What to try</h2>
      <ol>
        <li>
          Signed out, open the <a href="/members">members page</a>: you come back to it after you
          have signed in.
        </li>
        <li>Look at the source of that page: your name is in it, and no token.</li>
        <li>
          Ask for <a href="/api/me">the same as JSON</a>.
        </li>
        <li>Open the members page in a second tab, and sign out in the first.</li>
      </ol>
      <p className="muted">
        There is an account already: <code>demo@example.com</code> with the password{' '}
        <code>demo-password</code>.
      </p>
    </>
  )
}
