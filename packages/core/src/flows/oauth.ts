import { OAUTH_STATE_COOKIE_SECONDS, PKCE_VERIFIER_BYTES } from '@latchkey/contract/constants'
import type { EndpointInput } from '@latchkey/contract/endpoint'
import { type authorizeOAuth, exchangeToken } from '@latchkey/contract/routes/oauth'
import type { Context } from '../resources/context.js'

export interface OAuthMethods {
  /**
   * Leaves for a provider, where the person signs in; it comes back to the page `oauthCallback`, which
   * calls `callOAuthCallback`. Never resolves, as the page is left. Rejects when it cannot be left, and
   * when the person comes back with the browser's back button.
   *
   * @param provider its id, such as `github`; `app.getProject()` tells which ones there are
   * @param options.returnTo where to go in the end. Default: where this page leads back to, else the
   *   page `afterSignIn` or `afterSignUp`
   * @example await app.signInWithOAuth('github', { returnTo: '/projects' })
   * @see spec, section 4; protocol, section 4; RFC 6749, section 4.1; RFC 7636
   */
  signInWithOAuth(provider: string, options?: { returnTo?: string | undefined }): Promise<never>

  /**
   * Takes up the answer of a provider on the page `oauthCallback`: signs in, then goes to where the
   * person wanted to go, else to `afterSignUp` for a new account, else to `afterSignIn`.
   *
   * Resolves to false, with a warning for developers, when the address holds no answer to what this tab
   * has begun; it is left as it is then. Rejects with a message that can be shown: nobody was signed in,
   * and it has to be begun again.
   *
   * @returns whether there was such an answer. It is taken once: a second call resolves to false
   * @example app.callOAuthCallback().catch((error) => show(error.message))
   * @see spec, section 4; protocol, section 4.8
   */
  callOAuthCallback(): Promise<boolean>
}

type Query = { [Name in keyof EndpointInput<typeof authorizeOAuth>['query']]: string }

/** What linking an account says besides. */
export interface Linking {
  readonly userId: string
  readonly query: Partial<Query>
}

/** Two texts as JSON, of which the first is a signed token. */
const TOKENS = /^\["([\w-]+\.){2}[\w-]+",".+"]$/

const exchangeCode = {
  ...exchangeToken,
  errors: [...exchangeToken.errors, 'OUTER_OAUTH_TIMEOUT'],
} as const

const trouble = ({ load }: Context) => load(() => import('./oauth-trouble.js'))

/** What both ways say of the app. */
const client = ({ settings }: Context) =>
  ({
    client_id: settings.projectId,
    client_secret: settings.publishableClientKey,
    grant_type: 'authorization_code',
  }) as const

/** The name under which a cookie keeps the verifier, and the tab what it has begun. */
const nameOf = ({ settings }: Context, state: string) =>
  `${settings.cookiePrefix}-oauth-outer-${state}`

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace('=', '')

/**
 * Keeps what the way back needs. At most 10 sign-ins wait, as more would make the headers of the page's
 * requests too long.
 *
 * @returns whether it is kept
 * @see protocol, section 6.1; security rules, 2.1 (OA39) and 2.9 (OA10, OA34)
 */
function remember(ctx: Context, state: string, verifier: string, note: string) {
  const { cookies, storage } = ctx.platform
  if (!cookies || !storage) return
  const [, ...waiting] = cookies.read().split(nameOf(ctx, ''))
  // A browser lists the oldest first (RFC 6265, section 5.4).
  for (const oldest of waiting.slice(0, -9)) cookies.remove(nameOf(ctx, oldest.slice(0, 43)))
  const name = nameOf(ctx, state)
  cookies.write(name, verifier, { maxAgeSeconds: OAUTH_STATE_COOKIE_SECONDS })
  return storage.set(name, note) && cookies.read().includes(verifier)
}

