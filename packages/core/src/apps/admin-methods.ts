import type { ChangesOf, ReadsOf } from '../cache/read.js'
import type { AdminContext, Administration } from '../resources/admin/context.js'
import type { AppContext } from './context.js'

/** What an app has besides that configures its project. */
export type AdminMethods = Administration

const NO_OAUTH = 'OAuth is not supported with an admin session. Use a ClientApp for signing in.'

/**
 * What the nouns of the project are given. A page remembers what it has read; a server, which serves many,
 * nothing.
 *
 * @param changed is called when the project itself has changed
 */
export function adminContext(ctx: AppContext, changed?: () => Promise<void>): AdminContext {
  const memory = ctx.memory('admin')
  return {
    ...ctx,
    query(name, given, load) {
      const query = memory.query(name, given, load)
      return ctx.platform.kind === 'browser' ? query : { ...query, load }
    },
    async refresh(...names) {
      const stale = names.map((name) => `admin/${name}/`)
      const isProject = names.includes('getProject')
      // The change was made, whether or not it can be read again now; the query says that it failed.
      await ctx.invalidate(isProject ? [...stale, 'project'] : stale).catch(() => {})
      if (isProject) await changed?.()
    },
  }
}

const nouns = () => import('../resources/admin/admin-nouns.js')

/** Makes the methods of an app that configures its project. */
export function adminMethods(ctx: AppContext, admin: AdminContext): AdminMethods {
  const { callbackUrl, lazily, reads } = ctx
  // Every way to a provider begins with this address (security rules, OA45).
  ctx.callbackUrl = async (page, returnTo) => {
    if (page === 'oauthCallback') throw new Error(NO_OAUTH)
    return callbackUrl(page, returnTo)
  }
  return {
    ...lazily<AdminContext, ChangesOf<AdminMethods>>(admin, {
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
    ...reads<AdminContext, ReadsOf<AdminMethods>>(admin, {
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
