import type { Client } from '../client/client.js'
import type { Result } from '../lib/result.js'

/** Options of the methods that sign in. */
export interface SignInOptions {
  /** Whether to stay on this page instead of going to `afterSignIn` or `afterSignUp`. Default: false. */
  noRedirect?: boolean | undefined
}

/** The tokens with which the service begins a session. */
export interface NewTokens {
  readonly accessToken: string
  readonly refreshToken?: string | null | undefined
}

export interface FinishSignInOptions extends SignInOptions {
  /** Whether the sign-in has created the account. Default: false. */
  readonly isNewUser?: boolean | undefined
}

/**
 * Throws if this app cannot keep a session. Call it before a request that begins one: otherwise the service would create
 * a session, or an account, that cannot be used.
 */
export function requireStorableSession(client: Client): void {
  client.session().assertStorable()
}

/**
 * Stores the session that a sign-in has begun, then goes to the page after it. Rejects with `SIGNED_IN_AS_OTHER_USER` on
 * a page where the signed-in user signs in again, if the session is of another user.
 */
export async function finishSignIn(
  client: Client,
  { accessToken, refreshToken = null }: NewTokens,
  { noRedirect = false, isNewUser = false }: FinishSignInOptions = {},
): Promise<Result<undefined, never>> {
  const tokens = await client.bindTokens({ accessToken, refreshToken })
  if (client.navigator.isSigningInAgain) await client.session().signInAgain(tokens)
  else client.session().signIn(tokens)
  if (!noRedirect) await client.navigator.redirectTo(isNewUser ? 'afterSignUp' : 'afterSignIn')
  return { status: 'ok', data: undefined }
}
