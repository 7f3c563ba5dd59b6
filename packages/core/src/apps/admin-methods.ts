import type { ChangesOf, ReadsOf } from '../cache/read.js'
import type { AdminContext, Administration } from '../resources/admin/context.js'
import type { Access } from './access.js'
import type { AppContext } from './context.js'
import { serverContext, serverUserOf } from './server-context.js'
import { type ServerMethods, serverMethods } from './server-methods.js'
import type { SessionMethods } from './session-methods.js'

/** What an app that configures its project has in place of a client's methods of the same names. */
export interface AdminMethods extends ServerMethods, Administration {}

const NO_OAUTH = 'OAuth is not supported with an admin session. Use a ClientApp for signing in.'

/**
 * What the nouns of the project are given.
 *
 * @param changed is called when the project itself has changed
 */
export const adminContext = (ctx: AppContext, changed?: () => Promise<void>): AdminContext => ({
  ...serverContext(ctx),
  async refresh(...names) {
    const stale = names.map((name) => `server/${name}/`)
    const isProject = names.includes('getProject')
    // The change was made, whether or not it can be read again now; the query says that it failed.
    await ctx.invalidate(isProject ? [...stale, 'project'] : stale).catch(() => {})
    if (isProject) await changed?.()
  },
  async forget() {
    // All that is remembered here is of the project: an empty text is in every key.
    await ctx.invalidate([''], '').catch(() => {})
    await changed?.()
  },
})

const nouns = () => import('../resources/admin/admin-nouns.js')

/** Every way to a provider begins with the address that it leads back to (security rules, OA45). */
function refuseOAuth(ctx: AppContext): void {
  const { callbackUrl } = ctx
  ctx.callbackUrl = async (page, returnTo) => {
    if (page === 'oauthCallback') throw new Error(NO_OAUTH)
    return callbackUrl(page, returnTo)
  }
}

/** Makes the methods of an app that configures its project. */
function adminMethods(ctx: AppContext, session: SessionMethods, admin: AdminContext): AdminMethods {
  const { lazily, reads } = ctx
  return {
    ...serverMethods(ctx, session),
    ...lazily<AdminContext, ChangesOf<Administration>>(admin, {
      createInternalApiKey: nouns,
      createTeamPermissionDefinition: nouns,
      createProjectPermissionDefinition: nouns,
      updateTeamPermissionDefinition: nouns,
      updateProjectPermissionDefinition: nouns,
      deleteTeamPermissionDefinition: nouns,
      deleteProjectPermissionDefinition: nouns,
      updateEmailTemplate: nouns,
      resetEmailTemplate: nouns,
      sendTestEmail: nouns,
      getWebhooksToken: nouns,
    }),
    ...reads<AdminContext, ReadsOf<Administration>>(admin, {
      getProject: nouns,
      listInternalApiKeys: nouns,
      listTeamPermissionDefinitions: nouns,
      listProjectPermissionDefinitions: nouns,
      listEmailTemplates: nouns,
      listSentEmails: nouns,
      getMetrics: nouns,
    }),
  }
}

/**
 * What an app that configures its project is to it, whatever shows that it may.
 *
 * @param contextOf makes what the project's nouns are given
 */
export const asAdmin = (
  contextOf: (ctx: AppContext) => AdminContext = adminContext,
): Pick<Access, 'type' | 'methods' | 'userOf'> => ({
  type: 'admin',
  methods(ctx, session) {
    refuseOAuth(ctx)
    return adminMethods(ctx, session, contextOf(ctx))
  },
  userOf(ctx) {
    refuseOAuth(ctx)
    return serverUserOf(ctx)
  },
})
