import * as routes from '@latchkey/contract/routes/owned-projects'
import * as schemas from '@latchkey/contract/schemas/owned-projects'
import type { ProjectRole } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Call } from './call/call.js'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import { storeLogo } from '../domain/projects/logos.js'
import { updateProject } from '../domain/projects/update-project.js'
import {
  deleteOwnedProject,
  createOwnedProject,
  transferProject,
} from '../domain/owned-projects/owned-projects.js'
import { listProjectRoles } from '../domain/owned-projects/project-roles.js'
import { readProjects } from '../domain/projects/project-response.js'
import { implement } from './call/implement.js'
import { projectChangesOf } from '../domain/projects/project-fields.js'
import type { User } from '../domain/users/user-view.js'
import { readActivity } from '../domain/users/daily-counts.js'
import { readMetrics } from '../domain/users/project-metrics.js'
import { toServerUser } from '../domain/users/user-response.js'
import {
  createKeySet,
  findKeySet,
  listKeySets,
  updateKeySet,
  type KeySet,
} from '../domain/projects/key-sets.js'

/**
 * The expiry in responses about keys of a configuration file, which have none although the protocol always
 * returns one: the last instant of four-digit years, so that every calendar can show it.
 */
const NEVER_MILLIS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

export const ownedProjects = implement(routes, schemas, {
  readProject: (call) => readProject(call, call.auth.project.id, call.auth.owner?.role),

  updateProject: async (call) => {
    const {
      ctx,
      auth,
      body: { displayName, ...body },
    } = call
    await updateProject(ctx, auth.project, { displayName, ...projectChangesOf(body) })
    return readProject(call, auth.project.id, auth.owner?.role)
  },

  uploadLogo: async ({ ctx, auth, body }) => ({
    url: await storeLogo(ctx, auth.project, body.image),
  }),

  deleteProject: async ({ ctx, auth }) => {
    await deleteOwnedProject(ctx, auth.project.id)
    return success
  },

  listOwnedProjects: async (call) =>
    toList(await readAll(call, await listProjectRoles(call.ctx, call.user))),

  createOwnedProject: async (call) => {
    const { displayName, ownerTeamId = null, ...body } = call.body
    const newProject = { displayName, ownerTeamId, ...projectChangesOf(body) }
    const id = await createOwnedProject(call.ctx, call.user.row.id, newProject)
    return readProject(call, id, 'owner')
  },

  transferOwnedProject: async ({ ctx, user, body: { projectId, newTeamId } }) => {
    await transferProject(ctx, user, { projectId, teamId: newTeamId })
    return success
  },

  readMetrics: async (call) => {
    const { ctx, auth } = call
    const metrics = await readMetrics(ctx, auth.project)
    const toResponse = (user: User) => toServerUser(user, call)
    return {
      ...metrics,
      recentlyRegistered: metrics.recentlyRegistered.map(toResponse),
      recentlyActive: metrics.recentlyActive.map(toResponse),
    }
  },

  readActivity: async ({ ctx, auth, query: { interval = 'day' } }) =>
    toList(await readActivity(ctx, auth.project, interval)),

  listProjectKeySets: async ({ ctx, auth, headers }) =>
    toList((await listKeySets(ctx.db, auth.project.id)).map((set) => toKeySet(set, headers))),

  createProjectKeySet: async ({ ctx, auth, body }) => {
    const { set, keys } = await createKeySet(ctx, auth.project, {
      description: body.description,
      expiresAt: body.expiresAtMillis,
      kinds: [
        ...(body.hasPublishableClientKey ? (['publishableClientKey'] as const) : []),
        ...(body.hasSecretServerKey ? (['secretServerKey'] as const) : []),
        ...(body.hasSuperSecretAdminKey ? (['superSecretAdminKey'] as const) : []),
      ],
    })
    return {
      ...fieldsOf(set),
      publishableClientKey: keys.publishableClientKey,
      secretServerKey: keys.secretServerKey,
      superSecretAdminKey: keys.superSecretAdminKey,
    }
  },

  readProjectKeySet: async ({ ctx, auth, params, headers }) =>
    toKeySet(requireSet(await findKeySet(ctx.db, auth.project.id, params.apiKeyId)), headers),

  updateProjectKeySet: async ({ ctx, auth, params, body, headers }) => {
    const changed = await updateKeySet(ctx, auth.project, {
      id: params.apiKeyId,
      description: body.description,
      isRevoked: body.revoked === true,
    })
    return toKeySet(requireSet(changed), headers)
  },
})

type Reader = Pick<Call, 'ctx' | 'headers'>

/** A project as a role, or a key, sees it; it may have been deleted since its key was checked. */
async function readProject(reader: Reader, id: string, role: ProjectRole | undefined) {
  const [project] = await readAll(reader, new Map([[id, role]]))
  if (project === undefined) throw fail('PROJECT_NOT_FOUND', { projectId: id })
  return project
}

/** The same for several projects. Published clients do not know roles. */
async function readAll(
  { ctx, headers }: Reader,
  roles: ReadonlyMap<string, ProjectRole | undefined>,
) {
  const projects = await readProjects(ctx, roles)
  if (!isLatchkeyClient(headers)) return projects
  return projects.map((project) => ({ ...project, role: roles.get(project.id) }))
}

function requireSet(set: KeySet | undefined): KeySet {
  if (set === undefined) throw fail('API_KEY_NOT_FOUND')
  return set
}

const fieldsOf = (set: KeySet) => ({
  id: set.id,
  description: set.description,
  expiresAtMillis: set.expiresAt ?? NEVER_MILLIS,
  manuallyRevokedAtMillis: set.revokedAt ?? undefined,
  createdAtMillis: set.createdAt,
})

/** A set without its keys, as the protocol shows it (section 3.1, InternalApiKey). Published clients do not know its last use. */
const toKeySet = (set: KeySet, headers: Headers) => ({
  ...fieldsOf(set),
  publishableClientKey: lastFour(set.publishableClientKeyEnd),
  secretServerKey: lastFour(set.secretServerKeyEnd),
  superSecretAdminKey: lastFour(set.superSecretAdminKeyEnd),
  ...(isLatchkeyClient(headers) && { lastUsedAtMillis: set.lastUsedAt }),
})

const lastFour = (end: string | null) => (end === null ? undefined : { lastFour: end })
