import { eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { authorizationCodes, type Project } from '../../db/schema.js'
import { HttpError } from '../../errors/http-error.js'
import { revokeApiKeysOf } from '../api-keys/api-keys.js'
import { endOtherSessions } from '../sessions/sessions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { hasTeamAddress } from '../team-connections/team-addresses.js'
import { isMember, removeMember } from '../teams/team-members.js'
import { lockUser } from '../users/users.js'
import { voidEveryCode } from '../verification-codes/code-lifetimes.js'

/**
 * Ends the membership of a user in the team of a connection, and everything that gives access to the account now: sessions, API
 * keys, authorization codes, emailed codes, and the grants of other apps. The account and its credentials stay. An account
 * without an address of the team's domains loses the membership only. Pass a transaction.
 */
export async function endAccess(
  tx: Context,
  project: Project,
  { connection, userId }: { connection: TeamConnection; userId: string },
): Promise<void> {
  const { teamId, emergencyUserId } = connection
  if (userId === emergencyUserId && (await isMember(tx.db, project.id, { teamId, userId })))
    throw new HttpError(
      403,
      'This user is the emergency owner of the connection and cannot be deactivated. Choose another emergency owner first.',
    )
  await lockUser(tx.db, userId)
  await removeMember(tx, project, { teamId, userId })
  if (!(await hasTeamAddress(tx.db, { teamId, userId }))) return
  await endOtherSessions(tx, project, userId)
  await revokeApiKeysOf(tx, project, userId)
  await tx.db.delete(authorizationCodes).where(eq(authorizationCodes.userId, userId))
  await voidEveryCode(tx.db, userId)
}
