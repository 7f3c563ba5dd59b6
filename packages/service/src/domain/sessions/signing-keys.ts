import { createPrivateKey, type KeyObject } from 'node:crypto'
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { importJWK, type CryptoKey, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { API_PREFIX } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, signingKeys, type Project } from '../../db/schema.js'
import type { PublicKey } from '../../db/values.js'
import { createSigningKey, UNDER_WAY_MILLIS } from '../../lib/signing-key.js'
import type { VerifyingKey } from './verify-access-token.js'

/** Creates a project's key for signing access tokens. It is used until it is replaced. */
export async function addSigningKey(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  projectId: string,
  createdAt: number,
): Promise<void> {
  await db.insert(signingKeys).values({ ...(await createSigningKey(sealer)), projectId, createdAt })
}

/**
 * Replaces a project's signing key. The old keys verify until every token that they signed has expired, so
 * that users stay signed in; expired keys are deleted.
 */
export function rotateSigningKey(ctx: Context, projectId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // An update that changes nothing: it locks the row, because two concurrent rotations would each leave the key of the
    // other one without an expiry, and gives it a new version, so that every process reads the project and its key again.
    const [project] = await tx.db
      .update(projects)
      .set({ displayName: sql`${projects.displayName}` })
      .where(eq(projects.id, projectId))
      .returning()
    if (project === undefined) throw fail('PROJECT_NOT_FOUND', { projectId: projectId })
    const now = projectNow(ctx, project)
    const isOfProject = eq(signingKeys.projectId, projectId)
    await tx.db.delete(signingKeys).where(and(isOfProject, lte(signingKeys.expiresAt, now)))
    const expiresAt = now + ctx.config.accessTokenLifetimeSeconds * 1000 + UNDER_WAY_MILLIS
    await tx.db
      .update(signingKeys)
      .set({ expiresAt })
      .where(and(isOfProject, isNull(signingKeys.expiresAt)))
    await addSigningKey(tx, projectId, now)
    await recordAuditEvent(tx, project, {
      action: 'signing_key.rotated',
      subject: projectSubject(projectId),
    })
  })
}

/** On the clock of the project of the key. */
const isAlive = (ctx: Context) =>
  or(
    isNull(signingKeys.expiresAt),
    gt(signingKeys.expiresAt, sql`${ctx.now()} + ${projects.clockOffsetMillis}`),
  )

/** Lists the keys that verify a project's access tokens, oldest first; empty for an unknown project. */
export async function listPublicKeys(ctx: Context, projectId: string): Promise<PublicKey[]> {
  const rows = await ctx.db
    .select({ publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .innerJoin(projects, eq(projects.id, signingKeys.projectId))
    .where(and(eq(signingKeys.projectId, projectId), isAlive(ctx)))
    .orderBy(asc(signingKeys.createdAt), asc(signingKeys.expiresAt))
  return rows.map((row) => row.publicJwk)
}

/** The issuer of a project's tokens. */
export const issuerOf = (publicUrl: string, projectId: string): string =>
  `${publicUrl}${API_PREFIX}/projects/${projectId}`

/** Finds the key of a token. */
export async function findVerifyingKey(
  ctx: Context,
  kid: string,
): Promise<VerifyingKey | undefined> {
  const [row] = await ctx.db
    .select({ projectId: signingKeys.projectId, publicJwk: signingKeys.publicJwk })
    .from(signingKeys)
    .innerJoin(projects, eq(projects.id, signingKeys.projectId))
    .where(and(eq(signingKeys.id, kid), isAlive(ctx)))
    .limit(1)
  return row && toVerifyingKey(ctx, row.projectId, row.publicJwk)
}

const toVerifyingKey = async (
  ctx: Context,
  projectId: string,
  publicJwk: PublicKey,
): Promise<VerifyingKey> => ({
  projectId,
  issuer: issuerOf(ctx.config.publicUrl, projectId),
  publicKey: await importPublicKey(publicJwk),
})

/** The keys of a project that verify its tokens, by `kid`. */
type PublicKeys = ReadonlyMap<string, { publicKey: CryptoKey; expiresAt: number | null }>

/** Keys of projects as they were read. A project is read again after its key was replaced. */
const readProjectKeys = new WeakMap<Project, PublicKeys>()

/**
 * Finds the key of a token among those of a project. Unlike `findVerifyingKey`, it reads the keys once for each version of the
 * project.
 */
export async function findProjectKey(
  ctx: Context,
  project: Project,
  kid: string,
): Promise<VerifyingKey | undefined> {
  const keys = readProjectKeys.get(project) ?? (await readPublicKeys(ctx, project))
  readProjectKeys.set(project, keys)
  const key = keys.get(kid)
  if (key === undefined) return undefined
  const { publicKey, expiresAt } = key
  if (expiresAt !== null && expiresAt <= projectNow(ctx, project)) return undefined
  const { id: projectId } = project
  return { projectId, issuer: issuerOf(ctx.config.publicUrl, projectId), publicKey }
}

async function readPublicKeys({ db }: Context, { id }: Project): Promise<PublicKeys> {
  const rows = await db
    .select({ publicJwk: signingKeys.publicJwk, expiresAt: signingKeys.expiresAt })
    .from(signingKeys)
    .where(eq(signingKeys.projectId, id))
  const entries = rows.map(async ({ publicJwk, expiresAt }) => {
    const publicKey = await importPublicKey(publicJwk)
    return [publicJwk.kid, { publicKey, expiresAt }] as const
  })
  return new Map(await Promise.all(entries))
}

const selectSigningKey = buildOnce((db) =>
  db
    .select({ id: signingKeys.id, privateJwkSealed: signingKeys.privateJwkSealed })
    .from(signingKeys)
    .where(
      and(eq(signingKeys.projectId, sql.placeholder('projectId')), isNull(signingKeys.expiresAt)),
    )
    .orderBy(desc(signingKeys.createdAt))
    .limit(1)
    .prepare('select_signing_key'),
)

interface SigningKey {
  kid: string
  privateKey: KeyObject
}

/** Keys of projects as they were read. A project is read again after its key was replaced. */
const readKeys = new WeakMap<Project, SigningKey>()

/** The key that signs a project's tokens, with its `kid`. */
export async function findSigningKey(ctx: Context, project: Project): Promise<SigningKey> {
  const key = readKeys.get(project) ?? (await readSigningKey(ctx, project))
  readKeys.set(project, key)
  return key
}

async function readSigningKey({ db, sealer }: Context, project: Project): Promise<SigningKey> {
  const [row] = await selectSigningKey(db).execute({ projectId: project.id })
  if (row === undefined) throw new Error(`The project ${project.id} has no signing key.`)
  const key: JWK = JSON.parse(sealer.open(row.privateJwkSealed))
  const privateKey = createPrivateKey({ key, format: 'jwk' })
  return { kid: row.id, privateKey }
}

// The key of an ID never changes, so importing it once is enough.
const importedKeys = new LRUCache<string, CryptoKey, PublicKey>({
  max: 1000,
  fetchMethod: (_id, _stale, { context: jwk }) => importKey(jwk),
  ignoreFetchAbort: true,
})
const importPublicKey = (jwk: PublicKey): Promise<CryptoKey> =>
  importedKeys.forceFetch(`${jwk.x}.${jwk.y}`, { context: jwk })

const importKey = async (jwk: JWK): Promise<CryptoKey> =>
  // Only a symmetric key would be returned as bytes.
  (await importJWK({ ...jwk }, 'ES256')) as CryptoKey
