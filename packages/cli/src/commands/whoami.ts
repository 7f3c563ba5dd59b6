import type { CurrentUser } from '@latchkey/core'
import { Failure } from '../failure.js'
import { appOf, forgetSession, keepSession, keptSession } from '../session/kept-session.js'
import { person } from '../session/person.js'
import { jsonText, print } from '../terminal/output.js'

export interface WhoamiOptions {
  readonly json?: boolean
}

/** Reads who is signed in, and keeps the refresh token should the service have changed it. */
async function readUser() {
  const session = await keptSession()
  const app = appOf(session)
  try {
    const user = await app.getUser({ or: 'anonymous-if-exists' })
    if (user === null) {
      await forgetSession()
      throw new Failure('The session has ended. Sign in with: latchkey login --app-url <address>')
    }
    const { refreshToken } = await user.currentSession.getTokens()
    if (refreshToken && refreshToken !== session.refreshToken)
      await keepSession({ ...session, refreshToken })
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

/** Says who is signed in on this machine, by asking the service. */
export async function whoami({ json }: WhoamiOptions): Promise<void> {
  const { user, session } = await readUser()
  const { baseUrl: apiUrl, projectId } = session
  print(
    json
      ? jsonText({ ...asJson(user), projectId, apiUrl })
      : `${person(user)}\n${user.id}, project ${projectId} at ${apiUrl}`,
  )
}
