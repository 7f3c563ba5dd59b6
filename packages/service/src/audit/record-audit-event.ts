import type { Context } from '../context.js'
import { auditEvents } from '../db/schema.js'
import type { AuditActor, AuditSubject } from '../db/values.js'
import { notificationOf } from '../notifications/notification-of.js'
import { notifyOwner } from '../notifications/notify-owner.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'
import type { AuditEntry } from './audit-entry.js'

type AuditContext = Pick<Context, 'auditSource'>

/**
 * Writes an event to the audit log of a project, and notifies the owner of the account if the event is about its
 * security. Call it in the transaction of the change, so that there is no change without its event and no event without
 * its change.
 *
 * @example await recordAuditEvent(tx, project, { action: 'password.set', subject: userSubject(userId) })
 */
export async function recordAuditEvent(
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  entry: AuditEntry,
): Promise<void> {
  const { action, subject, details = {}, isBySubject = false } = entry
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
  const notification = notificationOf(entry)
  if (notification !== undefined && subject.id !== null)
    await notifyOwner(tx, project.id, { ...notification, userId: subject.id })
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
