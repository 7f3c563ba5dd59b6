import { fail } from '@latchkey/contract/errors'
import { password as routes } from '@latchkey/contract/routes'
import { password as schemas } from '@latchkey/contract/schemas'
import type { Project } from '../domain/clock.js'
import { findCredential, replaceHash } from '../domain/credentials.js'
import { isTrustedCallback } from '../domain/callback-url.js'
import { ipInfoOf } from '../domain/ip-info.js'
import { requireSecondFactor } from '../domain/mfa.js'
import { checkNewPassword, hashPassword, isOutdated, verifyPassword } from '../domain/password.js'
import { signIn } from '../domain/sessions.js'
import { violates } from '../domain/unique-violation.js'
import { createUser } from '../domain/users.js'
import { sendVerificationMail } from '../domain/verification-mail.js'
import { implement } from '../implement.js'

export const password = implement(routes, schemas, {
  signUpWithPassword: async ({ ctx, headers, body, auth: { project } }) => {
    requirePasswords(project)
    checkNewPassword(body.password)
    if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
    const callbackUrl = body.verification_callback_url
    const isTrusted = await isTrustedCallback(ctx.db, project, callbackUrl)
    const passwordHash = await hashPassword(body.password, ctx.config.passwordHashing)
    const signUp = ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db }
      const user = await createUser(inside, project, {
        email: { value: body.email, isVerified: false },
        passwordHash,
      })
      // The mail is in the outbox if and only if the account exists; it is delivered later.
      if (isTrusted && user.contactChannelId !== undefined) {
        const contactChannel = { id: user.contactChannelId, value: body.email }
        const addressee = { id: user.id, displayName: null }
        await sendVerificationMail(inside, project, {
          user: addressee,
          contactChannel,
          callbackUrl,
        })
      }
      return signIn(inside, project, { userId: user.id, ipInfo: ipInfoOf(headers) })
    })
    return signUp.catch((error: unknown) => {
      if (violates(error, 'contact_channels_sign_in'))
        throw fail('USER_EMAIL_ALREADY_EXISTS', { email: body.email })
      throw error
    })
  },

  signInWithPassword: async ({ ctx, headers, body, auth: { project } }) => {
    requirePasswords(project)
    const cost = ctx.config.passwordHashing
    const credential = await findCredential(ctx.db, project.id, body.email)
    const isRight = await verifyPassword(body.password, credential?.hash, cost)
    if (credential === undefined || !isRight) throw fail('EMAIL_PASSWORD_MISMATCH')
    if (isOutdated(credential.hash, cost))
      await replaceHash(ctx.db, credential, await hashPassword(body.password, cost))
    if (credential.requiresSecondFactor)
      throw await requireSecondFactor(ctx, project, {
        userId: credential.userId,
        isNewUser: false,
      })
    return ctx.db.transaction((db) =>
      signIn({ ...ctx, db }, project, { userId: credential.userId, ipInfo: ipInfoOf(headers) }),
    )
  },
})

function requirePasswords({ config }: Project): void {
  if (!config.credentialEnabled) throw fail('PASSWORD_AUTHENTICATION_NOT_ENABLED')
}
