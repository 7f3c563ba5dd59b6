import { fail } from '@latchkey/contract/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Context, projectNow } from '../../../context.js'
import { insertRows } from '../../../db/insert-rows.js'
import { teamMemberships, teamPermissions, teams, type Project } from '../../../db/schema.js'
import { recordAuditEvents, userSubject } from '../../audit/record-audit-event.js'
import { grantTeamPermissions } from '../../permissions/permissions.js'
import { definedDefaults } from '../../teams/default-permissions.js'
import { emitAll } from '../../webhooks/events.js'
import type { UserRecord } from './user-record.js'

/** A membership of an export, with its user. */
export type MembershipRecord = NonNullable<UserRecord['teamMemberships']>[number] & {
  userId: string
}

/** Makes new users members of teams, with the profiles and the permissions of the export. */
export async function importMemberships(
  ctx: Context,
  project: Project,
  records: readonly MembershipRecord[],
): Promise<void> {
  if (records.length === 0) return
  await requireTeams(ctx, project, [...new Set(records.map(({ teamId }) => teamId))])
  const now = projectNow(ctx, project)
  const rows = records.map((record) => ({
    teamId: record.teamId,
    userId: record.userId,
    projectId: project.id,
    displayName: record.displayName,
    profileImageUrl: record.profileImageUrl,
    isSelected: record.isSelected ?? false,
    isPersonal: record.isPersonal ?? false,
    joinedAt: record.joinedAtMillis ?? now,
  }))
  await insertRows(ctx.db, teamMemberships, rows)
  const members = records.map(({ teamId, userId }) => ({ teamId, userId }))
  await emitAll(ctx, project, 'team_membership.created', members)
  const events = members.map(({ teamId, userId }) => ({
    action: 'team_member.added' as const,
    subject: userSubject(userId),
    details: { teamId },
  }))
  await recordAuditEvents(ctx, project, events)
  await grantPermissions(ctx, project, records)
}

/** Locks the teams, so that none is deleted before the transaction ends. */
async function requireTeams(ctx: Context, project: Project, ids: string[]): Promise<void> {
  const rows = await ctx.db
    .select({ id: teams.id })
    .from(teams)
    .where(and(inArray(teams.id, ids), eq(teams.projectId, project.id)))
    .orderBy(asc(teams.id))
    .for('key share')
  const existing = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !existing.has(id))
  if (missing !== undefined) throw fail('TEAM_NOT_FOUND', { teamId: missing })
}

async function grantPermissions(
  ctx: Context,
  project: Project,
  records: readonly MembershipRecord[],
): Promise<void> {
  const usual = records.filter(({ permissionIds }) => permissionIds === undefined)
  const defaults =
    usual.length === 0
      ? []
      : await definedDefaults(ctx, project, {
          kind: 'teamMemberDefaultPermissions',
          undefinedPermissions: 'refuse',
        })
  const rows = usual.flatMap(({ teamId, userId }) =>
    defaults.map((permissionId) => ({ teamId, userId, permissionId, projectId: project.id })),
  )
  await insertRows(ctx.db, teamPermissions, rows)
  const named = records.flatMap(({ teamId, userId, permissionIds = [] }) =>
    permissionIds.map((id) => ({ id, teamId, userId })),
  )
  await grantTeamPermissions(ctx, project, named)
}
