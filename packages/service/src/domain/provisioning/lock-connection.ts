import { eq, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Database } from '../../db/database.js'
import { teamConnections } from '../../db/schema.js'
import type { TeamConnection } from '../team-connections/connections.js'

/** Namespace of the advisory locks on what a connection provisions. */
const PROVISIONING_LOCKS = 4_710_004

/**
 * Makes other changes by the identity provider of the same connection wait for the end of this transaction, and returns the
 * connection as it is now. Sign-ins don't wait. Call it first in a transaction.
 */
export async function lockConnection(db: Database, id: string): Promise<TeamConnection> {
  await db.execute(
    sql`select pg_advisory_xact_lock(${PROVISIONING_LOCKS}::integer, hashtext(${id}))`,
  )
  const isIt = eq(teamConnections.id, id)
  const [connection] = await db.select().from(teamConnections).where(isIt).for('share')
  if (connection === undefined) throw fail('TEAM_CONNECTION_NOT_FOUND')
  return connection
}
