import * as routes from '@latchkey/contract/routes/password'
import * as passwordResetRoutes from '@latchkey/contract/routes/sign-in/password-reset'
import * as passwordSignInRoutes from '@latchkey/contract/routes/sign-in/password-sign-in'
import * as passwordSignUpRoutes from '@latchkey/contract/routes/sign-in/password-sign-up'
import * as schemas from '@latchkey/contract/schemas/password'
import { isLatchkeyError } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../../domain/audit/record-audit-event.js'
import { findAddressOwner } from '../../domain/users/address-ownership.js'
import { success } from '../call/response.js'
import { isTrustedCallback } from '../../domain/projects/project-domains.js'
import { replacePassword } from '../../domain/user-lifecycle/update-user.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { projectNow } from '../../context.js'
import {
  addPassword,
  changeHash,
  checkCredential,
  findPassword,
  requireCredential,
} from '../../domain/credentials/passwords/credentials.js'
import { signInWithFactors } from '../../domain/credentials/mfa.js'
import {
  hasExpired,
  rejectGeneratedPassword,
  generatePassword,
} from '../../domain/user-lifecycle/generated-passwords.js'
import { rejectCommonPassword } from '../../domain/credentials/passwords/common-passwords.js'
import {
  checkNewPassword,
  hashPassword,
  maxBcryptCost,
  verifyPassword,
} from '../../lib/passwords/password.js'
import { confirmEmailOwnership } from '../../domain/user-lifecycle/email-ownership.js'
import { endOtherSessions, findSessionOfToken } from '../../domain/sessions/sessions.js'
import { emitUpdated, findUser, lockUser } from '../../domain/users/users.js'
import { checkCode, consumeCode } from '../../domain/verification-codes/verification-codes.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { limitSignIn, queuePasswordWork } from '../call/request-limits.js'
import { requireSetting } from '../call/required-settings.js'
import { signInAttempt } from '../call/sign-in-attempt.js'
import {
  requireResetAddress,
  sendPasswordResetEmail,
} from '../../domain/credentials/passwords/password-reset-email.js'
import { HttpError } from '../../errors/http-error.js'
import { readHeader } from '../../lib/requests/protocol-headers.js'
import { requireSession } from '../../domain/sessions/active-sessions.js'
import { rejectRequiredDomain } from '../../domain/team-connections/required-sign-in.js'
import type { Call } from '../call/call.js'
import { readerLanguage } from '../call/reader-language.js'
import { signUpWithPassword } from '../../domain/user-lifecycle/password-sign-up.js'
import { inTransaction } from '../../db/in-transaction.js'

/** The same text for every address, as recorded from the deployed service. */
const RESET_ANSWER = 'maybe, only if user with e-mail exists'

