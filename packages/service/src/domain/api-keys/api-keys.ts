import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { API_KEY_VISIBLE_CHARACTERS } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { crc32 } from 'node:zlib'
import { recordAuditEvent } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { apiKeys, projects, type Project } from '../../db/schema.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'
import { isExcluded } from '../users/exclusion.js'

/** The kind of owner of an API key. */
export type ApiKeyType = 'user' | 'team'

/** Part of every key by which secret scanners recognize it. */
const MARK = '574ck4u7h'
/** The flag of a key is the sum of these values: the service is self-hosted, and the key is public. */
const SELF_HOSTED = 1
const PUBLIC = 2

/** Creates the text of a key: secret, ID, type, and a checksum at the end. */
function createApiKeyText(key: { id: string; type: ApiKeyType; isPublic: boolean }): string {
  const prefix = key.isPublic ? 'pk' : 'sk'
  const id = key.id.replaceAll('-', '')
  const flag = SELF_HOSTED + (key.isPublic ? PUBLIC : 0)
  const text = `${randomSecret(`${prefix}_`)}${id}${key.type}${flag}${MARK}`
  return text + crc32(text).toString(16).padStart(8, '0')
}

/** A key of a user or a team for its programs, as stored: without its text. */
export type ApiKey = typeof apiKeys.$inferSelect

/** The user or the team that owns a key. */
export interface ApiKeyOwner {
  type: ApiKeyType
  id: string
}

export function ownerOf({ userId, teamId }: ApiKey): ApiKeyOwner {
  if (userId !== null) return { type: 'user', id: userId }
  if (teamId !== null) return { type: 'team', id: teamId }
  throw new Error('An API key belongs to a user or to a team.')
}

const ownerColumns = { user: apiKeys.userId, team: apiKeys.teamId } as const

interface NewApiKey {
  owner: ApiKeyOwner
  description: string
  /** Milliseconds since 1970, which may have passed; null for never. */
  expiresAt: number | null
  isPublic: boolean
}

/** Creates a key. Its text is returned here and never again. Give it a context whose `db` is a transaction. */
export async function createApiKey(
  ctx: Context,
  project: Project,
  { owner, ...fields }: NewApiKey,
): Promise<{ key: ApiKey; text: string }> {
  const id = randomUUID()
  const text = createApiKeyText({ id, type: owner.type, isPublic: fields.isPublic })
  const key = onlyRow(
    await ctx.db
      .insert(apiKeys)
      .values({
        ...fields,
        id,
        projectId: project.id,
        userId: owner.type === 'user' ? owner.id : null,
        teamId: owner.type === 'team' ? owner.id : null,
        keyHash: hashSecret(text),
        keyEnd: text.slice(-API_KEY_VISIBLE_CHARACTERS),
        createdAt: projectNow(ctx, project),
      })
      .returning(),
  )
  await recordApiKey(ctx, project, 'api_key.created', key)
  return { key, text }
}

/** Writes an event about a key to the audit log. The subject is the user or team that owns the key. */
const recordApiKey = (
  tx: Context,
  project: Project,
  action: 'api_key.created' | 'api_key.changed' | 'api_key.revoked',
  key: ApiKey,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: ownerOf(key),
    details: { apiKeyId: key.id, name: key.description || `…${key.keyEnd}` },
  })

/** Lists the keys of a user or a team, newest first, revoked and expired ones too. */
export const listApiKeys = (
  db: Database,
  projectId: string,
  owner: ApiKeyOwner,
): Promise<ApiKey[]> =>
  db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.projectId, projectId), eq(ownerColumns[owner.type], owner.id)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))

/** Finds a key of a project. The ID of a key of the other type counts as unknown. */
export async function findApiKey(
  db: Database,
  projectId: string,
  { id, type }: { id: string; type: ApiKeyType },
): Promise<ApiKey> {
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.projectId, projectId), isNotNull(ownerColumns[type])))
  if (key === undefined) throw fail('API_KEY_NOT_FOUND')
  return key
}

interface ApiKeyChanges {
  id: string
  description?: string | undefined
  /** Milliseconds since 1970; null for never, undefined leaves it unchanged. */
  expiresAt?: number | null | undefined
  isRevoked: boolean
}

