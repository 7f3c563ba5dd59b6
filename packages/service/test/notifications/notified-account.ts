import { and, eq, isNotNull } from 'drizzle-orm'
import { emails } from '../../src/db/schema.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import { notificationTypes } from '../../src/domain/email/templates/default-notifications.js'
import type { NewProject } from '../../src/domain/owned-projects/projects.js'
import {
  openTestProject,
  PASSWORD,
  type CallResponse,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import type { TestService } from '../support/service.js'

export const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36'
export const NEWER_CHROME = CHROME.replace('129', '141')
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
export const APP_DOMAIN = 'https://app.example.com'

/** Opens a project in which every sign-in method is enabled. */
export const openNotifyingProject = (
  service: TestService,
  config: NewProject['config'] = {},
  fields: Partial<NewProject> = {},
): Promise<TestProject> =>
  openTestProject(service, {
    displayName: 'Acme',
    domains: [
      { domain: APP_DOMAIN, handlerPath: '/handler' },
      { domain: 'http://localhost:3000', handlerPath: '/handler' },
    ],
    config: {
      magicLinkEnabled: true,
      passkeyEnabled: true,
      anonymousAccountsEnabled: true,
      clientUserDeletionEnabled: true,
      accountDeletionGraceDays: 30,
      oauthProviders: [{ id: 'github', type: 'shared' }],
      ...config,
    },
    ...fields,
  })

/** A notification as it was stored. */
export interface Notification {
  id: string
  type: string
  to: string
  subject: string
  html: string
  text: string
  link: string
}

/** Lists the notifications of a project. */
async function notificationsOf(
  { ctx }: TestService,
  project: TestProject,
): Promise<Notification[]> {
  const rows = await ctx.db
    .select()
    .from(emails)
    .where(and(eq(emails.projectId, project.id), isNotNull(emails.template)))
  return rows.flatMap(({ id, template, recipients: [to = ''], subject, contentSealed }) => {
    const { html, text, variables } = openContent(ctx.sealer, contentSealed)
    const type = notificationTypes.find((name) => name === template)
    return type === undefined ? [] : [{ id, type, to, subject, html, text, link: variables.link }]
  })
}

/** Lists the notifications that an action causes. */
export async function notificationsDuring(
  service: TestService,
  project: TestProject,
  act: () => Promise<unknown>,
): Promise<Notification[]> {
  const before = new Set((await notificationsOf(service, project)).map(({ id }) => id))
  await act()
  return (await notificationsOf(service, project)).filter(({ id }) => !before.has(id))
}

/** Lists the types of the notifications that an action causes. */
export const typesDuring = async (
  ...during: Parameters<typeof notificationsDuring>
): Promise<string[]> => (await notificationsDuring(...during)).map(({ type }) => type).toSorted()

/** Signs in with the password. */
export const signIn = (
  project: TestProject,
  { email }: Pick<TestUser, 'email'>,
  headers: Record<string, string> = {},
): Promise<CallResponse> =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD }, headers })

export const changePassword = (
  project: TestProject,
  { accessToken }: Pick<TestUser, 'accessToken'>,
  passwords = { old_password: PASSWORD, new_password: 'another horse 9 battery' },
  headers: Record<string, string> = {},
): Promise<CallResponse> =>
  project.call('POST', '/auth/password/update', { accessToken, body: passwords, headers })
