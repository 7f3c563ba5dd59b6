import {
  createSessionApp,
  deleteSession,
  loadSession,
  type AppSession,
  type OAuthSession,
} from '../session/stored-session.js'
import { printMessage, printResult } from '../terminal/output.js'

/** Resolves to whether the service has confirmed the sign-out. */
async function endAppSession(session: AppSession): Promise<boolean> {
  const app = createSessionApp(session)
  try {
    return (await app.signOut({ noRedirect: true })).confirmed
  } finally {
    app.dispose()
  }
}

/** Resolves to whether the service has revoked the refresh token. */
async function endOAuthSession(session: OAuthSession): Promise<boolean> {
  const { discoverServer, revokeSession } = await import('../session/oauth-client.js')
  try {
    await revokeSession(await discoverServer(session), session)
    return true
  } catch {
    return false
  }
}

/** Ends the session on this machine first, then at the service. */
export async function logout(): Promise<void> {
  const session = await loadSession()
  await deleteSession()
  const isConfirmed = await ('clientId' in session
    ? endOAuthSession(session)
    : endAppSession(session))
  printResult('Signed out.')
  if (isConfirmed) return
  printMessage(
    'clientId' in session
      ? 'The service did not confirm that the access has ended. To end it there, disconnect the app in the settings of your account, under Connected apps.'
      : 'The service could not be reached. To end the session there, sign out in the browser too.',
  )
}
