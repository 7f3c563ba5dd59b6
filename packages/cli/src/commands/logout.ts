import { appOf, forgetSession, keptSession } from '../session/kept-session.js'
import { print, say } from '../terminal/output.js'

/** Ends the session: on this machine at once, then at the service. */
export async function logout(): Promise<void> {
  const app = appOf(await keptSession())
  await forgetSession()
  try {
    const { confirmed } = await app.signOut({ noRedirect: true })
    print('Signed out.')
    if (!confirmed)
      say('The service could not be told. To end the session there, sign out in the browser, too.')
  } finally {
    app.dispose()
  }
}
