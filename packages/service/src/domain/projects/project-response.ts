import { count, eq, inArray } from 'drizzle-orm'
import { includesRole, type Output, type ProjectRole } from '@latchkey/contract'
import {
  clientSettings,
  isLaterSetting,
  ownerSettings,
  projectSettings,
  type ProjectSettings,
  type SettingName,
} from '@latchkey/contract/project-settings'
import type * as adminProjects from '@latchkey/contract/schemas/owned-projects'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import {
  projectDomains,
  projectOwnerTeams,
  projects,
  users,
  type Project,
} from '../../db/schema.js'
import { openEmailConfig } from '../email/email-config.js'
import { openOAuthProviders, type OAuthProviderConfig } from './oauth-provider-config.js'
import type { Sealer } from '../../lib/sealer.js'

type AdminProject = CamelKeys<Output<typeof adminProjects.project>>
type AdminConfig = AdminProject['config']
type ProviderResponse = AdminConfig['oauthProviders'][number]

/** The fields that only the client of this repository knows. Each is absent without its object, as on older services. */
interface Extensions {
  openIdProviders?: Project['openIdProviders']
  isSsoEnabled?: boolean
}

/** The public fields of a project. Published clients know only the built-in providers, and no `extensions`. */
export const toProject = (
  { id, displayName, config, oauthProviders }: Project,
  { openIdProviders = [], isSsoEnabled = false }: Extensions = {},
) => ({
  id,
  displayName,
  config: {
    ...toSettings(config, clientSettings),
    enabledOauthProviders: oauthProviders.map((provider) => ({ id: provider.id })),
    ...toOpenIdProviders(openIdProviders),
    ...(isSsoEnabled && { ssoEnabled: true as const }),
  },
})

/** The enabled providers, in alphabetical order. */
function toOpenIdProviders(providers: Project['openIdProviders']) {
  const enabled = providers.filter(({ isEnabled }) => isEnabled)
  if (enabled.length === 0) return {}
  return {
    openIdProviders: enabled
      .map(({ id, displayName, iconUrl }) => ({ id, displayName, iconUrl }))
      .toSorted((a, b) => compare(a.id, b.id)),
  }
}

/**
 * Reads projects as the people who manage them see them, in the order of the IDs. Deleted projects are left out. The response
 * contains secrets for keys and for roles from `developer` on.
 *
 * @param roles the role of the reader in each project; undefined for a key
 */
export async function readProjects(
  { db, sealer, clientGeneration }: Context,
  roles: ReadonlyMap<string, ProjectRole | undefined>,
): Promise<AdminProject[]> {
  const ids = [...roles.keys()]
  if (ids.length === 0) return []
  const rows = await db
    .select({
      project: projects,
      userCount: count(users.id),
      ownerTeamId: projectOwnerTeams.teamId,
    })
    .from(projects)
    .leftJoin(projectOwnerTeams, eq(projectOwnerTeams.projectId, projects.id))
    .leftJoin(users, eq(users.projectId, projects.id))
    .where(inArray(projects.id, [...ids]))
    .groupBy(projects.id, projectOwnerTeams.teamId)
  const domains = await db
    .select()
    .from(projectDomains)
    .where(inArray(projectDomains.projectId, [...ids]))
  const rowsById = new Map(rows.map((row) => [row.project.id, row]))
  return ids.flatMap((id) => {
    const row = rowsById.get(id)
    const own = domains.filter(({ projectId }) => projectId === id)
    if (row === undefined) return []
    const { ownerTeamId } = row
    const isOwnerListed = ownerTeamId !== null || clientGeneration === 'later'
    const role = roles.get(id)
    const readsSecrets = role === undefined || includesRole(role, 'developer')
    const project = toAdminProject(sealer, { ...row, domains: own })
    const response = readsSecrets ? project : withoutSecrets(project)
    return [isOwnerListed ? { ...response, ownerTeamId } : response]
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
  displayName: project.displayName,
  description: project.description,
  createdAtMillis: project.createdAt,
  userCount,
  isProductionMode: project.isProductionMode,
  config: {
    ...toProject(project).config,
    ...toSettings(project.config, ownerSettings),
    oauthProviders: openOAuthProviders(sealer, project.oauthProviders).map(toProvider),
    domains: domains
      .map(({ domain, handlerPath }) => ({ domain, handlerPath }))
      .toSorted((a, b) => compare(a.domain, b.domain) || compare(a.handlerPath, b.handlerPath)),
    emailConfig: toEmailConfig(openEmailConfig(sealer, project)),
  },
})

/** Leaves the secrets out: the password of the email server and the client secrets of the providers. */
function withoutSecrets({ config, ...project }: AdminProject): AdminProject {
  const { emailConfig, oauthProviders, ...others } = config
  return {
    ...project,
    config: {
      ...others,
      oauthProviders: oauthProviders.map(({ clientSecret: _, ...provider }) => provider),
      emailConfig:
        emailConfig.type === 'shared' ? emailConfig : { ...emailConfig, password: undefined },
    },
  }
}

/** The settings as a response has them. A later setting is absent while it has its default, as on recorded services. */
const toSettings = <Name extends SettingName<'client' | 'owner'>>(
  config: ProjectSettings,
  names: readonly Name[],
): Pick<AdminConfig, Name> =>
  Object.fromEntries(
    names
      .filter((name) => !isLaterSetting(name) || !hasDefault(config, name))
      .map((name) => {
        const value = config[name]
        return [name, Array.isArray(value) ? value.map(toId) : value]
      }),
  ) as Pick<AdminConfig, Name>

const hasDefault = (config: ProjectSettings, name: SettingName): boolean =>
  config[name] === undefined || config[name] === projectSettings[name].default

const toProvider = (provider: OAuthProviderConfig): ProviderResponse => ({
  id: provider.id,
  type: provider.type,
  clientId: provider.clientId,
  clientSecret: provider.clientSecret,
  facebookConfigId: provider.facebookConfigId,
  microsoftTenantId: provider.microsoftTenantId,
})

const toEmailConfig = (own: ReturnType<typeof openEmailConfig>): AdminConfig['emailConfig'] =>
  own === undefined
    ? { type: 'shared' }
    : {
        type: 'standard',
        host: own.host,
        port: own.port,
        username: own.username,
        password: own.password,
        senderName: own.senderName,
        senderEmail: own.senderEmail,
      }

const toId = (id: string) => ({ id })
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
