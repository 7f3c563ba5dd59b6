import { and, desc, eq, sql } from 'drizzle-orm'
import { keySetName, projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projectKeys, type Project } from '../../db/schema.js'
import { createKeys, hashKeys, type KeyKind, type ProjectKeys } from './project-keys.js'

/** A set of project keys as stored: without the keys themselves. */
export type KeySet = typeof projectKeys.$inferSelect

interface NewKeySet {
  description: string
  /** Milliseconds since 1970; it may have passed. */
  expiresAt: number
  /** The kinds of keys in the set; may be empty. */
  kinds: readonly KeyKind[]
}

/** Creates a set of keys for a project. Its keys are returned here and never again. */
export async function createKeySet(
  ctx: Context,
  project: Project,
  { description, expiresAt, kinds }: NewKeySet,
): Promise<{ set: KeySet; keys: ProjectKeys }> {
  const all = createKeys()
  const keys: ProjectKeys = Object.fromEntries(kinds.map((kind) => [kind, all[kind]]))
  const createdAt = projectNow(ctx, project)
  const set = await inTransaction(ctx, async (tx) => {
    const created = onlyRow(
      await tx.db
        .insert(projectKeys)
        .values({ projectId: project.id, description, expiresAt, createdAt, ...hashKeys(keys) })
        .returning(),
    )
    await recordKeySet(tx, project, 'project_key.created', created)
    return created
  })
  return { set, keys }
}

const recordKeySet = (
  tx: Context,
  project: Project,
  action: 'project_key.created' | 'project_key.changed' | 'project_key.revoked',
  set: KeySet,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: projectSubject(project.id),
    details: { projectKeyId: set.id, name: keySetName(set) },
  })

/** Lists a project's sets of keys, newest first, revoked and expired ones too. */
export const listKeySets = (db: Database, projectId: string): Promise<KeySet[]> =>
  db
    .select()
    .from(projectKeys)
    .where(eq(projectKeys.projectId, projectId))
    .orderBy(desc(projectKeys.createdAt), desc(projectKeys.id))

/** Finds a set of a project. */
export async function findKeySet(
  db: Database,
  projectId: string,
  id: string,
): Promise<KeySet | undefined> {
  const [set] = await db.select().from(projectKeys).where(isSet(projectId, id))
  return set
}

interface KeySetChanges {
  id: string
  description: string | undefined
  isRevoked: boolean
}

/**
 * Changes or revokes a set, for good; returns undefined if there is none. The time of the first revocation is
 * kept.
 */
export const updateKeySet = (
  ctx: Context,
  project: Project,
  { id, description, isRevoked }: KeySetChanges,
): Promise<KeySet | undefined> =>
  inTransaction(ctx, async (tx) => {
    const now = projectNow(tx, project)
    const [set] = await tx.db
      .update(projectKeys)
      .set({
        description: description ?? sql`${projectKeys.description}`,
        revokedAt: isRevoked
          ? sql`coalesce(${projectKeys.revokedAt}, ${now})`
          : sql`${projectKeys.revokedAt}`,
      })
      .where(isSet(project.id, id))
      .returning()
    const action = isRevoked ? 'project_key.revoked' : 'project_key.changed'
    if (set !== undefined) await recordKeySet(tx, project, action, set)
    return set
  })

const isSet = (projectId: string, id: string) =>
  and(eq(projectKeys.id, id), eq(projectKeys.projectId, projectId))
