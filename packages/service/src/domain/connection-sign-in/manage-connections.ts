import { eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { TEAM_ADMIN_PERMISSIONS } from '@latchkey/contract/team-admin-permissions'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { teamConnectionAccounts, teamConnections, type Project } from '../../db/schema.js'
import type {
  AuditChange,
  ConnectionTest,
  GroupMapping,
  StoredConnectionConfig,
} from '../../db/values.js'
import { conflict, rejection } from '../../errors/http-error.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../audit/value-changes.js'
import { findDefinition } from '../permissions/permission-definitions.js'
import { requireTeamPermission } from '../permissions/permissions.js'
import {
  findTeamConnection,
  listConnections,
  requireOff,
  type TeamConnection,
} from '../team-connections/connections.js'
import { verifiedDomains } from '../team-connections/team-domains.js'
import { TEAM_ADMIN } from '../teams/system-permissions.js'
import { lockTeam } from '../teams/teams.js'
import { endConnectionSessions, endOtherAccess, isInForce } from './end-other-access.js'
import { permissionIdsOf, requireRoles, type Manager, type Roles } from './required-roles.js'

/** One is on, and others are prepared. */
const MAX_CONNECTIONS = 10
const MAX_MAPPINGS = 100

interface NewConnection extends Roles {
  /** The ID that a set-up link has reserved. Default: a new one. */
  id?: string
  displayName: string
  config: StoredConnectionConfig
}

/** Adds a connection to a team, which is a draft. Rejects with PERMISSION_NOT_FOUND and TEAM_PERMISSION_REQUIRED. */
export const addConnection = (
  ctx: Context,
  project: Project,
  { manager, ...values }: NewConnection & { manager: Manager },
): Promise<TeamConnection> =>
  inTransaction(ctx, async (tx) => {
    const { teamId } = values
    await lockTeam(tx.db, teamId)
    const others = await listConnections(tx.db, teamId)
    if (others.some(({ id }) => id === values.id))
      throw conflict('The connection exists already. Delete it first.')
    if (others.length >= MAX_CONNECTIONS)
      throw rejection(`A team has at most ${MAX_CONNECTIONS} connections.`)
    await checkRoles(tx, project, { ...values, manager })
    const connection = onlyRow(
      await tx.db
        .insert(teamConnections)
        .values({
          ...values,
          projectId: project.id,
          type: values.config.type,
          state: 'draft',
          createdAt: projectNow(tx, project),
        })
        .returning(),
    )
    await record(tx, project, 'team_connection.created', { connection, changes: [] })
    return connection
  })

/** Settings to replace; undefined leaves a value unchanged. */
export interface ConnectionChanges {
  displayName?: string | undefined
  defaultPermissionIds?: string[] | undefined
  groupMappings?: GroupMapping[] | undefined
  isEnabled?: boolean | undefined
  isRequired?: boolean | undefined
  emergencyUserId?: string | null | undefined
  /** Returns the new configuration. */
  config?: ((before: StoredConnectionConfig) => StoredConnectionConfig) | undefined
}

interface ChangedConnection {
  teamId: string
  id: string
  manager: Manager
  changes: ConnectionChanges
  /** Rejects a change of a connection that is on. Default: false. */
  onlyOff?: boolean
}

/**
 * Changes a connection. Rejects with TEAM_CONNECTION_NOT_FOUND, and with TEAM_CONNECTION_NOT_TESTED if it is turned on without a
 * successful test. A connection that is on stays on when its credentials change: the issuer, and so the accounts, are the same.
 */
export const updateConnection = (
  ctx: Context,
  project: Project,
  { teamId, id, manager, changes, onlyOff = false }: ChangedConnection,
): Promise<TeamConnection> =>
  inTransaction(ctx, async (tx) => {
    await lockTeam(tx.db, teamId)
    const before = await findTeamConnection(tx.db, { teamId, id }, { isLocked: true })
    if (onlyOff) requireOff(before)
    const { isEnabled, config: changeConfig, ...settings } = changes
    const changed = Object.fromEntries(
      Object.entries(settings).filter(([, value]) => value !== undefined),
    )
    const configured: TeamConnection = {
      ...before,
      ...changed,
      ...(changeConfig !== undefined && {
        config: changeConfig(before.config),
        lastTest: null,
        state: before.state === 'on' ? 'on' : 'draft',
      }),
    }
    const after = { ...configured, state: stateAfter(configured, isEnabled) }
    if (changes.defaultPermissionIds !== undefined || changes.groupMappings !== undefined)
      await checkRoles(tx, project, { ...after, manager })
    // The member who chooses the provider chooses the groups of the members.
    if (changeConfig !== undefined) await requireRoles(tx, after, manager)
    if (changes.emergencyUserId) await requireAdmin(tx, after, changes.emergencyUserId)
    if (after.isRequired && after.emergencyUserId === null)
      throw rejection(
        'Set emergency_user_id: one admin of the team must keep another sign-in method.',
      )
    if (after.state === 'on' && before.state !== 'on') await requireReady(tx, after)
    await tx.db.update(teamConnections).set(after).where(eq(teamConnections.id, id))
    await endAccessOfNewlyBound(tx, project, { before, after })
    await record(tx, project, 'team_connection.changed', {
      connection: after,
      changes: connectionChanges(before, after),
    })
    return after
  })

/** Ends other access when a connection becomes required, and that of a former emergency owner. */
async function endAccessOfNewlyBound(
  tx: Context,
  project: Project,
  { before, after }: { before: TeamConnection; after: TeamConnection },
): Promise<void> {
  if (!isInForce(before)) return endOtherAccess(tx, project, after)
  const { emergencyUserId: userId } = before
  if (userId !== null && userId !== after.emergencyUserId)
    await endOtherAccess(tx, project, after, { userId })
}

function stateAfter({ state }: TeamConnection, isEnabled: boolean | undefined) {
  if (isEnabled === undefined) return state
  if (!isEnabled) return state === 'on' ? 'tested' : state
  if (state === 'draft') throw fail('TEAM_CONNECTION_NOT_TESTED')
  return 'on'
}

/** Rejects a connection that could not sign anyone in, or that another one would compete with. */
async function requireReady(tx: Context, { id, teamId }: TeamConnection): Promise<void> {
  if ((await verifiedDomains(tx.db, teamId)).length === 0)
    throw conflict('The team has no verified domain. Verify one first.')
  const others = await listConnections(tx.db, teamId)
  if (others.some((other) => other.id !== id && other.state === 'on'))
    throw conflict('Another connection of the team is on. Turn it off first.')
}

interface DeletedConnection {
  teamId: string
  id: string
  /** Rejects the deletion of a connection that is on or has accounts. Default: false. */
  onlyUnused?: boolean
}

/** Deletes a connection with its accounts, and ends the sessions that began there. */
export const deleteConnection = (
  ctx: Context,
  project: Project,
  { teamId, id, onlyUnused = false }: DeletedConnection,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockTeam(tx.db, teamId)
    const connection = await findTeamConnection(tx.db, { teamId, id }, { isLocked: true })
    if (onlyUnused) await requireUnused(tx.db, connection)
    await endConnectionSessions(tx, project, id)
    await tx.db.delete(teamConnections).where(eq(teamConnections.id, id))
    await record(tx, project, 'team_connection.deleted', { connection, changes: [] })
  })

