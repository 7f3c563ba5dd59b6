import * as routes from '@latchkey/contract/routes/owned-projects'
import * as schemas from '@latchkey/contract/schemas/owned-projects'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import { updateProject } from '../domain/projects/update-project.js'
import {
  deleteOwnedProject,
  createOwnedProject,
  listOwnedProjectIds,
  transferProject,
} from '../domain/owned-projects/owned-projects.js'
import { readProjects } from '../domain/projects/project-response.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { projectChangesOf } from '../domain/projects/project-fields.js'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { requireUser } from './call/current-user.js'
import type { User } from '../domain/users/user-view.js'
import { readMetrics } from '../domain/users/project-metrics.js'
import { toServerUser } from '../domain/users/user-response.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
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

  updateProject: async (call) => {
    const { ctx, auth } = call
    const { displayName, ...body } = call.body
    // Settings decide who can sign in and where emails and codes go.
    if (body.config !== undefined || body.isProductionMode !== undefined)
      await requireRecentSignIn(call)
    await updateProject(ctx, auth.project, { displayName, ...projectChangesOf(body) })
    return readProject(ctx, auth.project.id)
  },

  deleteProject: async (call) => {
    const { ctx, auth } = call
    await requireRecentSignIn(call)
    await deleteOwnedProject(ctx, auth.project.id)
    return success
  },

  listOwnedProjects: async (call) => {
    const owner = requireOwner(call)
    return toList(await readProjects(call.ctx, await listOwnedProjectIds(call.ctx.db, owner)))
  },

  createOwnedProject: async (call) => {
    const { displayName, ownerTeamId = null, ...body } = call.body
    const owner = requireOwner(call)
    const newProject = { displayName, ownerTeamId, ...projectChangesOf(body) }
    return readProject(call.ctx, await createOwnedProject(call.ctx, owner.row.id, newProject))
  },

  transferOwnedProject: async (call) => {
    const { projectId, newTeamId } = call.body
    const owner = requireOwner(call)
    await requireRecentSignIn(call)
    await transferProject(call.ctx, owner, { projectId, teamId: newTeamId })
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

  listProjectKeySets: async ({ ctx, auth }) =>
    toList((await listKeySets(ctx.db, auth.project.id)).map(toKeySet)),

  createProjectKeySet: async (call) => {
    const { ctx, auth, body } = call
    await requireRecentSignIn(call)
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

  updateProjectKeySet: async (call) => {
    const { ctx, auth, params, body } = call
    await requireRecentSignIn(call)
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
  if (project === undefined) throw fail('PROJECT_NOT_FOUND', { project_id: id })
  return project
}

/**
 * Returns the signed-in user of the project `internal`; the user is checked first.
 * Anonymous users cannot own projects, because emails are sent in the name of an owner.
 */
function requireOwner(call: Pick<Call, 'ctx' | 'auth'>): User {
  const user = requireUser(call)
  if (user.row.isAnonymous) throw fail('USER_AUTHENTICATION_REQUIRED')
  if (call.auth.project.id !== INTERNAL_PROJECT_ID) throw fail('EXPECTED_INTERNAL_PROJECT')
  return user
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
