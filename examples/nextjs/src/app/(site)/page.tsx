import { Show } from '@latchkey/react'
import { Card } from '../../card'
import { DemoButton } from '../../demo-button'
import { serverApp } from '../../latchkey'

const SERVER_PAGE = `const user = await requireUser('/members')
return <h1>Welcome, {user.displayName}</h1>`
const ROUTE = `const auth = await serverApp.authenticate(request)
if (auth.status !== 'signed-in') return refuse()
const user = await auth.getUser()`
const BUTTON = `<UserButton />`

/** The public page: what the server does with Latchkey, with the code for it. */
export default function Home() {
  const { signIn, signUp, accountSettings } = serverApp.urls
  return (
    <>
      <h1>Latchkey in a Next.js app</h1>
      <p className="lead">
        The server reads the session from the request, so the first HTML already shows the signed-in
        user. No token is part of the page.
      </p>
      <Show
        when="signed-out"
        fallback={
          <p className="actions">
            <a className="button" href="/members">
              Open the protected page
            </a>
            <a className="button quiet" href={accountSettings}>
              Account settings
            </a>
          </p>
        }
      >
        <div className="actions">
          <DemoButton />
          <a className="button quiet" href={signUp}>
            Create account
          </a>
          <a className="button quiet" href={signIn}>
            Sign in
          </a>
        </div>
      </Show>

      <h2>Features</h2>
      <div className="cards">
        <Card title="Protected server component" code={SERVER_PAGE}>
          <p>
            A signed-out visitor of the <a href="/members">protected page</a> signs in first, then
            returns to it. The server never sends its text to other visitors.
          </p>
        </Card>
        <Card title="Route handler" code={ROUTE}>
          <p>
            <a href="/api/me">/api/me</a> responds with the signed-in user as JSON.
          </p>
        </Card>
        <Card title="Menu" code={BUTTON}>
          <p>The menu of the user is at the top of this page. It follows the other tabs.</p>
        </Card>
        <Card title="Tools">
          <p>
            The <a href="http://localhost:4710/dev/mail">inbox</a> has all emails of this app. The{' '}
            <a href="http://localhost:4710/dashboard">dashboard</a> manages the project.
          </p>
        </Card>
      </div>

      <h2>Other examples</h2>
      <ul className="links">
        <li>
          <a href="http://localhost:4711">React</a>: all features in the browser{' '}
          <code>examples/react-vite</code>
        </li>
        <li>
          <a href="http://localhost:4716">No build</a>: plain JavaScript without a bundler{' '}
          <code>examples/vanilla</code>
        </li>
        <li>
          <a href="http://localhost:4713">API</a>: Hono and Express authenticate requests{' '}
          <code>examples/node-api</code>
        </li>
      </ul>
      <p className="muted">
        The code of this page is in <code>examples/nextjs</code>.
      </p>
    </>
  )
}