/** Changes or revokes a key. A revocation is final and keeps the time of the first one. */
export const updateApiKey = (
  ctx: Context,
  project: Project,
  { id, description, expiresAt, isRevoked }: ApiKeyChanges,
): Promise<ApiKey> =>
  inTransaction(ctx, async (tx) => {
    const now = projectNow(tx, project)
    const [key] = await tx.db
      .update(apiKeys)
      .set({
        description: description ?? sql`${apiKeys.description}`,
        expiresAt: expiresAt === undefined ? sql`${apiKeys.expiresAt}` : expiresAt,
        revokedAt: isRevoked
          ? sql`coalesce(${apiKeys.revokedAt}, ${now})`
          : sql`${apiKeys.revokedAt}`,
      })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.projectId, project.id)))
      .returning()
    if (key === undefined) throw fail('API_KEY_NOT_FOUND')
    await recordApiKey(tx, project, isRevoked ? 'api_key.revoked' : 'api_key.changed', key)
    return key
  })

/**
 * Finds the key that a program presents. The lookup uses its hash, so that its duration reveals nothing about
 * the text. The order of the checks decides which error a wrong key gets.
 */
export async function checkApiKey(
  ctx: Context,
  project: Project,
  { text, type }: { text: string; type: ApiKeyType },
): Promise<ApiKey> {
  const [key] = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashSecret(text)), eq(apiKeys.projectId, project.id)))
  if (key === undefined) throw fail('API_KEY_NOT_FOUND')
  const actual = ownerOf(key).type
  if (actual !== type) throw fail('WRONG_API_KEY_TYPE', { expectedType: type, actualType: actual })
  if (key.revokedAt !== null) throw fail('API_KEY_REVOKED')
  if (hasExpired(ctx, project, key)) throw fail('API_KEY_EXPIRED')
  // The code of the protocol, which every client handles. The key works again when the user may use the app again.
  if (key.userId !== null && (await isExcluded(ctx, project, key.userId)))
    throw fail('API_KEY_REVOKED')
  return key
}

/** Revokes every key of a user. Pass a transaction. */
export async function revokeApiKeysOf(
  tx: Context,
  project: Project,
  userId: string,
): Promise<void> {
  const revoked = await tx.db
    .update(apiKeys)
    .set({ revokedAt: projectNow(tx, project) })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .returning()
  for (const key of revoked) await recordApiKey(tx, project, 'api_key.revoked', key)
}

/**
 * Revokes a secret key that was found in public, whatever its project. Public keys stay valid.
 */
export async function revokeLeakedApiKey(ctx: Context, text: string): Promise<void> {
  const [row] = await ctx.db
    .select({ key: apiKeys, project: projects })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(eq(apiKeys.keyHash, hashSecret(text)))
  if (row === undefined) throw fail('API_KEY_NOT_FOUND')
  const { key, project } = row
  if (key.isPublic) throw fail('PUBLIC_API_KEY_CANNOT_BE_REVOKED')
  if (hasExpired(ctx, project, key)) throw fail('API_KEY_EXPIRED')
  await updateApiKey(ctx, project, { id: key.id, isRevoked: true })
}

const hasExpired = (ctx: Context, project: Project, { expiresAt }: ApiKey): boolean =>
  expiresAt !== null && expiresAt <= projectNow(ctx, project)

/** The fields of a key without any part of its text. */
const toKeyDescription = (key: ApiKey) => ({
  id: key.id,
  description: key.description,
  expiresAtMillis: key.expiresAt ?? undefined,
  manuallyRevokedAtMillis: key.revokedAt ?? undefined,
  createdAtMillis: key.createdAt,
  isPublic: key.isPublic,
})

/** A user's key, without any part of its text. */
export const toUserKeyDescription = (key: ApiKey) => ({
  ...toKeyDescription(key),
  type: 'user' as const,
  userId: ownerOf(key).id,
})

/** A user's key, without its text. */
export const toUserKey = (key: ApiKey) => ({
  ...toUserKeyDescription(key),
  value: { lastFour: key.keyEnd },
})

/** A team's key, without its text. */
export const toTeamKey = (key: ApiKey) => ({
  ...toKeyDescription(key),
  value: { lastFour: key.keyEnd },
  type: 'team' as const,
  teamId: ownerOf(key).id,
})
