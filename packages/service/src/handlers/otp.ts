import { otp as routes } from '@latchkey/contract/routes'
import { otp as schemas } from '@latchkey/contract/schemas'
import { canonicalEmail } from '../domain/canonical-email.js'
import { voidCodes } from '../domain/code-lifetimes.js'
import { signInWithFactors } from '../domain/mfa.js'
import type { Project } from '../domain/project.js'
import { findOrCreateOwner } from '../domain/sign-in-address.js'
import { checkCode, consumeCode } from '../domain/verification-codes.js'
import { implement } from '../implement.js'
import { limitMail } from '../limits.js'
import { readerLanguage } from '../mail/email-language.js'
import { sendSignInMail } from '../mail/sign-in-mail.js'
import { refuse } from '../refusal.js'

const kind = 'sign_in'

export const otp = implement(routes, schemas, {
  sendSignInCode: async (call) => {
    const { ctx, body, auth } = call
    requireMagicLinks(auth.project)
    await limitMail(call, canonicalEmail(body.email))
    const nonce = await sendSignInMail(ctx, auth.project, {
      email: body.email,
      callbackUrl: body.callbackUrl,
      language: readerLanguage(call.headers),
    })
    return { nonce }
  },

  signInWithCode: async ({ ctx, ipInfo, body, auth: { project } }) => {
    const { id, data } = await checkCode(ctx, project, { kind, code: body.code })
    // Used up whatever follows (protocol, section 10.1).
    await consumeCode(ctx, project, id)
    requireMagicLinks(project)
    const owner = await findOrCreateOwner(ctx, project, data.email)
    return signInWithFactors(ctx, project, {
      ...owner,
      requireStill: async (db) => {
        await owner.requireStill(db)
        await voidCodes(db, project.id, { userId: owner.userId, address: data.email })
      },
      ipInfo,
    })
  },

  checkSignInCode: async ({ ctx, body, auth: { project } }) => {
    await checkCode(ctx, project, { kind, code: body.code })
    return { isCodeValid: true } as const
  },
})

function requireMagicLinks({ config }: Project): void {
  if (!config.magicLinkEnabled)
    throw refuse(403, 'This project has sign-in by magic link switched off.')
}
