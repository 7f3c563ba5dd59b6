import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.js'
import {
  contactChannels,
  sessions,
  teamConnectionAccounts,
  teamDomains,
  teamMemberships,
  type Project,
} from '../../db/schema.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { deleteSessions } from '../sessions/delete-sessions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { channelDomain, isOwnAddress } from '../team-connections/required-sign-in.js'

/**
 * Ends the sessions that began without a required connection: those of members with an address of the team's domains, and of users
 * with an account at the provider. The sessions of the emergency owner stay.
 */
export async function endOtherSessions(
  tx: Context,
  project: Project,
  connection: TeamConnection,
): Promise<void> {
  if (connection.state !== 'on' || !connection.isRequired) return
  const { id, teamId, emergencyUserId } = connection
  const membersOfDomains = tx.db
    .select({ userId: teamMemberships.userId })
    .from(teamMemberships)
    .innerJoin(
      contactChannels,
      and(eq(contactChannels.userId, teamMemberships.userId), isOwnAddress),
    )
    .innerJoin(
      teamDomains,
      and(
        eq(teamDomains.teamId, teamMemberships.teamId),
        eq(teamDomains.domain, channelDomain),
        isNotNull(teamDomains.verifiedAt),
      ),
    )
    .where(eq(teamMemberships.teamId, teamId))
  const users = tx.db
    .select({ userId: teamConnectionAccounts.userId })
    .from(teamConnectionAccounts)
    .where(eq(teamConnectionAccounts.connectionId, id))
  const isOther = or(
    sql`${sessions.signInMethod} is distinct from 'sso'`,
    sql`${sessions.signInProviderId} is distinct from ${id}`,
  )
  const isOfUser = sql`${sessions.userId} in (${union(membersOfDomains, users)})`
  const isEnding = emergencyUserId === null ? undefined : ne(sessions.userId, emergencyUserId)
  const isOfProject = eq(sessions.projectId, project.id)
  const ended = await deleteSessions(tx, project, and(isOfProject, isOfUser, isOther, isEnding))
  await recordEnds(tx, project, ended, 'sso_required')
}

/** Ends the sessions that began at a connection which is deleted. */
export async function endConnectionSessions(
  tx: Context,
  project: Project,
  connectionId: string,
): Promise<void> {
  const isOfConnection = and(
    eq(sessions.projectId, project.id),
    eq(sessions.signInMethod, 'sso'),
    eq(sessions.signInProviderId, connectionId),
    sql`${sessions.userId} in (${tx.db
      .select({ userId: teamConnectionAccounts.userId })
      .from(teamConnectionAccounts)
      .where(eq(teamConnectionAccounts.connectionId, connectionId))})`,
  )
  const ended = await deleteSessions(tx, project, isOfConnection)
  await recordEnds(tx, project, ended, 'connection_deleted')
}

async function recordEnds(
  tx: Context,
  project: Project,
  ended: readonly { id: string; userId: string }[],
  reason: string,
): Promise<void> {
  for (const { id: sessionId, userId } of ended)
    await recordAuditEvent(tx, project, {
      action: 'session.ended',
      subject: userSubject(userId),
      details: { sessionId, reason },
    })
}
