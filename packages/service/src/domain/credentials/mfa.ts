import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import type { FirstFactor, IpInfo, SignInMethod } from '../../db/values.js'
import type { Project } from '../../db/schema.js'
import { beginSession } from '../sessions/begin-session.js'
import { signIn, type SignedIn } from '../sessions/sign-in.js'
import { mayComplete } from '../team-connections/connections.js'
import { canonicalRecoveryCode } from './recovery-codes/recovery-code-text.js'
import { consumeRecoveryCode } from './recovery-codes/recovery-codes.js'
import { consumeTotp } from './totp.js'
import { lockUser } from '../users/users.js'
import { checkCode, consumeCode, createCode } from '../verification-codes/verification-codes.js'

/** The response of a sign-in that includes whether the account is new. */
export interface SignedInAsNew extends SignedIn {
  isNewUser: boolean
}

/** Creates the error of a sign-in that still needs the second factor. */
export async function secondFactorRequired(
  ctx: Context,
  project: Project,
  { userId, ...data }: { userId: string; isNewUser: boolean; firstFactor: FirstFactor },
) {
  const code = await createCode(ctx, project, { kind: 'mfa_attempt', userId, data })
  return fail('MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attemptCode: code })
}

/** A user whose first factor was verified. */
export interface VerifiedFirstFactor {
  userId: string
  isNewUser: boolean
  /** How the user signs in. */
  method: SignInMethod
  /** Whether the first factor proved two factors at once, so that no code is needed. */
  isMultiFactor?: boolean
  /**
   * Rejects if the first factor no longer belongs to the user, and ends credentials that the sign-in
   * invalidates. Called while the user is locked. Resolves to whether the user changed.
   */
  revalidate: (tx: Context) => Promise<boolean>
}

/**
 * Begins a session, or rejects with an attempt code if a second factor is required. Both factors are checked
 * again: a change of them meanwhile may have ended all sessions and attempts, but not this one.
 */
export async function signInWithFactors(
  ctx: Context,
  project: Project,
  {
    userId,
    isNewUser,
    method,
    isMultiFactor = false,
    revalidate,
    ipInfo,
  }: VerifiedFirstFactor & { ipInfo: IpInfo | null },
): Promise<SignedInAsNew> {
  const work = async (tx: Context) => {
    const locked = await lockUser(tx.db, userId)
    // Read again after a change: proving an address can remove the second factor.
    const user = (await revalidate(tx)) ? await lockUser(tx.db, userId) : locked
    // Returned, not thrown, so that the attempt code is committed.
    return user?.requiresTotp && !isMultiFactor
      ? secondFactorRequired(tx, project, { userId, isNewUser, firstFactor: { method } })
      : signIn(tx, project, { userId, suspension: user, method, ipInfo, isNewUser })
  }
  const signedIn = await beginSession(ctx, project, work, { userId, method })
  return { ...signedIn, isNewUser }
}

/** A verified first factor, identified by its attempt code. */
export interface Attempt {
  /** ID of the attempt code. */
  id: string
  userId: string
  isNewUser: boolean
  firstFactor: FirstFactor
}

/** Finds the sign-in that an attempt code belongs to. */
export async function findAttempt(ctx: Context, project: Project, code: string): Promise<Attempt> {
  const attemptCode = await checkCode(ctx, project, { kind: 'mfa_attempt', code })
  if (attemptCode.userId === null) throw new Error('An attempt code has no user.')
  const { isNewUser, firstFactor } = attemptCode.data
  return { id: attemptCode.id, userId: attemptCode.userId, isNewUser, firstFactor }
}

/** Uses a TOTP code or a recovery code, or rejects with INVALID_TOTP_CODE. */
function consumeSecondFactor(
  ctx: Context,
  project: Project,
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  const code = canonicalRecoveryCode(text)
  return code === undefined
    ? consumeTotp(ctx, project, { userId, totp: text })
    : consumeRecoveryCode(ctx, project, { userId, code })
}

/**
 * Completes a sign-in with a TOTP code, or with a recovery code in its place. A wrong one leaves the attempt code usable.
 */
export async function completeAttempt(
  ctx: Context,
  project: Project,
  { attempt, totp, ipInfo }: { attempt: Attempt; totp: string; ipInfo: IpInfo | null },
): Promise<SignedInAsNew> {
  const { id, userId, isNewUser, firstFactor } = attempt
  const work = async (tx: Context) => {
    // A concurrent replacement of the secret also ends this session, or this transaction reads the new
    // secret.
    const user = await lockUser(tx.db, userId)
    if (!(await mayComplete(tx.db, project.id, firstFactor.providerId)))
      throw fail('VERIFICATION_CODE_NOT_FOUND')
    await consumeSecondFactor(tx, project, { userId, text: totp })
    await consumeCode(tx, project, id)
    return signIn(tx, project, {
      userId,
      suspension: user,
      method: 'totp',
      firstFactor,
      ipInfo,
      isNewUser,
    })
  }
  const signedIn = await beginSession(ctx, project, work, { userId, method: 'totp' })
  return { ...signedIn, isNewUser }
}