/** @see protocol, sections 4.2 to 4.4; RFC 7636, section 4; security rules, 2.1 (OA30 to OA43) */
export async function signInWithOAuth(
  ctx: Context,
  provider: string,
  { returnTo }: { returnTo?: string | undefined } = {},
  { userId = '', query }: Partial<Linking> = {},
): Promise<never> {
  const { platform, settings, options } = ctx
  const { navigation } = platform
  const id = provider.toLowerCase()
  let redirectUri = await ctx.callbackUrl('oauthCallback', returnTo)
  if (/[?&](code|state)\b/.test(redirectUri))
    redirectUri = (await trouble(ctx)).withoutAnswer(platform, redirectUri)
  const secret = () => base64url(platform.randomBytes(PKCE_VERIFIER_BYTES))
  const state = secret()
  const verifier = secret()
  const error_redirect_url = await ctx.callbackUrl('error')
  const canLeave =
    ctx.hasTokenStore &&
    /^[\w-]+$/.test(id) &&
    crypto.subtle &&
    navigation &&
    !navigation.isFramed()
  if (!canLeave || !remember(ctx, state, verifier, `${userId} ${redirectUri}`))
    throw (await trouble(ctx)).whyNotToLeave(ctx, id)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const scopes = options.oauthScopesOnSignIn?.[id]
  const asked: Query = {
    ...client(ctx),
    redirect_uri: redirectUri,
    scope: 'legacy',
    state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    response_type: 'code',
    type: 'authenticate',
    error_redirect_url,
    ...(scopes && { provider_scope: scopes.join(' ') }),
    ...query,
  }
  const search = new URLSearchParams(asked)
  navigation.leave(`${settings.apiUrl}/auth/oauth/authorize/${id}?${String(search)}`)
  return ctx.during(
    (signal) =>
      new Promise((_, reject) => {
        const stop = platform.onLifecycle?.((event) => {
          if (event === 'shown-from-cache')
            reject(new DOMException('You came back. Please try again.', 'AbortError'))
        })
        signal.onabort = () => stop?.()
      }),
  )
}

/**
 * Takes an answer out of the address, without waiting for anything: so nobody takes it twice, and no
 * request tells of it.
 *
 * @see RFC 6749, sections 3.1 and 4.1.2; RFC 9207, section 2.4; security rules, 2.1 (OA01 to OA21)
 */
function takeAnswer(ctx: Context) {
  const { navigation, cookies, storage } = ctx.platform
  if (!navigation || !cookies || !storage) return
  const url = new URL(navigation.href())
  const given = url.searchParams
  const error = given.get('error')
  const code = given.getAll('code').join('\n')
  const state = given.getAll('state').join()
  const isOurs =
    /^[\w-]{43} .{1,4096}$/.test(`${state} ${error ?? code}`) &&
    given.getAll('iss').every((issuer) => issuer === ctx.settings.baseUrl)
  const name = nameOf(ctx, state)
  const [, verifier] = cookies.read().split(`${name}=`)
  const [userId, redirect_uri] = storage.get(name)?.split(' ') ?? []
  if (!isOurs || !verifier || !redirect_uri) return
  cookies.remove(name)
  storage.remove(name)
  given.delete('code')
  given.delete('state')
  navigation.rewrite(url.href)
  return { error, userId, grant: { code, redirect_uri, code_verifier: verifier.split(';')[0] } }
}

type Taken = NonNullable<ReturnType<typeof takeAnswer>>

/** Exchanges a code, once: its answer may be lost, but it is never asked for again (OA27). */
async function exchange(ctx: Context, { userId, grant }: Taken) {
  const body = { ...client(ctx), ...grant }
  const assertSame = async () => {
    if (userId && userId !== (await ctx.user.load())?.id) throw new Error('Another user.')
  }
  try {
    await assertSame()
    const result = await ctx.attempt(exchangeCode, { body }, { tokens: 'new' })
    // Whoever has signed out, or in, meanwhile stays so.
    await assertSame()
    if (result.status === 'error') return result
    const { accessToken, refreshToken } = result.data
    if (TOKENS.test(JSON.stringify([accessToken, refreshToken]))) return result
    throw new Error('No tokens.')
  } catch (cause) {
    throw new Error('Error signing in during OAuth callback. Please try again.', { cause })
  }
}

/** @returns the session that has begun; undefined where the second factor is asked for elsewhere */
async function arrive(ctx: Context, taken: Taken) {
  const result = await exchange(ctx, taken)
  const session =
    result.status === 'ok' ? result.data : await (await trouble(ctx)).complete(ctx, result.error)
  if (session) await ctx.enter(session, { noRedirect: true })
  return session
}

export async function callOAuthCallback(ctx: Context): Promise<boolean> {
  const taken = takeAnswer(ctx)
  if (!taken || taken.error) return (await trouble(ctx)).explain(ctx, taken?.error)
  const arriving = arrive(ctx, taken)
  // The page for a second factor is another page, too.
  ctx.arrival = arriving.then(
    () => true,
    () => false,
  )
  const session = await arriving
  ctx.arrival = undefined
  const after = session?.afterCallbackRedirectUrl
  if (session && !(after && (await (await trouble(ctx)).goTo(ctx, after))))
    await ctx.redirectTo(session.isNewUser ? 'afterSignUp' : 'afterSignIn', { replace: true })
  return true
}