export const password = implement(
  { ...passwordResetRoutes, ...passwordSignInRoutes, ...passwordSignUpRoutes, ...routes },
  schemas,
  {
    signUpWithPassword: async (call) => {
      const { ctx, body, auth } = call
      checkNewPassword(body.password, ctx.config)
      await rejectCommonPassword(ctx, auth.project, body)
      // Not declared, because the error of a rejected password comes first, as recorded.
      if (!auth.project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
      return signUpWithPassword(call, {
        email: body.email,
        password: body.password,
        callbackUrl: body.verificationCallbackUrl,
        language: readerLanguage(call.headers),
        ipInfo: ipInfoOf(call),
        runQueued: queuePasswordWork(call),
      })
    },

    signInWithPassword: async (call) => {
      const { ctx, body, auth } = call
      const { project } = auth
      const account = canonicalEmail(body.email)
      const credential = await signInAttempt(call, {
        method: 'password',
        account,
        findUserId: async () => (await findAddressOwner(ctx.db, project.id, account))?.userId,
        check: () => checkPassword(call),
      })
      if (credential.generatedUntil !== null)
        throw await rejectGeneratedPassword(ctx, project, credential)
      const { accessToken, refreshToken, userId } = await signInWithFactors(ctx, project, {
        ...credential,
        isNewUser: false,
        method: 'password',
        revalidate: async ({ db }) => {
          await requireCredential(db, credential)
          return false
        },
        ipInfo: ipInfoOf(call),
      })
      return { accessToken, refreshToken, userId }
    },

    sendPasswordResetCode: async (call) => {
      const { ctx, body, auth } = call
      // Checked before the lookup of the account, because a rejection must not reveal whether it exists.
      if (!(await isTrustedCallback(ctx.db, auth.project, body.callbackUrl)))
        throw fail('REDIRECT_URL_NOT_WHITELISTED')
      const language = readerLanguage(call.headers)
      const { email, callbackUrl } = body
      await sendPasswordResetEmail(ctx, auth.project, { email, callbackUrl, language })
      return { success: RESET_ANSWER }
    },

    checkPasswordResetCode: async ({ ctx, body, auth: { project } }) => {
      const { userId, data } = await checkCode(ctx, project, { kind: resetKind, code: body.code })
      await requireResetAddress(ctx.db, project.id, { userId, email: data.email })
      return { isCodeValid: true } as const
    },

    readPasswordReset: async ({ ctx, body, auth: { project } }) => {
      const { userId, data } = await checkCode(ctx, project, { kind: resetKind, code: body.code })
      await requireResetAddress(ctx.db, project.id, { userId, email: data.email })
      if (data.email !== undefined || userId === null) return { email: data.email ?? null }
      // The code of a generated password, which no email has.
      const user = await findUser(ctx.db, project, userId)
      return { email: user?.primaryEmail?.value ?? null }
    },

    resetPassword: async (call) => {
      const { ctx, body, auth } = call
      const { project } = auth
      const { id, userId, data } = await checkCode(ctx, project, {
        kind: resetKind,
        code: body.code,
      })
      try {
        // Not declared, because a rejected reset uses the code up as well.
        requireSetting(auth, 'credentialEnabled')
        checkNewPassword(body.password, ctx.config)
      } catch (error) {
        // A rejected password uses the code up as well.
        await consumeCode(ctx, project, id)
        throw error
      }
      // Leaves the code usable, so that the user can choose another password at once.
      await rejectCommonPassword(ctx, project, { password: body.password, email: data.email })
      if (userId === null) throw new Error('A password reset code has no user.')
      // Before the code is used up: if the password queue is full, the client can send the same code again.
      const hash = await hashPassword(
        body.password,
        ctx.config.passwordHashing,
        queuePasswordWork(call),
      )
      await inTransaction(ctx, async (tx) => {
        await lockUser(tx.db, userId)
        await consumeCode(tx, project, id)
        await requireResetAddress(tx.db, project.id, { userId, email: data.email })
        // Before the new password, because it may end every credential.
        const { email } = data
        const isNowVerified =
          email !== undefined && (await confirmEmailOwnership(tx, project, { userId, email }))
        await replacePassword(tx, project, { userId, hash })
        await recordAuditEvent(tx, project, {
          action: 'password.reset',
          subject: userSubject(userId),
          isBySubject: true,
        })
        if (isNowVerified) await emitUpdated(tx, project, userId)
      })
      return success
    },

    setPassword: async (call) => {
      const { ctx, body, auth, user } = call
      const userId = user.row.id
      checkNewPassword(body.password, ctx.config)
      await rejectCommonPassword(ctx, auth.project, {
        password: body.password,
        email: user.primaryEmail?.value,
      })
      const hash = await hashPassword(
        body.password,
        ctx.config.passwordHashing,
        queuePasswordWork(call),
      )
      const isFirst = await inTransaction(ctx, async (tx) => {
        await lockUser(tx.db, userId)
        await requireSession(tx.db, call)
        const isAdded = await addPassword(tx, auth.project, { userId, hash })
        if (isAdded)
          await recordAuditEvent(tx, auth.project, {
            action: 'password.set',
            subject: userSubject(userId),
            details: { isFirst: true },
          })
        return isAdded
      })
      if (!isFirst)
        throw new HttpError(
          400,
          'This user has a password already. Change it with the update call.',
        )
      return success
    },

    updatePassword: async (call) => {
      const { ctx, headers, body, auth, user } = call
      const userId = user.row.id
      checkNewPassword(body.newPassword, ctx.config)
      await rejectCommonPassword(ctx, auth.project, {
        password: body.newPassword,
        email: user.primaryEmail?.value,
      })
      const old = await findPassword(ctx.db, userId)
      if (old === undefined) throw fail('USER_DOES_NOT_HAVE_PASSWORD')
      const cost = ctx.config.passwordHashing
      const runQueued = queuePasswordWork(call)
      await limitSignIn(call, userId, async () => {
        // Reveals nothing, because the caller is signed in to the account.
        const checking = { cost, maxBcryptCost: maxBcryptCost(ctx.config), runQueued }
        const isRight = await verifyPassword(body.oldPassword, old.hash, checking)
        if (!isRight || hasExpired(ctx, auth.project, old))
          throw fail('PASSWORD_CONFIRMATION_MISMATCH')
      })
      const hash = await hashPassword(body.newPassword, cost, runQueued)
      const refreshToken = readHeader(headers, 'refreshToken')
      await inTransaction(ctx, async (tx) => {
        const { db } = tx
        await lockUser(db, userId)
        const updatedAt = projectNow(ctx, auth.project)
        const changed = await changeHash(db, old, { hash, updatedAt, generatedUntil: null })
        if (!changed) throw fail('PASSWORD_CONFIRMATION_MISMATCH')
        const current =
          refreshToken === null
            ? undefined
            : await findSessionOfToken(tx, auth.project, refreshToken)
        await endOtherSessions(tx, auth.project, userId, current?.id)
        await recordAuditEvent(tx, auth.project, {
          action: 'password.changed',
          subject: userSubject(userId),
        })
      })
      return success
    },

    createGeneratedPassword: async (call) => {
      const { ctx, auth, subject } = call
      const runQueued = queuePasswordWork(call)
      return generatePassword(ctx, auth.project, { userId: subject.row.id, runQueued })
    },
  },
)

const resetKind = 'password_reset'

/**
 * Checks a password. If a team requires its connection for the domain of the address, a wrong password has the same answer as the
 * right one of a user who must use the connection, so that the user learns of it.
 */
async function checkPassword(
  call: Pick<Call, 'ctx' | 'auth' | 'client' | 'request'> & {
    body: { email: string; password: string }
  },
) {
  const { ctx, auth, body } = call
  try {
    return await checkCredential(ctx, auth.project, {
      ...body,
      runQueued: queuePasswordWork(call),
    })
  } catch (error) {
    if (isLatchkeyError(error, 'EMAIL_PASSWORD_MISMATCH'))
      await rejectRequiredDomain(ctx, auth.project, body.email)
    throw error
  }
}
