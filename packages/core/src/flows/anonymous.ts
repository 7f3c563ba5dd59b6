import { signUpAnonymously } from '@latchkey/contract/routes/anonymous'
import { call } from '../http/call.js'
import type { Context } from '../resources/context.js'

/** Creates an anonymous account and signs in to it. */
export async function signInAnonymously(ctx: Context): Promise<void> {
  ctx.signIn(await call(ctx.http, signUpAnonymously, {}, { tokens: 'none' }))
}
