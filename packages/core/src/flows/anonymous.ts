import { signUpAnonymously } from '@latchkey/contract/routes/anonymous'
import type { Context } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'

export interface AnonymousMethods {
  /**
   * Creates an anonymous account, signs in to it and resolves to its user.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an account may not be created.
   *
   * @see spec, section 4
   */
  signInAnonymously(): Promise<CurrentUser>
}

export const signInAnonymously = async (ctx: Context): Promise<CurrentUser> => {
  const tokens = await ctx.call(signUpAnonymously, {}, { tokens: 'none' })
  await ctx.enter(tokens, { noRedirect: true })
  const user = await ctx.user.load()
  if (user) return user
  throw new Error('The session ended while the account was created. Try again.')
}