async function requireUnused(db: Database, connection: TeamConnection): Promise<void> {
  requireOff(connection)
  if (
    (await db.$count(
      teamConnectionAccounts,
      eq(teamConnectionAccounts.connectionId, connection.id),
    )) > 0
  )
    throw conflict('The connection has accounts. An admin of the team can delete it.')
}

/**
 * Stores the result of a test. It is lost if the configuration was changed since, or the connection was deleted. A failure
 * does not turn a connection off.
 */
export const saveConnectionTest = (
  ctx: Context,
  { tested, result }: { tested: TeamConnection; result: ConnectionTest },
): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    const isIt = eq(teamConnections.id, tested.id)
    const [current] = await db.select().from(teamConnections).where(isIt).for('no key update')
    if (current === undefined) return
    if (JSON.stringify(current.config) !== JSON.stringify(tested.config)) return
    const tests = result.reason === null ? 'tested' : 'draft'
    const state = current.state === 'on' ? 'on' : tests
    await db.update(teamConnections).set({ lastTest: result, state }).where(isIt)
  })

/** Rejects permissions that are not defined in the project, and those that the manager does not have. */
async function checkRoles(
  tx: Context,
  project: Project,
  { manager, ...roles }: Roles & { manager: Manager },
): Promise<void> {
  if (roles.groupMappings.length > MAX_MAPPINGS)
    throw rejection(`A connection has at most ${MAX_MAPPINGS} group mappings.`)
  for (const permissionId of permissionIdsOf(roles)) {
    const definition = await findDefinition(tx.db, project.id, permissionId)
    if (definition?.scope !== 'team') throw fail('PERMISSION_NOT_FOUND', { permissionId })
    // The owners of projects are chosen by owners, so that a project does not lose its last one.
    if (project.id === INTERNAL_PROJECT_ID && permissionId === TEAM_ADMIN)
      throw rejection('A connection cannot give team_admin in the project internal.')
  }
  await requireRoles(tx, { ...roles, projectId: project.id }, manager)
}

/** Rejects with TEAM_MEMBERSHIP_NOT_FOUND or TEAM_PERMISSION_REQUIRED unless a user is an admin of the team. */
async function requireAdmin(
  tx: Context,
  { projectId, teamId }: TeamConnection,
  userId: string,
): Promise<void> {
  for (const permissionId of TEAM_ADMIN_PERMISSIONS)
    await requireTeamPermission(tx, { projectId, teamId, userId }, permissionId)
}

const record = (
  tx: Context,
  project: Project,
  action: 'team_connection.created' | 'team_connection.changed' | 'team_connection.deleted',
  {
    connection: { id, teamId, displayName },
    changes,
  }: { connection: TeamConnection; changes: AuditChange[] },
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: teamSubject(teamId),
    details: { connectionId: id, name: displayName, ...changeDetails(changes) },
  })

/** Lists what differs, for the audit log. A test is not a setting. */
function connectionChanges(before: TeamConnection, after: TeamConnection): AuditChange[] {
  const { lastTest: _before, ...oldSettings } = before
  const { lastTest: _after, ...newSettings } = after
  return valueChanges(oldSettings, newSettings, {
    plain: ['displayName', 'state', 'isRequired', 'defaultPermissionIds', 'emergencyUserId'],
  })
}
