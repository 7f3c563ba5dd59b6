import { signUpAnonymously } from '@latchkey/contract/routes/anonymous'
import type { Context } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'

export interface AnonymousMethods {
  /**
   * Creates an anonymous account, signs in to it and resolves to its user. Calls at the same time
   * create one account, and somebody who has signed in meanwhile stays signed in.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an account may not be created.
   *
   * @example const user = await app.signInAnonymously()
   * @see spec, section 4; protocol, section 3.4
   */
  signInAnonymously(): Promise<CurrentUser>
}

/** The account that is being created, of which an app has one at most. */
const flights = new WeakMap<Context, Promise<CurrentUser>>()

export const signInAnonymously = (ctx: Context): Promise<CurrentUser> => {
  const flight = flights.get(ctx) ?? signIn(ctx).finally(() => flights.delete(ctx))
  flights.set(ctx, flight)
  return flight
}

async function signIn(ctx: Context): Promise<CurrentUser> {
  const isNobody = () => ctx.user.get().data === null
  const wasNobody = isNobody()
  const tokens = await ctx.call(signUpAnonymously, {}, { tokens: 'new' })
  if (isNobody() === wasNobody) await ctx.enter(tokens, { noRedirect: true })
  const user = await ctx.user.load()
  if (user) return user
  throw new Error('The session ended meanwhile. Try again.')
}
