import type { PasswordMethods } from '../flows/password.js'
import type { EmailMethods } from '../flows/verify-email.js'
import type { Verbs } from '../lib/lazily.js'
import type { Context } from '../resources/context.js'

/** Methods of an app whose code is loaded when one of them is called. */
export interface LazyMethods extends PasswordMethods, EmailMethods {}

const password = () => import('../flows/password.js')
const verifyEmail = () => import('../flows/verify-email.js')

export const appVerbs: Verbs<Context, LazyMethods> = {
  signInWithCredential: password,
  signUpWithCredential: password,
  verifyEmail,
  checkEmailVerificationCode: verifyEmail,
}
