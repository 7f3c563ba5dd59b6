import { sql, eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { insertRows } from '../../db/insert-rows.js'
import { auditEvents, type projectKeys, projectOwnerTeams, type Project } from '../../db/schema.js'
import type { AuditAction, AuditActor, AuditChange, AuditSubject } from '../../db/values.js'
import { notificationOf, type AuditEntry } from '../notifications/notification-of.js'
import { notifyOwner } from '../notifications/notify-owner.js'
import type { Database } from '../../db/database.js'
import { changeDetails, valueChanges } from './value-changes.js'

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
  const { subject, isBySubject = false } = entry
  requireDeclaration(tx, entry.action)
  const actor = actorOf(tx, isBySubject ? subject.id : null)
  const createdAt = projectNow(tx, project)
  await insertEvent(tx, { projectId: project.id, entry, actor, createdAt })
  for (const event of await listOwnerEvents(tx.db, project.id, entry))
    await insertEvent(tx, { ...event, actor: asOwner(actor), createdAt })
  const notification = notificationOf(entry)
  if (notification !== undefined && subject.id !== null)
    await notifyOwner(tx, project.id, { ...notification, userId: subject.id })
}

/**
 * The same for many events of new users, teams and members, with one statement. No owner is notified of them.
 *
 * @example await recordAuditEvents(tx, project, ids.map((id) => ({ action: 'user.created', subject: userSubject(id) })))
 */
export async function recordAuditEvents(
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  entries: readonly NewcomerEntry[],
): Promise<void> {
  for (const action of new Set(entries.map((entry) => entry.action))) requireDeclaration(tx, action)
  const actor = actorOf(tx, null)
  const createdAt = projectNow(tx, project)
  const owned: OwnerEvent[] = []
  for (const entry of entries) owned.push(...(await listOwnerEvents(tx.db, project.id, entry)))
  const ownActor = asOwner(actor)
  await insertRows(tx.db, auditEvents, [
    ...entries.map((entry) => eventColumns(tx, { projectId: project.id, entry, actor, createdAt })),
    ...owned.map((event) => eventColumns(tx, { ...event, actor: ownActor, createdAt })),
  ])
}

/**
 * Returns an event for a statement that also makes the change: as a row, or as the values of `buildEvent`. No owner is notified
 * of such an event.
 *
 * @example
 * const event = auditEventOf(tx, project, { action: 'user.created', subject: userSubject(user.id) })
 * await db.with(db.$with('event').as(db.insert(auditEvents).values(event))).insert(users).values(user)
 */
export function auditEventOf(
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  entry: QuietEntry,
) {
  requireDeclaration(tx, entry.action)
  const actor = actorOf(tx, entry.isBySubject === true ? entry.subject.id : null)
  return eventColumns(tx, {
    projectId: project.id,
    entry,
    actor,
    createdAt: projectNow(tx, project),
  })
}

/** An event of an account that no owner is notified of. */
type QuietEntry = AuditEntry & {
  action: Extract<
    AuditAction,
    'session.created' | 'session.impersonated' | 'sign_in.succeeded' | 'user.created'
  >
}

/** An event of a user, team or member that has just been created. */
type NewcomerEntry = AuditEntry & {
  action: Extract<
    AuditAction,
    'permission.granted' | 'team.created' | 'team_member.added' | 'user.created'
  >
}

/** A call that writes an event which its rules do not declare is a mistake of the service. */
function requireDeclaration({ auditSource, config, report }: Context, action: AuditAction): void {
  const declaredEvents = auditSource?.declaredEvents
  if (declaredEvents === undefined || declaredEvents.includes(action)) return
  const mistake = new Error(
    `A call writes the audit event ${action}. Declare it in the rules of its route.`,
  )
  // The change is more important than the declaration.
  if (config.mode === 'production') report(mistake)
  else throw mistake
}

interface Insertion {
  projectId: string
  entry: AuditEntry
  actor: AuditActor
  createdAt: number
}

async function insertEvent(tx: Context, insertion: Insertion): Promise<void> {
  await insertRow(tx.db).execute(eventColumns(tx, insertion))
}

const eventColumns = (
  { auditSource }: Context,
  { projectId, entry: { action, subject, details = {} }, actor, createdAt }: Insertion,
) => ({
  projectId,
  action,
  actorType: actor.type,
  actorId: actor.id,
  subjectType: subject.type,
  subjectId: subject.id,
  clientAddress: auditSource?.clientAddress ?? null,
  userAgent: auditSource?.userAgent ?? null,
  requestId: auditSource?.requestId ?? null,
  details: { ...details, ...auditSource?.actorDetails },
  createdAt,
})

const insertRow = buildOnce((db) => buildEvent(db).prepare('insert_audit_event'))

