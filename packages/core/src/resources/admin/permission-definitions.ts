import * as routes from '@latchkey/contract/routes/admin/permission-definitions'
import type { Read } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import { said } from '../../lib/said.js'
import type { AdminContext } from './context.js'

/** What a permission is called, and what else whoever has it may do (spec, section 3). */
export interface PermissionDefinition {
  /** Small letters, digits, `_` and `:`. An id with `$` belongs to the service. */
  readonly id: string
  /** Empty when there is none. */
  readonly description: string
  readonly containedPermissionIds: readonly string[]
}

export interface NewPermissionDefinition {
  id: string
  description?: string
  containedPermissionIds?: readonly string[]
}

/** What is left out stays. A new id is a new name: whoever has the permission keeps it. */
export type PermissionDefinitionPatch = Partial<NewPermissionDefinition>

/** What permissions there are: in a team, and in the whole project. No id is in both. */
export interface PermissionDefinitionAdministration {
  /** What permissions there are in teams, by id, those of the service too. */
  readonly listTeamPermissionDefinitions: Read<PermissionDefinition[]>
  /** What permissions there are in the project, by id. The service has none of its own there. */
  readonly listProjectPermissionDefinitions: Read<PermissionDefinition[]>
  /**
   * Defines a permission in teams. Rejects with `PERMISSION_ID_ALREADY_EXISTS`, and with
   * `CONTAINED_PERMISSION_NOT_FOUND` when a contained one is not defined for teams.
   *
   * @example await app.createTeamPermissionDefinition({ id: 'billing', containedPermissionIds: ['$read_members'] })
   * @see protocol, section 3.17
   */
  createTeamPermissionDefinition(definition: NewPermissionDefinition): Promise<PermissionDefinition>
  /** The same in the project. */
  createProjectPermissionDefinition(
    definition: NewPermissionDefinition,
  ): Promise<PermissionDefinition>
  /**
   * Changes a permission in teams. Rejects as creating one does, and with `PERMISSION_NOT_FOUND`, also for
   * one of the service's.
   *
   * @example await app.updateTeamPermissionDefinition('billing', { id: 'invoices' })
   */
  updateTeamPermissionDefinition(id: string, patch: PermissionDefinitionPatch): Promise<void>
  /** The same in the project. */
  updateProjectPermissionDefinition(id: string, patch: PermissionDefinitionPatch): Promise<void>
  /**
   * Deletes a permission in teams: takes it from everybody, and out of other definitions. Rejects with
   * `PERMISSION_NOT_FOUND`, also for one of the service's.
   */
  deleteTeamPermissionDefinition(id: string): Promise<void>
  /** The same in the project. */
  deleteProjectPermissionDefinition(id: string): Promise<void>
}

const ofTeam = {
  name: 'listTeamPermissionDefinitions',
  list: routes.listTeamPermissionDefinitions,
  create: routes.createTeamPermissionDefinition,
  update: routes.updateTeamPermissionDefinition,
  delete: routes.deleteTeamPermissionDefinition,
} as const

const ofProject = {
  name: 'listProjectPermissionDefinitions',
  list: routes.listProjectPermissionDefinitions,
  create: routes.createProjectPermissionDefinition,
  update: routes.updateProjectPermissionDefinition,
  delete: routes.deleteProjectPermissionDefinition,
} as const

type Scope = typeof ofTeam | typeof ofProject

const toDefinition = ({
  description = '',
  ...answer
}: Answered<typeof routes.createTeamPermissionDefinition>): PermissionDefinition =>
  Object.freeze({ ...answer, description })

const list = (scope: Scope) => async (ctx: AdminContext) => {
  const { items } = await ctx.call(scope.list, {})
  return items.map(toDefinition)
}

const toBody = ({ description, containedPermissionIds }: PermissionDefinitionPatch) => ({
  description,
  contained_permission_ids: containedPermissionIds && [...containedPermissionIds],
})

const create = (scope: Scope) => async (ctx: AdminContext, definition: NewPermissionDefinition) => {
  const body = { id: definition.id, ...toBody(definition) }
  const answer = await ctx.call(scope.create, { body })
  await ctx.refresh(scope.name)
  return toDefinition(answer)
}

const update =
  (scope: Scope) => async (ctx: AdminContext, id: string, patch: PermissionDefinitionPatch) => {
    // The service replaces all of it, whatever is sent (protocol, section 15.3).
    const known = (await list(scope)(ctx)).find((one) => one.id === id)
    const body = { id: patch.id, ...toBody({ ...known, ...said(patch) }) }
    await ctx.call(scope.update, { params: { permission_id: id }, body })
    await ctx.refresh(scope.name)
  }

const remove = (scope: Scope) => async (ctx: AdminContext, id: string) => {
  await ctx.call(scope.delete, { params: { permission_id: id } })
  await ctx.refresh(scope.name)
}

export const listTeamPermissionDefinitions = list(ofTeam)
export const createTeamPermissionDefinition = create(ofTeam)
export const updateTeamPermissionDefinition = update(ofTeam)
export const deleteTeamPermissionDefinition = remove(ofTeam)
export const listProjectPermissionDefinitions = list(ofProject)
export const createProjectPermissionDefinition = create(ofProject)
export const updateProjectPermissionDefinition = update(ofProject)
export const deleteProjectPermissionDefinition = remove(ofProject)
