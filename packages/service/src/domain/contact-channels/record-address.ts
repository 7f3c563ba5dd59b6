import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import type { AuditAction } from '../../db/values.js'
import type { Project } from '../../db/project-row.js'

/** Writes an event about an address to the audit log. Call it in the transaction of the change. */
export const recordAddress = (
  tx: Context,
  project: Project,
  action: Extract<AuditAction, `address.${string}`>,
  { id, userId, value }: { id: string; userId: string; value: string },
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: userSubject(userId),
    details: { contactChannelId: id, email: value },
  })