/** Builds the insertion of an event, whose values `auditEventOf` returns. */
export const buildEvent = (db: Database) =>
  db.insert(auditEvents).values({
    projectId: sql.placeholder('projectId'),
    action: sql.placeholder('action'),
    actorType: sql.placeholder('actorType'),
    actorId: sql.placeholder('actorId'),
    subjectType: sql.placeholder('subjectType'),
    subjectId: sql.placeholder('subjectId'),
    clientAddress: sql.placeholder('clientAddress'),
    userAgent: sql.placeholder('userAgent'),
    requestId: sql.placeholder('requestId'),
    details: sql.placeholder('details'),
    createdAt: sql.placeholder('createdAt'),
  })

/** A user of the project `internal` is an admin in the audit log of an owned project. */
const asOwner = ({ type, id }: AuditActor): AuditActor => ({
  type: type === 'user' ? 'admin' : type,
  id,
})

function actorOf({ auditSource }: AuditContext, provenUserId: string | null): AuditActor {
  if (auditSource === undefined) return { type: 'service', id: null }
  const { actor } = auditSource
  const isClient = actor.type === 'client' || actor.type === 'user'
  return isClient && provenUserId !== null ? { type: 'user', id: provenUserId } : actor
}

export const userSubject = (id: string): AuditSubject => ({ type: 'user', id })
export const teamSubject = (id: string): AuditSubject => ({ type: 'team', id })
export const projectSubject = (id: string): AuditSubject => ({ type: 'project', id })

/** An event about the owners of a project, in the audit log of that project. */
interface OwnerEvent {
  projectId: string
  entry: AuditEntry
}

/**
 * Returns the events for the projects of a team that invites, gains or loses a member. Such a team belongs to the
 * project `internal`, and the owners of its projects cannot read the audit log of `internal`.
 */
async function listOwnerEvents(
  db: Database,
  projectId: string,
  { action, subject, details }: AuditEntry,
): Promise<OwnerEvent[]> {
  const isAboutMembers = action.startsWith('team_member.') || action.startsWith('team_invitation.')
  if (projectId !== INTERNAL_PROJECT_ID || !isAboutMembers) return []
  const teamId = details?.teamId ?? subject.id
  if (teamId === null) return []
  const owned = await db
    .select({ id: projectOwnerTeams.projectId })
    .from(projectOwnerTeams)
    .where(eq(projectOwnerTeams.teamId, teamId))
  return owned.map(({ id }) => ({
    projectId: id,
    entry: {
      action,
      subject: { type: 'project', id },
      details: { ...details, teamId, ...(subject.type === 'user' && memberOf(subject)) },
    },
  }))
}

const memberOf = ({ id }: AuditSubject) => (id === null ? {} : { memberId: id })

/**
 * Writes a change of the configuration of a project to the audit log, unless nothing differs. Call it in the transaction of the
 * change.
 *
 * @param changes the changed settings, as `valueChanges` lists them
 */
export async function recordProjectChange(
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  changes: AuditChange[],
): Promise<void> {
  if (changes.length === 0) return
  await recordAuditEvent(tx, project, {
    action: 'project.changed',
    subject: projectSubject(project.id),
    details: changeDetails(changes),
  })
}

/** Writes an event about an address to the audit log. Call it in the transaction of the change. */
export const recordAddress = (
  tx: Context,
  project: Project,
  action: Extract<AuditAction, `address.${string}`>,
  { id, userId, before, ...after }: AddressEvent,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: userSubject(userId),
    details: {
      contactChannelId: id,
      email: after.value,
      ...(before !== undefined && changeDetails(addressChanges(before, after))),
    },
  })

interface AddressFlags {
  value: string
  isPrimary: boolean
  isVerified: boolean
  usedForAuth: boolean
}

interface AddressEvent extends AddressFlags {
  id: string
  userId: string
  /** The address before a change. */
  before?: AddressFlags
}

const addressChanges = (before: AddressFlags, after: AddressFlags): AuditChange[] =>
  valueChanges(flagsOf(before), flagsOf(after), {
    plain: ['email', 'isPrimary', 'isVerified', 'usedForAuth'],
  })

const flagsOf = ({ value, isPrimary, isVerified, usedForAuth }: AddressFlags) => ({
  email: value,
  isPrimary,
  isVerified,
  usedForAuth,
})

/** Returns the name of a set of keys: its description, or the last characters of its strongest key. */
export function keySetName(set: typeof projectKeys.$inferSelect): string {
  const keyEnd = set.superSecretAdminKeyEnd ?? set.secretServerKeyEnd ?? set.publishableClientKeyEnd
  return set.description || `…${keyEnd ?? ''}`
}
