import * as routes from '@latchkey/contract/routes/sign-in/otp'
import * as schemas from '@latchkey/contract/schemas/sign-in/otp'
import { requireSetting } from '../call/required-settings.js'
import { signInAttempt } from '../call/sign-in-attempt.js'
import { voidOtherCodes } from '../../domain/verification-codes/code-lifetimes.js'
import { signInWithFactors } from '../../domain/credentials/mfa.js'
import { findOrCreateOwner } from '../../domain/user-lifecycle/email-sign-in.js'
import { checkCode, consumeCode } from '../../domain/verification-codes/verification-codes.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { sendSignInEmail } from '../../domain/user-lifecycle/sign-in-email.js'
import { readerLanguage } from '../call/reader-language.js'

export const otp = implement(routes, schemas, {
  sendSignInCode: async (call) => {
    const { ctx, body, auth } = call
    const nonce = await sendSignInEmail(ctx, auth.project, {
      email: body.email,
      callbackUrl: body.callbackUrl,
      language: readerLanguage(call.headers),
    })
    return { nonce }
  },

  signInWithCode: async (call) => {
    const { ctx, body, auth } = call
    const { project } = auth
    const data = await signInAttempt(call, {
      method: 'otp',
      check: async () => {
        const checked = await checkCode(ctx, project, { kind, code: body.code })
        // The code is used up even if a later step fails.
        await consumeCode(ctx, project, checked.id)
        return checked.data
      },
    })
    // Not declared, because a rejected sign-in uses the code up as well.
    requireSetting(auth, 'magicLinkEnabled')
    const owner = await findOrCreateOwner(call, data.email)
    return signInWithFactors(ctx, project, {
      ...owner,
      revalidate: async (tx) => {
        const isChanged = await owner.revalidate(tx)
        await voidOtherCodes(tx, project.id, { userId: owner.userId, address: data.email })
        return isChanged
      },
      ipInfo: ipInfoOf(call),
    })
  },

  checkSignInCode: async ({ ctx, body, auth: { project } }) => {
    await checkCode(ctx, project, { kind, code: body.code })
    return { isCodeValid: true } as const
  },
})

const kind = 'sign_in'
