import { and, asc, eq, lte } from 'drizzle-orm'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { passkeys } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { projectNow } from '../../projects/project-clock.js'
import { ALGORITHMS } from './passkey-options.js'
import { trustedPage } from './passkey-origin.js'
import type { VerifiedFirstFactor } from '../mfa.js'
import type { Project } from '../../projects/project.js'
import { lockUser } from '../../users/users.js'

/** Bytes of a credential's id (WebAuthn Level 3, section 7.1): more would not fit into the index, either. */
const MAX_ID_BYTES = 1023

/** Loaded with the first passkey: the library takes a tenth of the time of a start. */
const loadVerifier = () => import('@simplewebauthn/server')

/** The unchecked result of a ceremony. */
export interface Ceremony {
  result: Record<string, JsonValue>
  /** The challenge that the authenticator signs. */
  challenge: string
}

/**
 * Verifies a registration and replaces the user's passkey with the new one.
 *
 * @param revalidate rejects if the user may no longer add a passkey; called while the user is locked
 * @returns the id of the credential
 * @see protocol, section 7.5
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
  const { id, publicKey, counter } = verified.registrationInfo.credential
  if (Buffer.byteLength(id, 'base64url') > MAX_ID_BYTES) throw fail('PASSKEY_REGISTRATION_FAILED')
  const values = {
    projectId: project.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    createdAt: projectNow(ctx, project),
  }
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await revalidate(tx)
    await tx.db
      .insert(passkeys)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: passkeys.userId, set: values })
    await recordAuditEvent(tx, project, { action: 'passkey.added', subject: userSubject(userId) })
  })
  return id
}

/**
 * Finds the user whose passkey signed a challenge and stores the authenticator's counter, or rejects with
 * PASSKEY_AUTHENTICATION_FAILED.
 *
 * @see protocol, section 7.5
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
  const { userId, credentialId } = passkey
  const counter = verified.authenticationInfo.newCounter
  const recorded = await ctx.db
    .update(passkeys)
    .set({ counter })
    .where(
      and(
        eq(passkeys.userId, userId),
        eq(passkeys.credentialId, credentialId),
        lte(passkeys.counter, counter),
      ),
    )
    .returning({ userId: passkeys.userId })
  // Another request was quicker with a later signature, or with another passkey.
  if (recorded.length === 0) throw fail('PASSKEY_AUTHENTICATION_FAILED')
  const revalidate = ({ db }: Context) =>
    requirePasskey(db, { userId, publicKey: passkey.publicKey })
  return { userId, isNewUser: false, method: 'passkey', revalidate }
}

/** Rejects if the passkey was removed or replaced. */
async function requirePasskey(
  db: Database,
  { userId, publicKey }: { userId: string; publicKey: string },
): Promise<void> {
  const isSameRow = and(eq(passkeys.userId, userId), eq(passkeys.publicKey, publicKey))
  if ((await db.$count(passkeys, isSameRow)) === 0) throw fail('PASSKEY_AUTHENTICATION_FAILED')
}

/**
 * Finds a passkey by its credential ID. Another user can register the same ID, so the user handle of the
 * authenticator decides between them.
 */
async function findPasskey(db: Database, projectId: string, result: Ceremony['result']) {
  const { id } = result
  if (typeof id !== 'string') return undefined
  const found = await db
    .select({
      userId: passkeys.userId,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(and(eq(passkeys.projectId, projectId), eq(passkeys.credentialId, id)))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.userId))
  const handle = responseOf(result)['userHandle']
  const meant = typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : undefined
  return found.find(({ userId }) => userId === meant) ?? found[0]
}

const clientDataOf = (result: Ceremony['result']) => responseOf(result)['clientDataJSON']

function responseOf({ response }: Ceremony['result']): Record<string, JsonValue> {
  const isObject = typeof response === 'object' && response !== null && !Array.isArray(response)
  return isObject ? response : {}
}
