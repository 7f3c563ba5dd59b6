import { signUpAnonymously } from '@latchkey/contract/routes/anonymous'
import type { Context } from '../resources/context.js'

/** Creates an anonymous account and signs in to it. */
export const enterAnonymously = async (ctx: Context): Promise<void> =>
  ctx.enter(await ctx.call(signUpAnonymously, {}, { tokens: 'none' }), { noRedirect: true })
