import { count, eq, inArray } from 'drizzle-orm'
import type { Output } from '@latchkey/contract'
import type { adminProjects } from '@latchkey/contract/schemas'
import type { Context } from '../context.js'
import { projectDomains, projects, users } from '../db/schema.js'
import { openEmailConfig } from './email-config.js'
import { openOAuthProviders, type OAuthProviderConfig } from './oauth-provider-config.js'
import type { Project } from './project.js'
import type { Sealer } from './sealing.js'

type AdminProject = Output<typeof adminProjects.project>
type AdminConfig = AdminProject['config']
type ProviderAnswer = AdminConfig['oauth_providers'][number]

/** What everybody may know of a project (protocol, section 3.1, ProjectClient). */
export const toProject = ({ id, displayName, config, oauthProviders }: Project) => ({
  id,
  display_name: displayName,
  config: {
    sign_up_enabled: config.signUpEnabled,
    credential_enabled: config.credentialEnabled,
    magic_link_enabled: config.magicLinkEnabled,
    passkey_enabled: config.passkeyEnabled,
    client_team_creation_enabled: config.clientTeamCreationEnabled,
    client_user_deletion_enabled: config.clientUserDeletionEnabled,
    allow_user_api_keys: config.allowUserApiKeys,
    allow_team_api_keys: config.allowTeamApiKeys,
    enabled_oauth_providers: oauthProviders.map((provider) => ({ id: provider.id })),
  },
})

/**
 * Reads projects as their owners see them, secrets in clear, in the order of the ids. Projects that
 * are gone are left out.
 */
export async function readProjects(
  { db, sealer }: Context,
  ids: readonly string[],
): Promise<AdminProject[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ project: projects, userCount: count(users.id) })
    .from(projects)
    .leftJoin(users, eq(users.projectId, projects.id))
    .where(inArray(projects.id, [...ids]))
    .groupBy(projects.id)
  const domains = await db
    .select()
    .from(projectDomains)
    .where(inArray(projectDomains.projectId, [...ids]))
  const found = new Map(rows.map((row) => [row.project.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    const own = domains.filter(({ projectId }) => projectId === id)
    return row === undefined ? [] : [toAdminProject(sealer, { ...row, domains: own })]
  })
}

interface ProjectRows {
  project: Project
  userCount: number
  domains: readonly (typeof projectDomains.$inferSelect)[]
}

const toAdminProject = (
  sealer: Sealer,
  { project, userCount, domains }: ProjectRows,
): AdminProject => ({
  id: project.id,
  display_name: project.displayName,
  description: project.description,
  created_at_millis: project.createdAt,
  user_count: userCount,
  is_production_mode: project.isProductionMode,
  config: {
    ...toProject(project).config,
    ...ownerSwitches(project),
    oauth_providers: openOAuthProviders(sealer, project.oauthProviders).map(toProvider),
    domains: domains
      .map(({ domain, handlerPath }) => ({ domain, handler_path: handlerPath }))
      .toSorted((a, b) => compare(a.domain, b.domain) || compare(a.handler_path, b.handler_path)),
    email_config: toEmailConfig(openEmailConfig(sealer, project)),
  },
})

const ownerSwitches = ({ config }: Project) => ({
  allow_localhost: config.allowLocalhost,
  create_team_on_sign_up: config.createTeamOnSignUp,
  oauth_account_merge_strategy: config.oauthAccountMergeStrategy,
  team_creator_default_permissions: config.teamCreatorDefaultPermissions.map(toId),
  team_member_default_permissions: config.teamMemberDefaultPermissions.map(toId),
  user_default_permissions: config.userDefaultPermissions.map(toId),
})

const toProvider = (provider: OAuthProviderConfig): ProviderAnswer => ({
  id: provider.id,
  type: provider.type,
  client_id: provider.clientId,
  client_secret: provider.clientSecret,
  facebook_config_id: provider.facebookConfigId,
  microsoft_tenant_id: provider.microsoftTenantId,
})

const toEmailConfig = (own: ReturnType<typeof openEmailConfig>): AdminConfig['email_config'] =>
  own === undefined
    ? { type: 'shared' }
    : {
        type: 'standard',
        host: own.host,
        port: own.port,
        username: own.username,
        password: own.password,
        sender_name: own.senderName,
        sender_email: own.senderEmail,
      }

const toId = (id: string) => ({ id })
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
