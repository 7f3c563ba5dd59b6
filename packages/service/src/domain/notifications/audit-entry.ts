import type { AuditAction, AuditDetails, AuditSubject } from '../../db/values.js'

/** A change as it is recorded. Time and actor come from its request. */
export interface AuditEntry {
  action: AuditAction
  subject: AuditSubject
  details?: AuditDetails
  /**
   * The client proved by this action that it acts for the subject, such as by the password of a sign-in. So the
   * subject is the actor, unless a server acts.
   */
  isBySubject?: boolean
  /** The owner of the account receives another email about the change, so that no notification is needed. */
  isAnnounced?: boolean
}
