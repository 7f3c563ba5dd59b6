import { openSharedProject } from '../support/oauth.js'
import { newestMail, PASSWORD, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'

interface Caller {
  accessToken: string
}

/** Creates a project with every kind of credential that an address can give access to. */
export const openAddressProject = (service: TestService): Promise<TestProject> =>
  openSharedProject(service, {
    magicLinkEnabled: true,
    passkeyEnabled: true,
    allowUserApiKeys: true,
    allowTeamApiKeys: true,
    clientUserDeletionEnabled: true,
  })

/** Returns calls about email addresses to the project that a test file has opened by then. */
export function addressCalls(current: () => { service: TestService; project: TestProject }) {
  const post = (path: string, body: unknown, options: { accessToken?: string } = {}) =>
    current().project.call('POST', path, { body, ...options })
  return {
    post,
    signIn: (email: string, password = PASSWORD) =>
      post('/auth/password/sign-in', { email, password }),
    /** Adds an address that signs the user in once it is verified. */
    add: (user: Caller, value: string) =>
      post('/contact-channels', { user_id: 'me', type: 'email', value, used_for_auth: true }, user),
    change: ({ accessToken }: Caller, id: unknown, body: Record<string, unknown>) =>
      current().project.call('PATCH', `/contact-channels/me/${String(id)}`, { accessToken, body }),
    async channelsOf({ id }: { id: string }): Promise<Record<string, unknown>[]> {
      const path = `/contact-channels?user_id=${id}`
      const list = await current().project.call('GET', path, { access: 'server' })
      return list.body['items'] as Record<string, unknown>[]
    },
    /** The code of the newest email to an address. */
    async newestCode(email: string): Promise<string> {
      const { service, project } = current()
      return (await newestMail(service, project.id, email))?.code ?? ''
    },
  }
}
