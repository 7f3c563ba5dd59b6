import { CliError } from '../cli-error.js'
import { displayUser } from '../session/display-user.js'
import {
  createSessionApp,
  deleteSession,
  loadSession,
  type AppSession,
  type OAuthSession,
  saveSession,
} from '../session/stored-session.js'
import { formatJson, printResult, sanitize } from '../terminal/output.js'

export interface WhoamiOptions {
  readonly json?: boolean
}

/** Deletes the session, which the service has ended. */
async function rejectEndedSession(option: string): Promise<never> {
  await deleteSession()
  throw new CliError(`The session has ended. Sign in with: latchkey login ${option}`)
}

/** Reads the user of an OAuth client, with a new refresh token. */
async function readOAuthUser(session: OAuthSession) {
  const { discoverServer, oauthErrorOf, readUserInfo, refreshTokens } =
    await import('../session/oauth-client.js')
  const server = await discoverServer(session)
  const tokens = await refreshTokens(server, session).catch((error: unknown) => {
    // `invalid_client`: the project has deleted the client.
    if (['invalid_grant', 'invalid_client'].includes(oauthErrorOf(error) ?? ''))
      return rejectEndedSession(`--client-id ${sanitize(session.clientId)}`)
    throw error
  })
  // The old refresh token no longer works, so the new one is stored before the next request can fail.
  await saveSession({ ...session, refreshToken: tokens.refresh_token ?? session.refreshToken })
  return readUserInfo(server, tokens)
}

/** Reads the signed-in user, and saves the refresh token if the service has changed it. */
async function readAppUser(session: AppSession) {
  const app = createSessionApp(session)
  try {
    const user = await app.getUser({ or: 'anonymous-if-exists' })
    if (user === null) return await rejectEndedSession('--app-url <url>')
    const { refreshToken } = await user.currentSession.getTokens()
    if (refreshToken && refreshToken !== session.refreshToken)
      await saveSession({ ...session, refreshToken })
    const { id, displayName, primaryEmail } = user
    return { id, displayName, primaryEmail }
  } finally {
    app.dispose()
  }
}

/** Prints the user who is signed in on this machine, as the service returns it. */
export async function whoami({ json }: WhoamiOptions): Promise<void> {
  const session = await loadSession()
  const user = await ('clientId' in session ? readOAuthUser(session) : readAppUser(session))
  const { baseUrl: apiUrl, projectId } = session
  printResult(
    json
      ? formatJson({ ...user, projectId, apiUrl })
      : `${displayUser(user)}\n${sanitize(user.id)}, project ${projectId} at ${apiUrl}`,
  )
}
