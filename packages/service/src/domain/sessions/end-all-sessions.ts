import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { Project } from '../../db/schema.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { lockUser } from '../users/users.js'
import { endOtherSessions } from './sessions.js'

/**
 * Signs a user out everywhere, as a new password does: ends the sessions, the sign-ins that wait for a second factor and the access
 * of other apps, and voids the emailed codes. The audit log has one event for all of them.
 */
export const endAllSessions = (ctx: Context, project: Project, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await endOtherSessions(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'session.ended',
      subject: userSubject(userId),
      details: { reason: 'signed_out_everywhere' },
    })
  })
