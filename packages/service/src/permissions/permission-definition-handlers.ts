import { adminPermissionDefinitions as routes } from '@latchkey/contract/routes'
import { adminPermissionDefinitions as schemas } from '@latchkey/contract/schemas'
import { success, toList } from '../http/response.js'
import { inTransaction } from '../db/in-transaction.js'
import type { PermissionScope } from '../db/values.js'
import {
  createDefinition,
  deleteDefinition,
  listDefinitions,
  updateDefinition,
  type PermissionDefinition,
} from './permission-definitions.js'
import type { Call } from '../http/call.js'
import { implement } from '../http/implement.js'

type Caller = Pick<Call, 'ctx' | 'auth'>
interface Content {
  description?: string | undefined
  containedPermissionIds?: readonly string[] | undefined
}
interface DefinitionPath {
  params: { permissionId: string }
}

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

export const adminPermissionDefinitions = implement(routes, schemas, {
  listTeamPermissionDefinitions: list('team'),
  createTeamPermissionDefinition: create('team'),
  updateTeamPermissionDefinition: update('team'),
  deleteTeamPermissionDefinition: remove('team'),
  listProjectPermissionDefinitions: list('project'),
  createProjectPermissionDefinition: create('project'),
  updateProjectPermissionDefinition: update('project'),
  deleteProjectPermissionDefinition: remove('project'),
})

const toResponse = ({ id, description, containedIds }: PermissionDefinition) => ({
  id,
  ...(description === '' ? {} : { description }),
  containedPermissionIds: containedIds,
})
