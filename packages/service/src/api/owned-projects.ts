import * as routes from '@latchkey/contract/routes/owned-projects'
import * as schemas from '@latchkey/contract/schemas/owned-projects'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import { storeLogo } from '../domain/projects/logos.js'
import { updateProject } from '../domain/projects/update-project.js'
import {
  deleteOwnedProject,
  createOwnedProject,
  listOwnedProjectIds,
  transferProject,
} from '../domain/owned-projects/owned-projects.js'
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
  readProject: ({ ctx, auth }) => readProject(ctx, auth.project.id),

  updateProject: async ({ ctx, auth, body: { displayName, ...body } }) => {
    await updateProject(ctx, auth.project, { displayName, ...projectChangesOf(body) })
    return readProject(ctx, auth.project.id)
  },

  uploadLogo: async ({ ctx, auth, body }) => ({
    url: await storeLogo(ctx, auth.project, body.image),
  }),

  deleteProject: async ({ ctx, auth }) => {
    await deleteOwnedProject(ctx, auth.project.id)
    return success
  },

  listOwnedProjects: async ({ ctx, user }) =>
    toList(await readProjects(ctx, await listOwnedProjectIds(ctx.db, user))),

  createOwnedProject: async ({ ctx, user, body: { displayName, ownerTeamId = null, ...body } }) => {
    const newProject = { displayName, ownerTeamId, ...projectChangesOf(body) }
    return readProject(ctx, await createOwnedProject(ctx, user.row.id, newProject))
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

  listProjectKeySets: async ({ ctx, auth }) =>
    toList((await listKeySets(ctx.db, auth.project.id)).map(toKeySet)),

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

  readProjectKeySet: async ({ ctx, auth, params }) =>
    toKeySet(requireSet(await findKeySet(ctx.db, auth.project.id, params.apiKeyId))),

  updateProjectKeySet: async ({ ctx, auth, params, body }) => {
    const changed = await updateKeySet(ctx, auth.project, {
      id: params.apiKeyId,
      description: body.description,
      isRevoked: body.revoked === true,
    })
    return toKeySet(requireSet(changed))
  },
})

/** A project as its owner sees it; it may have been deleted since its key was checked. */
async function readProject(ctx: Context, id: string) {
  const [project] = await readProjects(ctx, [id])
  if (project === undefined) throw fail('PROJECT_NOT_FOUND', { projectId: id })
  return project
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

/** A set without its keys, as the protocol shows it (section 3.1, InternalApiKey). */
const toKeySet = (set: KeySet) => ({
  ...fieldsOf(set),
  publishableClientKey: lastFour(set.publishableClientKeyEnd),
  secretServerKey: lastFour(set.secretServerKeyEnd),
  superSecretAdminKey: lastFour(set.superSecretAdminKeyEnd),
})

const lastFour = (end: string | null) => (end === null ? undefined : { lastFour: end })
