import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { contactChannels } from '../../db/schema.js'
import { channelDomain, isOwnAddress } from './required-sign-in.js'
import { verifiedDomains } from './team-domains.js'

/**
 * Whether a user has an address of the verified domains of a team. A user who has given it up is out of the hands of the
 * team.
 */
export async function hasTeamAddress(
  db: Database,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<boolean> {
  const isOfDomain = inArray(channelDomain, await verifiedDomains(db, teamId))
  const isOfUser = eq(contactChannels.userId, userId)
  return (await db.$count(contactChannels, and(isOfUser, isOwnAddress, isOfDomain))) > 0
}
