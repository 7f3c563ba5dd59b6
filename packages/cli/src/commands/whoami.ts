import type { CurrentUser } from '@latchkey/core'
import { CliError } from '../cli-error.js'
import { displayUser } from '../session/display-user.js'
import {
  createSessionApp,
  deleteSession,
  loadSession,
  saveSession,
} from '../session/stored-session.js'
import { formatJson, printResult } from '../terminal/output.js'

export interface WhoamiOptions {
  readonly json?: boolean
}

/** Reads the signed-in user, and saves the refresh token if the service has changed it. */
async function readUser() {
  const session = await loadSession()
  const app = createSessionApp(session)
  try {
    const user = await app.getUser({ or: 'anonymous-if-exists' })
    if (user === null) {
      await deleteSession()
      throw new CliError('The session has ended. Sign in with: latchkey login --app-url <url>')
    }
    const { refreshToken } = await user.currentSession.getTokens()
    if (refreshToken && refreshToken !== session.refreshToken)
      await saveSession({ ...session, refreshToken })
    return { user, session }
  } finally {
    app.dispose()
  }
}

const asJson = ({ id, displayName, primaryEmail }: CurrentUser) => ({
  id,
  displayName,
  primaryEmail,
})

/** Prints the user who is signed in on this machine, as the service returns it. */
export async function whoami({ json }: WhoamiOptions): Promise<void> {
  const { user, session } = await readUser()
  const { baseUrl: apiUrl, projectId } = session
  printResult(
    json
      ? formatJson({ ...asJson(user), projectId, apiUrl })
      : `${displayUser(user)}\n${user.id}, project ${projectId} at ${apiUrl}`,
  )
}
