import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Context } from '../../context.js'
import { oauthServerKeys } from '../../db/schema.js'
import { createSigningKey, UNDER_WAY_MILLIS } from '../../lib/signing-key.js'

/** No token of an authorization server that a key verifies lives longer. */
export const TOKEN_SECONDS = 600

/** Creates a key that signs the tokens of an authorization server until it is replaced. */
export async function addServerKey(
  { db, sealer, now }: Pick<Context, 'db' | 'sealer' | 'now'>,
  projectId: string,
): Promise<void> {
  const key = await createSigningKey(sealer)
  await db.insert(oauthServerKeys).values({ ...key, projectId, createdAt: now() })
}

export const hasServerKey = async (
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<boolean> =>
  (await db.$count(oauthServerKeys, eq(oauthServerKeys.projectId, projectId))) > 0

/**
 * Replaces the key of an authorization server, if the project has one. The old keys verify until every token that they
 * signed has expired. Call it in the transaction that replaces the signing key of the project.
 */
export async function rotateServerKey(tx: Context, projectId: string): Promise<void> {
  const now = tx.now()
  const isOfProject = eq(oauthServerKeys.projectId, projectId)
  await tx.db.delete(oauthServerKeys).where(and(isOfProject, lte(oauthServerKeys.expiresAt, now)))
  const replaced = await tx.db
    .update(oauthServerKeys)
    .set({ expiresAt: now + TOKEN_SECONDS * 1000 + UNDER_WAY_MILLIS })
    .where(and(isOfProject, isNull(oauthServerKeys.expiresAt)))
    .returning({ id: oauthServerKeys.id })
  if (replaced.length > 0) await addServerKey(tx, projectId)
}

/**
 * Lists the public keys of an authorization server, also those that were replaced. Sign-outs accept ID tokens of any age (OpenID
 * Connect RP-Initiated Logout 1.0, section 2).
 */
export async function listStoredKeys(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<JWK[]> {
  const rows = await db
    .select({ publicJwk: oauthServerKeys.publicJwk })
    .from(oauthServerKeys)
    .where(eq(oauthServerKeys.projectId, projectId))
  return rows.map(({ publicJwk }) => publicJwk)
}

/** Lists the private keys of an authorization server, the one that signs first. */
export async function listServerKeys(
  { db, sealer, now }: Pick<Context, 'db' | 'sealer' | 'now'>,
  projectId: string,
): Promise<JWK[]> {
  const rows = await db
    .select()
    .from(oauthServerKeys)
    .where(
      and(
        eq(oauthServerKeys.projectId, projectId),
        or(isNull(oauthServerKeys.expiresAt), gt(oauthServerKeys.expiresAt, now())),
      ),
    )
    .orderBy(desc(oauthServerKeys.createdAt), desc(oauthServerKeys.expiresAt))
  return rows.map(({ publicJwk, privateJwkSealed }) => ({
    ...(JSON.parse(sealer.open(privateJwkSealed)) as JWK),
    ...publicJwk,
    use: 'sig',
  }))
}
