import { and, eq, exists, isNotNull, ne, not, or, sql, type Placeholder } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import {
  contactChannels,
  teamConnectionAccounts,
  teamConnections,
  teamDomains,
  teamMemberships,
  type Project,
} from '../../db/schema.js'
import { findConnectionOfEmail } from './connections.js'

/** The domain of an address, as `team_domains` has it. */
export const channelDomain = sql`split_part(${contactChannels.canonicalValue}, '@', 2)`

/**
 * The addresses that count as those of their user. One that the user has added without a proof does not: the connection of its
 * domain must not decide about accounts of others.
 */
export const isOwnAddress = and(
  eq(contactChannels.type, 'email'),
  or(contactChannels.isVerified, ne(contactChannels.origin, 'added')),
)

/** A domain that a team has verified: the one of the address that an account of its connection had at the last sign-in. */
export const isDomainOfAccount = and(
  eq(teamDomains.teamId, teamConnections.teamId),
  eq(teamDomains.domain, sql`lower(split_part(${teamConnectionAccounts.email}, '@', 2))`),
  isNotNull(teamDomains.verifiedAt),
)

/** The membership in the team of a connection of the user whom an account of the connection signs in. */
export const isMembershipOfAccount = and(
  eq(teamMemberships.teamId, teamConnections.teamId),
  eq(teamMemberships.userId, teamConnectionAccounts.userId),
)

interface SignIn {
  userId: string
  /** The connection of the sign-in, or the provider of another one; null without any. */
  providerId: string | null
}

/**
 * Rejects with SSO_REQUIRED if a team requires its connection for a user, and the user signs in otherwise. A team does so for the
 * addresses of its domains, and for members whom its connection has signed in before: another address must not be a way around it.
 *
 * @returns the addresses that the user signs in with, in their canonical form, which the same statement reads
 */
export async function requireAllowedSignIn(
  ctx: Context,
  { userId, providerId }: SignIn,
): Promise<string[]> {
  const { requiredIds, addresses } = onlyRow(await selectSignInFacts(ctx.db).execute({ userId }))
  const [first] = requiredIds
  if (first === undefined || requiredIds.some((id) => id === providerId)) return addresses
  throw fail('SSO_REQUIRED', { connectionId: first })
}

/** Rejects an address with SSO_REQUIRED if a team requires its connection for the domain, whether there is an account or not. */
export async function rejectRequiredDomain(
  ctx: Context,
  project: Project,
  email: string | null,
): Promise<void> {
  if (email === null) return
  const connection = await findConnectionOfEmail(ctx.db, project.id, email)
  if (connection?.isRequired) throw fail('SSO_REQUIRED', { connectionId: connection.id })
}

/** Selects the connections that teams require of a user, and the user's addresses. Reads rows of the user only. */
const selectSignInFacts = buildOnce((db) => {
  const userId = sql.placeholder('userId')
  const fields = { id: teamConnections.id }
  const isRequired = and(
    eq(teamConnections.state, 'on'),
    teamConnections.isRequired,
    not(isEmergencyOwner(db, userId)),
  )
  const byAddress = db
    .select(fields)
    .from(contactChannels)
    .innerJoin(
      teamDomains,
      and(
        eq(teamDomains.projectId, contactChannels.projectId),
        eq(teamDomains.domain, channelDomain),
        isNotNull(teamDomains.verifiedAt),
      ),
    )
    .innerJoin(teamConnections, and(eq(teamConnections.teamId, teamDomains.teamId), isRequired))
    .where(and(eq(contactChannels.userId, userId), isOwnAddress))
  const byAccount = db
    .select(fields)
    .from(teamConnectionAccounts)
    .innerJoin(
      teamConnections,
      and(eq(teamConnections.id, teamConnectionAccounts.connectionId), isRequired),
    )
    .innerJoin(teamMemberships, isMembershipOfAccount)
    .innerJoin(teamDomains, isDomainOfAccount)
    .where(eq(teamConnectionAccounts.userId, userId))
  const required = unionAll(byAddress, byAccount)
  const addresses = db
    .select({ address: contactChannels.canonicalValue })
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), contactChannels.usedForAuth))
  return db
    .select({
      requiredIds: sql<string[]>`array_to_json(array(${required}))`,
      addresses: sql<string[]>`array_to_json(array(${addresses}))`,
    })
    .from(sql`(select) one_row`)
    .prepare('select_sign_in_facts')
})

/** Whether a user is the emergency owner of a connection. One who has left the team is not. */
const isEmergencyOwner = (db: Database, userId: Placeholder) =>
  exists(
    db
      .select({ userId: teamMemberships.userId })
      .from(teamMemberships)
      .where(
        and(
          eq(teamMemberships.userId, userId),
          eq(teamMemberships.userId, teamConnections.emergencyUserId),
          eq(teamMemberships.teamId, teamConnections.teamId),
        ),
      ),
  )
