import { openSharedProject } from '../support/oauth.js'
import { newestMail, PASSWORD, type CallResponse, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'

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

/** Returns calls about email addresses to a project. */
export function addressCalls(service: TestService, project: TestProject) {
  const post = (path: string, body: unknown, options: { accessToken?: string } = {}) =>
    project.call('POST', path, { body, ...options })
  const newestCode = async (email: string): Promise<string> =>
    (await newestMail(service, project.id, email))?.code ?? ''
  return {
    post,
    signIn: (email: string, password = PASSWORD) =>
      post('/auth/password/sign-in', { email, password }),
    /** Adds an address that signs the user in once it is verified. */
    add: (user: Caller, value: string) =>
      post('/contact-channels', { user_id: 'me', type: 'email', value, used_for_auth: true }, user),
    change: ({ accessToken }: Caller, id: unknown, body: Record<string, unknown>) =>
      project.call('PATCH', `/contact-channels/me/${String(id)}`, { accessToken, body }),
    async channelsOf({ id }: { id: string }): Promise<Record<string, unknown>[]> {
      const path = `/contact-channels?user_id=${id}`
      const list = await project.call('GET', path, { access: 'server' })
      return list.body['items'] as Record<string, unknown>[]
    },
    /** The code of the newest email to an address. */
    newestCode,
    /** Verifies an address of a user, by its link in an email, with or without a session. */
    async verify(
      email: string,
      channel: { userId: string; id: unknown },
      session: { accessToken?: string } = {},
    ): Promise<CallResponse> {
      service.clock.now += 1
      const path = `/contact-channels/${channel.userId}/${String(channel.id)}/send-verification-code`
      await project.call('POST', path, { access: 'server', body: { callback_url: CALLBACK } })
      return post('/contact-channels/verify', { code: await newestCode(email) }, session)
    },
  }
}
