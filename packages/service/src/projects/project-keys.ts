import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { API_KEY_VISIBLE_CHARACTERS } from '@latchkey/contract/constants'
import type { Context } from '../context.js'
import { projectKeys, projects } from '../db/schema.js'
import { hashSecret } from '../lib/hash-secret.js'
import type { Project } from './project.js'
import { randomText, SECRET_LENGTH } from '../lib/random-text.js'

/** A set of keys as its owner sees it, once. */
export interface ProjectKeys {
  publishableClientKey?: string | undefined
  secretServerKey?: string | undefined
  superSecretAdminKey?: string | undefined
}
export type KeyKind = keyof ProjectKeys

const hashColumns = {
  publishableClientKey: projectKeys.publishableClientKeyHash,
  secretServerKey: projectKeys.secretServerKeyHash,
  superSecretAdminKey: projectKeys.superSecretAdminKeyHash,
} as const

/** Creates a key of every kind (protocol, section 11.4). */
export const createKeys = (): Required<ProjectKeys> => ({
  publishableClientKey: `pck_${randomText(SECRET_LENGTH)}`,
  secretServerKey: `ssk_${randomText(SECRET_LENGTH)}`,
  superSecretAdminKey: `sak_${randomText(SECRET_LENGTH)}`,
})

/** Returns the stored form of a set of keys. */
export const hashKeys = (keys: ProjectKeys) => ({
  publishableClientKeyHash: hashOrNull(keys.publishableClientKey),
  secretServerKeyHash: hashOrNull(keys.secretServerKey),
  superSecretAdminKeyHash: hashOrNull(keys.superSecretAdminKey),
  publishableClientKeyEnd: keys.publishableClientKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null,
  secretServerKeyEnd: keys.secretServerKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null,
  superSecretAdminKeyEnd: keys.superSecretAdminKey?.slice(-API_KEY_VISIBLE_CHARACTERS) ?? null,
})

const hashOrNull = (key: string | undefined): string | null =>
  key === undefined ? null : hashSecret(key)

/**
 * Finds a project and checks whether a key is valid for it: its own, not revoked and not expired. One
 * statement, because keys can be revoked at any time.
 */
export async function findProject(
  ctx: Context,
  id: string,
  given?: { kind: KeyKind; key: string },
): Promise<{ project: Project; isKeyValid: boolean } | undefined> {
  const [found] = await ctx.db
    .select({ project: projects, keyId: projectKeys.id })
    .from(projects)
    .leftJoin(
      projectKeys,
      and(
        eq(projectKeys.projectId, projects.id),
        given === undefined ? sql`false` : eq(hashColumns[given.kind], hashSecret(given.key)),
        isNull(projectKeys.revokedAt),
        or(
          isNull(projectKeys.expiresAt),
          gt(projectKeys.expiresAt, sql`${ctx.now()} + ${projects.clockOffsetMillis}`),
        ),
      ),
    )
    .where(eq(projects.id, id))
  return found && { project: found.project, isKeyValid: found.keyId !== null }
}
