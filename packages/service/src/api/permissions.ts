import * as routes from '@latchkey/contract/routes/permissions'
import * as schemas from '@latchkey/contract/schemas/permissions'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import {
  grantProjectPermission,
  grantTeamPermission,
  listProjectPermissions,
  listTeamPermissions,
  revokeProjectPermission,
  revokeTeamPermission,
} from '../domain/permissions/permissions.js'
import { isSystemPermission } from '../domain/teams/system-permissions.js'
import { requireMember } from '../domain/teams/team-members.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { memberOf } from './team-members.js'
import { inTransaction } from '../db/in-transaction.js'
import type { PermissionScope } from '../db/values.js'
import {
  createDefinition,
  deleteDefinition,
  listDefinitions,
  updateDefinition,
  type PermissionDefinition,
} from '../domain/permissions/permission-definitions.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

interface Content {
  description?: string | undefined
  containedPermissionIds?: readonly string[] | undefined
}

interface DefinitionPath {
  params: { permissionId: string }
}

const toResponse = ({ id, description, containedIds }: PermissionDefinition) => ({
  id,
  ...(description === '' ? {} : { description }),
  containedPermissionIds: containedIds,
})

/** The same calls for both scopes. */
const list = (scope: PermissionScope) => async (call: Caller) => {
  const all = await listDefinitions(call.ctx.db, call.auth.project.id)
  return toList(all.filter((definition) => definition.scope === scope).map(toResponse))
}

const create =
  (scope: PermissionScope) =>
  async ({ ctx, auth, body }: Caller & { body: Content & { id: string } }) =>
    toResponse(
      await inTransaction(ctx, (tx) =>
        createDefinition(tx, auth.project, {
          scope,
          id: body.id,
          description: body.description,
          containedIds: body.containedPermissionIds,
        }),
      ),
    )

const update =
  (scope: PermissionScope) =>
  async ({
    ctx,
    auth,
    params,
    body,
  }: Caller & DefinitionPath & { body: Content & { id?: string | undefined } }) =>
    toResponse(
      await inTransaction(ctx, (tx) =>
        updateDefinition(tx, auth.project, {
          scope,
          oldId: params.permissionId,
          id: body.id ?? params.permissionId,
          description: body.description,
          containedIds: body.containedPermissionIds,
        }),
      ),
    )

const remove =
  (scope: PermissionScope) =>
  async ({ ctx, auth, params }: Caller & DefinitionPath) => {
    const id = params.permissionId
    await inTransaction(ctx, (tx) => deleteDefinition(tx, auth.project, { scope, id }))
    return success
  }

export const permissions = implement(routes, schemas, {
  listTeamPermissions: async (call) => {
    const { ctx, auth, query, subjectId: userId } = call
    const teamPermissions = await listTeamPermissions(ctx.db, auth.project.id, {
      userId,
      teamId: query.teamId,
      permissionId: query.permissionId,
      isRecursive: query.recursive ?? false,
    })
    return toList(teamPermissions)
  },

  listProjectPermissions: async (call) => {
    const { ctx, auth, query, subjectId: userId } = call
    const projectPermissions = await listProjectPermissions(ctx.db, auth.project.id, {
      userId,
      permissionId: query.permissionId,
      isRecursive: query.recursive ?? false,
    })
    return toList(projectPermissions)
  },

  grantTeamPermission: async (call) => {
    const { ctx, auth, params } = call
    const id = params.permissionId
    if (id.startsWith('$') && !isSystemPermission(id))
      throw fail('SCHEMA_ERROR', { message: `path.permission_id: there is no permission ${id}` })
    const permission = { ...memberOf(call), id }
    await requireMember(ctx.db, auth.project.id, permission)
    await inTransaction(ctx, (tx) => grantTeamPermission(tx, auth.project, permission))
    return permission
  },

  revokeTeamPermission: async (call) => {
    const { ctx, auth, params } = call
    const permission = { ...memberOf(call), id: params.permissionId }
    await requireMember(ctx.db, auth.project.id, permission)
    const wasHeld = await inTransaction(ctx, (tx) =>
      revokeTeamPermission(tx, auth.project, permission),
    )
    if (!wasHeld)
      throw fail('TEAM_PERMISSION_NOT_FOUND', {
        teamId: permission.teamId,
        userId: permission.userId,
        permissionId: permission.id,
      })
    return success
  },

  grantProjectPermission: async (call) => {
    const { ctx, auth, params, subject } = call
    const permission = { userId: subject.row.id, id: params.permissionId }
    await inTransaction(ctx, (tx) => grantProjectPermission(tx, auth.project, permission))
    return permission
  },

  revokeProjectPermission: async (call) => {
    const { ctx, auth, params, subject } = call
    const permission = { userId: subject.row.id, id: params.permissionId }
    const wasHeld = await inTransaction(ctx, (tx) =>
      revokeProjectPermission(tx, auth.project, permission),
    )
    if (!wasHeld) throw fail('PERMISSION_NOT_FOUND', { permissionId: permission.id })
    return success
  },

  listTeamPermissionDefinitions: list('team'),
  createTeamPermissionDefinition: create('team'),
  updateTeamPermissionDefinition: update('team'),
  deleteTeamPermissionDefinition: remove('team'),
  listProjectPermissionDefinitions: list('project'),
  createProjectPermissionDefinition: create('project'),
  updateProjectPermissionDefinition: update('project'),
  deleteProjectPermissionDefinition: remove('project'),
})
