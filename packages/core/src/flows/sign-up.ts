import { signUpWithPassword } from '@latchkey/contract/routes/password-sign-up'
import type { Context } from '../resources/context.js'
import { tooLong } from '../resources/new-password.js'
import type { PasswordMethods, SignUpCredential } from './password.js'

export const signUpWithCredential = async (
  ctx: Context,
  { email, password, noRedirect, verificationCallbackUrl }: SignUpCredential,
): ReturnType<PasswordMethods['signUpWithCredential']> => {
  const refused = tooLong(password)
  if (refused) return refused
  const body = {
    email,
    password,
    verification_callback_url:
      verificationCallbackUrl ?? (await ctx.callbackUrl('emailVerification')),
  }
  const result = await ctx.attempt(signUpWithPassword, { body }, { tokens: 'new' })
  if (result.status === 'error') return result
  return ctx.enter(result.data, { noRedirect, isNewUser: true })
}
