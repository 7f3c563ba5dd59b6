import { createSessionApp, deleteSession, loadSession } from '../session/stored-session.js'
import { printMessage, printResult } from '../terminal/output.js'

/** Ends the session on this machine first, then at the service. */
export async function logout(): Promise<void> {
  const app = createSessionApp(await loadSession())
  await deleteSession()
  try {
    const { confirmed } = await app.signOut({ noRedirect: true })
    printResult('Signed out.')
    if (!confirmed)
      printMessage(
        'The service could not be reached. To end the session there, sign out in the browser too.',
      )
  } finally {
    app.dispose()
  }
}
