import type { Context } from '../context.js'
import { auditEvents } from '../db/schema.js'
import type { AuditAction, AuditActor, AuditDetails, AuditSubject } from '../db/values.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'

export interface AuditEntry {
  action: AuditAction
  subject: AuditSubject
  details?: AuditDetails
  /**
   * The client proved by this action that it acts for the subject, such as by the password of a sign-in. So the
   * subject is the actor, unless a server acts.
   */
  isBySubject?: boolean
}

type AuditContext = Pick<Context, 'db' | 'now' | 'auditSource'>

/**
 * Writes an event to the audit log of a project. Call it in the transaction of the change, so that there is no change
 * without its event and no event without its change.
 *
 * @example await recordAuditEvent(tx, project, { action: 'password.set', subject: userSubject(userId) })
 */
export async function recordAuditEvent(
  tx: AuditContext,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  { action, subject, details = {}, isBySubject = false }: AuditEntry,
): Promise<void> {
  const { auditSource } = tx
  const actor = actorOf(tx, isBySubject ? subject.id : null)
  await tx.db.insert(auditEvents).values({
    projectId: project.id,
    action,
    actorType: actor.type,
    actorId: actor.id,
    subjectType: subject.type,
    subjectId: subject.id,
    clientAddress: auditSource?.clientAddress,
    userAgent: auditSource?.userAgent,
    requestId: auditSource?.requestId,
    details,
    createdAt: projectNow(tx, project),
  })
}

function actorOf({ auditSource }: AuditContext, provenUserId: string | null): AuditActor {
  if (auditSource === undefined) return { type: 'service', id: null }
  const { actor } = auditSource
  const isClient = actor.type === 'client' || actor.type === 'user'
  return isClient && provenUserId !== null ? { type: 'user', id: provenUserId } : actor
}

export const userSubject = (id: string): AuditSubject => ({ type: 'user', id })
export const teamSubject = (id: string): AuditSubject => ({ type: 'team', id })
export const projectSubject = (id: string): AuditSubject => ({ type: 'project', id })
