import { eq } from 'drizzle-orm'
import { API_KEY_VISIBLE_CHARACTERS } from '@latchkey/contract/constants'
import type { Context } from '../../context.js'
import { projects, type Project } from '../../db/schema.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'

/** A set of keys as its owner sees it, once. */
export interface ProjectKeys {
  publishableClientKey?: string | undefined
  secretServerKey?: string | undefined
  superSecretAdminKey?: string | undefined
}
export type KeyKind = keyof ProjectKeys

/** Creates a key of every kind. */
export const createKeys = (): Required<ProjectKeys> => ({
  publishableClientKey: randomSecret('pck_'),
  secretServerKey: randomSecret('ssk_'),
  superSecretAdminKey: randomSecret('sak_'),
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

/** Finds a project by its ID. */
export async function findProject(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<Project | undefined> {
  const [project] = await db.select().from(projects).where(eq(projects.id, id))
  return project
}
