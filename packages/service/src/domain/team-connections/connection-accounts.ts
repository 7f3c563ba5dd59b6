import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { teamConnectionAccounts, teamConnections } from '../../db/schema.js'

/** Lists the accounts at identity providers of teams that sign a user in, oldest first. */
export const listConnectionAccounts = (db: Database, userId: string) =>
  db
    .select({
      connectionId: teamConnections.id,
      teamId: teamConnections.teamId,
      type: teamConnections.type,
      displayName: teamConnections.displayName,
      accountId: teamConnectionAccounts.accountId,
      email: teamConnectionAccounts.email,
      createdAtMillis: teamConnectionAccounts.createdAt,
      lastSignInAtMillis: teamConnectionAccounts.lastSignInAt,
    })
    .from(teamConnectionAccounts)
    .innerJoin(teamConnections, eq(teamConnections.id, teamConnectionAccounts.connectionId))
    .where(eq(teamConnectionAccounts.userId, userId))
    .orderBy(asc(teamConnectionAccounts.createdAt), asc(teamConnectionAccounts.id))
