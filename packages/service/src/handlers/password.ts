import { headerNames } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { password as routes } from '@latchkey/contract/routes'
import { password as schemas } from '@latchkey/contract/schemas'
import { success } from '../answer.js'
import { requireUserField } from '../current-user.js'
import { isTrustedCallback } from '../domain/callback-url.js'
import { replacePassword } from '../domain/change-user.js'
import { canonicalEmail } from '../domain/canonical-email.js'
import { rejectCommonPassword } from '../domain/common-passwords.js'
import { projectNow } from '../domain/clock.js'
import {
  addPassword,
  changeHash,
  checkCredential,
  findHash,
  requireCredential,
} from '../domain/credentials.js'
import { signInWithFactors } from '../domain/mfa.js'
import { checkNewPassword, hashPassword, verifyPassword } from '../domain/password.js'
import type { Project } from '../domain/project.js'
import { emitUpdated, proveAddress } from '../domain/prove-address.js'
import { requireRecentSignIn } from '../domain/recent-sign-in.js'
import { endOtherSessions } from '../domain/sessions.js'
import { lockUser } from '../domain/users.js'
import { checkCode, consumeCode } from '../domain/verification-codes.js'
import { implement } from '../implement.js'
import { limitMail, limitSignIn, passwordTurn } from '../limits.js'
import { requireResetAddress, sendResetMail } from '../mail/reset-mail.js'
import { refuse } from '../refusal.js'
import { requireSession } from '../still-signed-in.js'
import { signUpWithPassword } from './password-sign-up.js'

const resetKind = 'password_reset'
/** The same for every address, as the deployed service words it (protocol, section 3.2). */
const RESET_ANSWER = 'maybe, only if user with e-mail exists'

export const password = implement(routes, schemas, {
  signUpWithPassword: async (call) => {
    const { ctx, ipInfo, body, auth } = call
    requirePasswords(auth.project)
    checkNewPassword(body.password)
    await rejectCommonPassword(ctx, auth.project, body)
    if (!auth.project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
    await limitMail(call, canonicalEmail(body.email))
    return signUpWithPassword(ctx, auth.project, {
      email: body.email,
      password: body.password,
      callbackUrl: body.verificationCallbackUrl,
      ipInfo,
      inTurn: passwordTurn(call),
    })
  },

  signInWithPassword: async (call) => {
    const { ctx, ipInfo, body, auth } = call
    const { project } = auth
    requirePasswords(project)
    const credential = await limitSignIn(call, canonicalEmail(body.email), () =>
      checkCredential(ctx, project, { ...body, inTurn: passwordTurn(call) }),
    )
    const { accessToken, refreshToken, userId } = await signInWithFactors(ctx, project, {
      ...credential,
      isNewUser: false,
      requireStill: (db) => requireCredential(db, credential),
      ipInfo,
    })
    return { accessToken, refreshToken, userId }
  },

  sendPasswordResetCode: async (call) => {
    const { ctx, body, auth } = call
    requirePasswords(auth.project)
    // Before the account is looked for, because a refusal must not tell that there is one.
    if (!(await isTrustedCallback(ctx.db, auth.project, body.callbackUrl)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
    await limitMail(call, canonicalEmail(body.email))
    await sendResetMail(ctx, auth.project, { email: body.email, callbackUrl: body.callbackUrl })
    return { success: RESET_ANSWER }
  },

  checkPasswordResetCode: async ({ ctx, body, auth: { project } }) => {
    const { userId, data } = await checkCode(ctx, project, { kind: resetKind, code: body.code })
    await requireResetAddress(ctx.db, project.id, { userId, email: data.email })
    return { isCodeValid: true } as const
  },

  resetPassword: async (call) => {
    const { ctx, body, auth } = call
    const { project } = auth
    const { id, userId, data } = await checkCode(ctx, project, { kind: resetKind, code: body.code })
    try {
      requirePasswords(project)
      checkNewPassword(body.password)
    } catch (error) {
      // A rejected password uses the code up as well (protocol, section 3.2).
      await consumeCode(ctx, project, id)
      throw error
    }
    // Leaves the code usable, so that the user can choose another password at once.
    await rejectCommonPassword(ctx, project, { password: body.password, email: data.email })
    if (userId === null) throw new Error('A code for a new password belongs to nobody.')
    // Before the code is used up: if the password queue is full, the client can send the same code again.
    const hash = await hashPassword(body.password, ctx.config.passwordHashing, passwordTurn(call))
    await ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db }
      await lockUser(db, userId)
      await consumeCode(inside, project, id)
      await requireResetAddress(db, project.id, { userId, email: data.email })
      // Before the new password, because it may end every credential.
      const { email } = data
      const isNowProven =
        email !== undefined && (await proveAddress(inside, project, { userId, email }))
      await replacePassword(inside, project, { userId, hash })
      if (isNowProven) await emitUpdated(inside, project, userId)
    })
    return success
  },

  setPassword: async (call) => {
    const { ctx, body, auth } = call
    const { row, primaryEmail } = requireUserField(call)
    const userId = row.id
    requirePasswords(auth.project)
    await requireRecentSignIn(call)
    checkNewPassword(body.password)
    await rejectCommonPassword(ctx, auth.project, {
      password: body.password,
      email: primaryEmail?.value,
    })
    const hash = await hashPassword(body.password, ctx.config.passwordHashing, passwordTurn(call))
    const isFirst = await ctx.db.transaction(async (db) => {
      await lockUser(db, userId)
      await requireSession(db, call)
      return addPassword({ ...ctx, db }, auth.project, { userId, hash })
    })
    if (!isFirst)
      throw refuse(400, 'This user has a password already. Change it with the update call.')
    return success
  },

  updatePassword: async (call) => {
    const { ctx, headers, body, auth } = call
    const { row, primaryEmail } = requireUserField(call)
    const userId = row.id
    requirePasswords(auth.project)
    await requireRecentSignIn(call)
    checkNewPassword(body.newPassword)
    await rejectCommonPassword(ctx, auth.project, {
      password: body.newPassword,
      email: primaryEmail?.value,
    })
    const oldHash = await findHash(ctx.db, userId)
    if (oldHash === undefined) throw fail('USER_DOES_NOT_HAVE_PASSWORD')
    const cost = ctx.config.passwordHashing
    const inTurn = passwordTurn(call)
    await limitSignIn(call, userId, async () => {
      // Nothing to hide: the caller knows which account it is.
      const checking = { cost, bcryptCost: null, inTurn }
      if (!(await verifyPassword(body.oldPassword, oldHash, checking)))
        throw fail('PASSWORD_CONFIRMATION_MISMATCH')
    })
    const hash = await hashPassword(body.newPassword, cost, inTurn)
    const kept = headers.get(headerNames(ctx.config.headerPrefix).refreshToken)
    await ctx.db.transaction(async (db) => {
      await lockUser(db, userId)
      const updatedAt = projectNow(ctx, auth.project)
      const changed = await changeHash(db, { userId, hash: oldHash }, { hash, updatedAt })
      if (!changed) throw fail('PASSWORD_CONFIRMATION_MISMATCH')
      await endOtherSessions(db, { userId, projectId: auth.project.id }, kept)
    })
    return success
  },
})

function requirePasswords({ config }: Project): void {
  if (!config.credentialEnabled) throw fail('PASSWORD_AUTHENTICATION_NOT_ENABLED')
}
