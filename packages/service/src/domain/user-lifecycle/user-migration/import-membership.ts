import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../../context.js'
import { teamMemberships, type Project } from '../../../db/schema.js'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { grantTeamPermission } from '../../permissions/permissions.js'
import { grantDefaults } from '../../teams/default-permissions.js'
import { findTeam } from '../../teams/teams.js'
import { emit } from '../../webhooks/events.js'
import type { UserRecord } from './user-record.js'

type Membership = NonNullable<UserRecord['teamMemberships']>[number] & { userId: string }

/** Makes a new user a member of a team, with the profile and the permissions of the export. */
export async function importMembership(
  ctx: Context,
  project: Project,
  { permissionIds, joinedAtMillis, ...membership }: Membership,
): Promise<void> {
  const { userId } = membership
  const teamId = membership.teamId.toLowerCase()
  const team = await findTeam(ctx.db, project.id, teamId, { isLocked: true })
  if (team === undefined) throw fail('TEAM_NOT_FOUND', { team_id: teamId })
  await ctx.db.insert(teamMemberships).values({
    ...membership,
    teamId,
    projectId: project.id,
    joinedAt: joinedAtMillis ?? projectNow(ctx, project),
  })
  await emit(ctx, project, 'team_membership.created', { teamId, userId })
  await recordAuditEvent(ctx, project, {
    action: 'team_member.added',
    subject: userSubject(userId),
    details: { teamId },
  })
  if (permissionIds === undefined)
    await grantDefaults(ctx, project, {
      userId,
      teamId,
      kind: 'teamMemberDefaultPermissions',
      undefinedPermissions: 'refuse',
    })
  for (const id of permissionIds ?? [])
    await grantTeamPermission(ctx, project, { id, teamId, userId })
}
