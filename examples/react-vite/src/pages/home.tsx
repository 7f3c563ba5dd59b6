import { Show, useApp } from '@latchkey/react'
import { Card } from '../card.js'
import { DemoButton } from '../demo-button.js'

const service = import.meta.env.VITE_LATCHKEY_API_URL

const PROTECT = `const user = useUser({ or: 'redirect' })
return <h1>Welcome, {user.displayName}</h1>`
const MENUS = `<TeamSwitcher />
<UserButton showName />`
const PASSKEY = `await user.registerPasskey()
await app.signInWithPasskey()`
const TEAM = `const team = await user.createTeam({ displayName })
await team.inviteUser({ email })`
const API_KEY = `const { value } = await user.createApiKey({
  description: 'Deploy script',
})`

/** The public page: what Latchkey does, with the code for it. */
export function Home() {
  const { urls } = useApp()
  return (
    <>
      <h1>Latchkey in a React app</h1>
      <p className="lead">
        Latchkey adds sign-in, accounts, teams and API keys to your app. This example uses the
        service on this machine, so you can try everything.
      </p>
      <Show
        when="signed-out"
        fallback={
          <p className="actions">
            <a className="button" href="/members">
              Open the protected page
            </a>
            <a className="button quiet" href={urls.accountSettings}>
              Account settings
            </a>
          </p>
        }
      >
        <div className="actions">
          <DemoButton />
          <a className="button quiet" href={urls.signUp}>
            Create account
          </a>
          <a className="button quiet" href={urls.signIn}>
            Sign in
          </a>
        </div>
      </Show>

      <h2>Features</h2>
      <div className="cards">
        <Card title="Protected page" code={PROTECT}>
          <p>
            A signed-out visitor of the <a href="/members">protected page</a> signs in first, then
            returns to it.
          </p>
        </Card>
        <Card title="Menus" code={MENUS}>
          <p>
            Sign in to see the team and user menus in the header of this page. They follow the
            session of other tabs.
          </p>
        </Card>
        <Card title="Passkeys" code={PASSKEY}>
          <p>
            Add a passkey in <a href={`${urls.accountSettings}/security`}>Security</a>, sign out,
            and sign in without a password.
          </p>
        </Card>
        <Card title="Teams" code={TEAM}>
          <p>
            <a href={`${urls.accountSettings}/new-team`}>Create a team</a> and invite a colleague.
            Any address works: the invitation arrives in the inbox.
          </p>
        </Card>
        <Card title="API keys" code={API_KEY}>
          <p>
            <a href={`${urls.accountSettings}/api-keys`}>Create a key</a> that lets a program act
            for you.
          </p>
        </Card>
        <Card title="Tools">
          <p>
            The <a href={`${service}/dev/mail`}>inbox</a> has all emails of this app. None of them
            leaves this machine.
          </p>
          <p>
            The <a href={`${service}/dashboard`}>dashboard</a> manages the project. Sign in as{' '}
            <code>owner@example.com</code> with <code>owner-password</code>.
          </p>
        </Card>
      </div>

      <h2>Other examples</h2>
      <ul className="links">
        <li>
          <a href="http://localhost:4715">Next.js</a>: the server renders the signed-in user{' '}
          <code>examples/nextjs</code>
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
        The code of this page is in <code>examples/react-vite</code>.
      </p>
    </>
  )
}
