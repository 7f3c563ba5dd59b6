import type { Client } from '../client/client.js'
import { signedInAsOtherUser } from '../errors/client-error.js'
import { omitUndefined } from '../lib/objects.js'
import type { Result } from '../lib/result.js'
import { decodeAccessToken } from '../session/access-token.js'
import type { TokenPair } from '../session/tokens.js'
import { refreshSession } from './refresh-tokens.js'
import { endAtService } from './sign-out.js'

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
  const tokens = await bindTokens(client, { accessToken, refreshToken })
  // The app's server has compared the users if it holds the tokens.
  if (client.navigator.isSigningInAgain && client.session().holdsTokens)
    await replaceSession(client, tokens)
  else client.session().signIn(tokens)
  if (!noRedirect) await client.navigator.redirectTo(isNewUser ? 'afterSignUp' : 'afterSignIn')
  return { status: 'ok', data: undefined }
}

/**
 * Binds a new session to this device before it is stored, if this app does that. A failure does not stop the sign-in: the
 * next refresh binds the session.
 */
async function bindTokens(client: Client, tokens: TokenPair): Promise<TokenPair> {
  if (!client.access.bindsSessions || tokens.refreshToken === null) return tokens
  try {
    const options = { keepsSuccessor: true, maxAttempts: 1 }
    const bound = await refreshSession(client, tokens.refreshToken, options)
    return { ...tokens, ...omitUndefined(bound ?? {}) }
  } catch (error) {
    client.platform.report(error)
    return tokens
  }
}

/** Replaces the session with a new one of the same user. */
async function replaceSession(client: Client, tokens: TokenPair): Promise<void> {
  const session = client.session()
  const previous = await session.getTokens()
  const user = decodeAccessToken(previous.accessToken)?.userId
  if (user !== undefined && user !== decodeAccessToken(tokens.accessToken)?.userId) {
    await endAtService(client, tokens)
    throw signedInAsOtherUser()
  }
  session.signIn(tokens)
  // A new sign-in ends the session before it (OWASP ASVS 5.0, 7.2.4).
  if (previous.refreshToken !== null) await endAtService(client, previous)
}
