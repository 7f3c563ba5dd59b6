import { randomBytes } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { API_PREFIX } from '@latchkey/contract'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { signingKeys } from '../db/schema.js'
import type { PublicKey } from '../db/values.js'
import type { VerifyingKey } from './verify-access-token.js'

const KID_BYTES = 9

/** Makes a project's key for signing access tokens. The newest one signs; older ones still verify. */
export async function addSigningKey(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  projectId: string,
  createdAt: number,
): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { x = '', y = '' } = await exportJWK(publicKey)
  const id = randomBytes(KID_BYTES).toString('base64url')
  await db.insert(signingKeys).values({
    id,
    projectId,
    publicJwk: { kty: 'EC', alg: 'ES256', crv: 'P-256', x, y, kid: id },
    privateJwkSealed: sealer.seal(JSON.stringify(await exportJWK(privateKey))),
    createdAt,
  })
}

/** The keys that verify a project's access tokens; none for an unknown project. */
export async function listPublicKeys(db: Database, projectId: string): Promise<PublicKey[]> {
  const rows = await db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .where(eq(signingKeys.projectId, projectId))
    .orderBy(asc(signingKeys.createdAt))
  return rows.map((row) => row.publicJwk)
}

/** The issuer of a project's tokens (protocol, section 5.1). */
export const issuerOf = (publicUrl: string, projectId: string): string =>
  `${publicUrl}${API_PREFIX}/projects/${projectId}`

/** Finds the key that a token names. */
export async function findVerifyingKey(
  { db, config }: Context,
  kid: string,
): Promise<VerifyingKey | undefined> {
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.id, kid)).limit(1)
  if (row === undefined) return undefined
  return {
    projectId: row.projectId,
    issuer: issuerOf(config.publicUrl, row.projectId),
    publicKey: await importKey(row.publicJwk),
  }
}

/** The key that signs a project's tokens, with its `kid`. */
export async function findSigningKey(
  { db, sealer }: Context,
  projectId: string,
): Promise<{ kid: string; privateKey: CryptoKey }> {
  const [row] = await db
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.projectId, projectId))
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)
  if (row === undefined) throw new Error(`The project ${projectId} has no signing key.`)
  return { kid: row.id, privateKey: await importKey(JSON.parse(sealer.open(row.privateJwkSealed))) }
}

const importKey = async (jwk: JWK): Promise<CryptoKey> =>
  // Only a symmetric key would come back as bytes.
  (await importJWK({ ...jwk }, 'ES256')) as CryptoKey
