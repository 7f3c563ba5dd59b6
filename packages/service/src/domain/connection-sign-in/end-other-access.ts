import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  contactChannels,
  sessions,
  teamConnectionAccounts,
  teamConnections,
  teamDomains,
  teamMemberships,
  type Project,
} from '../../db/schema.js'
import { endGrants } from '../oauth-grants/end-grants.js'
import {
  type DeletedSession,
  deleteSessions,
  recordSessionEnd,
} from '../sessions/delete-sessions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import {
  channelDomain,
  isDomainOfAccount,
  isMembershipOfAccount,
  isOwnAddress,
} from '../team-connections/required-sign-in.js'

/** Which users a requirement binds that were free before; undefined for all of a connection. */
interface Bound {
  /** Those with addresses of a domain. */
  domain?: string
  /** One of them. */
  userId?: string
}

/**
 * Ends the access that began without a required connection: the sessions of members with an address of the team's domains or
 * with an account at the provider, and what these members have allowed other apps, whose grants do not say how they
 * began. The access of the emergency owner stays. Call it when the connection starts to bind users.
 */
export async function endOtherAccess(
  tx: Context,
  project: Project,
  connection: TeamConnection,
  { domain, userId }: Bound = {},
): Promise<void> {
  if (!isInForce(connection)) return
  const { id, emergencyUserId } = connection
  const members = await tx.db
    .select({ userId: teamMemberships.userId })
    .from(teamMemberships)
    .where(
      and(
        eq(teamMemberships.teamId, connection.teamId),
        emergencyUserId === null ? undefined : ne(teamMemberships.userId, emergencyUserId),
        userId === undefined ? undefined : eq(teamMemberships.userId, userId),
        or(
          exists(addressesOfTeam(tx.db, domain)),
          domain === undefined ? exists(accountsOfConnection(tx.db, id)) : undefined,
        ),
      ),
    )
  const userIds = members.map((member) => member.userId)
  const isOfUser = sql`${sessions.userId} = any (${sql.param(userIds)}::uuid[])`
  const isOther = or(
    sql`${sessions.signInMethod} is distinct from 'sso'`,
    sql`${sessions.signInProviderId} is distinct from ${id}`,
  )
  const isOfProject = eq(sessions.projectId, project.id)
  const ended = await deleteSessions(tx, project, and(isOfProject, isOfUser, isOther))
  await recordEnds(tx, project, ended, 'sso_required')
  await endGrants(tx, userIds)
}

/** The addresses of a member on verified domains of the team, or on one of them. */
const addressesOfTeam = (db: Database, domain: string | undefined) =>
  db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .innerJoin(
      teamDomains,
      and(
        eq(teamDomains.teamId, teamMemberships.teamId),
        eq(teamDomains.domain, channelDomain),
        isNotNull(teamDomains.verifiedAt),
        domain === undefined ? undefined : eq(teamDomains.domain, domain),
      ),
    )
    .where(and(eq(contactChannels.userId, teamMemberships.userId), isOwnAddress))

/** The accounts of a member at the provider of a connection. */
const accountsOfConnection = (db: Database, connectionId: string) =>
  db
    .select({ id: teamConnectionAccounts.id })
    .from(teamConnectionAccounts)
    .innerJoin(teamConnections, eq(teamConnections.id, teamConnectionAccounts.connectionId))
    .innerJoin(teamDomains, isDomainOfAccount)
    .where(and(eq(teamConnectionAccounts.connectionId, connectionId), isMembershipOfAccount))

/** Whether a connection closes the other sign-in methods. */
export const isInForce = ({ state, isRequired }: TeamConnection): boolean =>
  state === 'on' && isRequired

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
  ended: readonly DeletedSession[],
  reason: string,
): Promise<void> {
  for (const session of ended) await recordSessionEnd(tx, project, session, reason)
}
