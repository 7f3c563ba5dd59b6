import { and, asc, eq, lte } from 'drizzle-orm'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { type Context, projectNow } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { inTransaction } from '../../../db/in-transaction.js'
import { passkeys, type Project } from '../../../db/schema.js'
import type { JsonValue } from '../../../db/values.js'
import { passkeyName } from './passkey-name.js'
import { ALGORITHMS } from './passkey-options.js'
import { trustedPage } from './passkey-origin.js'
import type { VerifiedFirstFactor } from '../mfa.js'
import { lockUser } from '../../users/users.js'

/** Bytes of a credential's id (WebAuthn Level 3, section 7.1): more would not fit into the index, either. */
const MAX_ID_BYTES = 1023

/** The names of transports (WebAuthn Level 3, section 5.8.4), of which later levels can have others. */
const TRANSPORT = /^[a-z-]{1,32}$/
const MAX_TRANSPORTS = 10

/** Loaded with the first passkey: the library takes a tenth of the time of a start. */
const loadVerifier = () => import('@simplewebauthn/server')

/** The unchecked result of a ceremony. */
export interface Ceremony {
  result: Record<string, JsonValue>
  /** The challenge that the authenticator signs. */
  challenge: string
}

/**
 * Verifies a registration and adds the passkey to those of the user.
 *
 * @param revalidate rejects if the user may no longer add a passkey; called while the user is locked
 * @returns the id of the credential
 */
export async function registerPasskey(
  ctx: Context,
  project: Project,
  {
    userId,
    result,
    challenge,
    revalidate,
  }: Ceremony & { userId: string; revalidate: (tx: Context) => Promise<void> },
): Promise<string> {
  const page = await trustedPage(ctx.db, project, clientDataOf(result))
  if (page === undefined) throw fail('PASSKEY_REGISTRATION_FAILED')
  const { verifyRegistrationResponse } = await loadVerifier()
  const verified = await verifyRegistrationResponse({
    // The library rejects any other shape.
    response: result as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: page.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) throw fail('PASSKEY_REGISTRATION_FAILED')
  const { credential, aaguid, credentialBackedUp } = verified.registrationInfo
  const { id, publicKey, counter } = credential
  if (Buffer.byteLength(id, 'base64url') > MAX_ID_BYTES) throw fail('PASSKEY_REGISTRATION_FAILED')
  const values = {
    userId,
    projectId: project.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    aaguid,
    transports: transportsOf(result),
    isBackedUp: credentialBackedUp,
    createdAt: projectNow(ctx, project),
  }
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await revalidate(tx)
    // The deployed service of that time has one passkey for each user.
    if (ctx.config.compatibility === 'june-2025')
      await tx.db.delete(passkeys).where(eq(passkeys.userId, userId))
    const [added] = await tx.db
      .insert(passkeys)
      .values(values)
      .onConflictDoNothing({ target: [passkeys.userId, passkeys.credentialId] })
      .returning()
    // A credential ID identifies one passkey (WebAuthn Level 3, section 7.1).
    if (added === undefined) throw fail('PASSKEY_REGISTRATION_FAILED')
    await recordAuditEvent(tx, project, {
      action: 'passkey.added',
      subject: userSubject(userId),
      details: { passkeyId: added.id, name: passkeyName(added) ?? undefined },
    })
  })
  return id
}

/**
 * Finds the user whose passkey signed a challenge and stores the counter and backup state of the authenticator, or
 * rejects with PASSKEY_AUTHENTICATION_FAILED.
 */
export async function verifyPasskey(
  ctx: Context,
  project: Project,
  { result, challenge }: Ceremony,
): Promise<VerifiedFirstFactor> {
  const passkey = await findPasskey(ctx.db, project.id, result)
  const page = await trustedPage(ctx.db, project, clientDataOf(result))
  if (passkey === undefined || page === undefined) throw fail('PASSKEY_AUTHENTICATION_FAILED')
  const { verifyAuthenticationResponse } = await loadVerifier()
  const verified = await verifyAuthenticationResponse({
    response: result as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: page.origin,
    expectedRPID: page.rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) throw fail('PASSKEY_AUTHENTICATION_FAILED')
  const { id, userId } = passkey
  const { authenticationInfo } = verified
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo
  const recorded = await ctx.db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: projectNow(ctx, project) })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  // Another request was quicker with a later signature, or removed the passkey.
  if (recorded.length === 0) throw fail('PASSKEY_AUTHENTICATION_FAILED')
  const revalidate = async ({ db }: Context) => {
    await requirePasskey(db, id)
    return false
  }
  // The device, and the fingerprint or PIN that it checked (NIST SP 800-63B-4, section 3.1.7).
  const isMultiFactor = authenticationInfo.userVerified && countsAsBothFactors(ctx, project)
  return { userId, isNewUser: false, method: 'passkey', isMultiFactor, revalidate }
}

/** The deployed service of June 2025 asks for the second factor after a passkey too. */
const countsAsBothFactors = ({ config }: Context, project: Project): boolean =>
  config.compatibility !== 'june-2025' && (project.config.passkeyCountsAsBothFactors ?? true)

/** Rejects if the passkey was removed. */
async function requirePasskey(db: Database, id: string): Promise<void> {
  if ((await db.$count(passkeys, eq(passkeys.id, id))) === 0)
    throw fail('PASSKEY_AUTHENTICATION_FAILED')
}

/**
 * Finds a passkey by its credential ID. Another user can register the same ID, so the user handle of the
 * authenticator decides between them.
 */
async function findPasskey(db: Database, projectId: string, result: Ceremony['result']) {
  const { id } = result
  if (typeof id !== 'string') return undefined
  const candidates = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(and(eq(passkeys.projectId, projectId), eq(passkeys.credentialId, id)))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.userId))
  const handle = responseOf(result)['userHandle']
  const ownerId =
    typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : undefined
  return candidates.find(({ userId }) => userId === ownerId) ?? candidates[0]
}

/** The transports that the browser named, as later ceremonies use them. */
function transportsOf(result: Ceremony['result']): string[] {
  const { transports } = responseOf(result)
  if (!Array.isArray(transports)) return []
  const names = transports.filter((name) => typeof name === 'string')
  return names.filter((name) => TRANSPORT.test(name)).slice(0, MAX_TRANSPORTS)
}

const clientDataOf = (result: Ceremony['result']) => responseOf(result)['clientDataJSON']

function responseOf({ response }: Ceremony['result']): Record<string, JsonValue> {
  const isObject = typeof response === 'object' && response !== null && !Array.isArray(response)
  return isObject ? response : {}
}
