import { openSharedProject } from '../support/oauth.js'
import type { CallResponse, TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { refreshWith } from '../support/users.js'

/** The age of a sign-in in seconds up to which it allows security-sensitive writes. */
export const MAX_AGE = 600
export const TOTP_SECRET = Buffer.alloc(20, 7).toString('base64')

export interface Caller {
  accessToken: string
}

/** Creates a project that allows every security-sensitive write. */
export const openSensitiveProject = (service: TestService): Promise<TestProject> =>
  openSharedProject(service, {
    passkeyEnabled: true,
    magicLinkEnabled: true,
    allowUserApiKeys: true,
    allowTeamApiKeys: true,
    anonymousAccountsEnabled: true,
    clientUserDeletionEnabled: true,
  })

/** The error code of a response, or its status if it is no error. */
export const outcomeOf = ({ status, code }: CallResponse) => code ?? status

/** The body that adds a new address. */
export const channel = (used_for_auth: boolean) => ({
  user_id: 'me',
  type: 'email',
  value: `${crypto.randomUUID()}@example.com`,
  used_for_auth,
})

/** Returns calls to a project. */
export const sensitiveCalls = (project: TestProject) => ({
  /** Refreshes a session, whose access token is new then. */
  async refreshed({ refreshToken }: { refreshToken: string }): Promise<Caller> {
    const { body } = await refreshWith(project, refreshToken)
    return { accessToken: String(body['access_token']) }
  },
  setTotp: ({ accessToken }: Caller) =>
    project.call('PATCH', '/users/me', {
      accessToken,
      body: { totp_secret_base64: TOTP_SECRET },
    }),
})
