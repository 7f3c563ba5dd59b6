import { type KnownError, LatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import { OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract/oauth-providers'
import { readCurrentProject } from '@latchkey/contract/routes/projects'
import { authorizeOAuth } from '@latchkey/contract/routes/sign-in/oauth'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
} from 'oauth4webapi'
import type { Client } from '../../client/client.js'
import { clientError, cookiesBlocked } from '../../errors/client-error.js'
import type { InputOf } from '../../http/http-client.js'
import type { Result } from '../../lib/result.js'
import type { Navigation } from '../../platform/platform.js'
import { storePendingAuthorization } from './oauth-state.js'

/** Options of `signInWithOAuth`. */
export interface SignInWithOAuthOptions {
  /**
   * Where to go after the sign-in. Default: where the current page returns to, else the page `afterSignIn` or
   * `afterSignUp`.
   */
  returnTo?: string | URL | undefined
}

/** The parameters of the authorization request. */
type AuthorizationQuery = InputOf<typeof authorizeOAuth>['query']

/** The ID of an OAuth provider: a built-in one, or one that the service adds. */
export type SignInProvider = OAuthProviderId | (string & {})

/** Why a sign-in with a provider did not begin. */
export type OAuthSignInError = KnownError<'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'>

/** An account to be linked to the signed-in user. */
export interface OAuthLink {
  readonly userId: string
  readonly query: Partial<AuthorizationQuery>
}

export async function signInWithOAuth(
  client: Client,
  provider: SignInProvider,
  options?: SignInWithOAuthOptions,
): Promise<Result<never, OAuthSignInError>> {
  const providerId = provider.toLowerCase()
  requireProviderId(providerId)
  requireNavigation(client)
  // The service rejects a built-in provider that the project does not use, after the page was left.
  const isBuiltIn = (OAUTH_PROVIDER_IDS as readonly string[]).includes(providerId)
  if (!isBuiltIn && !(await hasProvider(client, providerId)))
    return { status: 'error', error: providerNotFound(providerId) }
  return goToProvider(client, providerId, options)
}

/** Resolves to whether the project uses a provider. */
async function hasProvider({ http }: Client, providerId: string): Promise<boolean> {
  const { config } = await http.withoutSession().request(readCurrentProject, {})
  const { enabledOauthProviders, openIdProviders = [] } = config
  return [...enabledOauthProviders, ...openIdProviders].some(({ id }) => id === providerId)
}

const providerNotFound = (providerId: string): OAuthSignInError =>
  new LatchkeyError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED', {
    status: 400,
    message: `The project does not use an OAuth provider ${providerId}. Check the spelling, or add it to oauthProviders.`,
    details: undefined,
  })

/** Where a visit of a provider leads, and whom the provider may expect. */
interface ProviderVisit extends SignInWithOAuthOptions {
  loginHint?: string
}

/** @param link links an account of the provider to a user instead of signing in */
export async function goToProvider(
  client: Client,
  providerId: string,
  { returnTo, loginHint }: ProviderVisit = {},
  link?: OAuthLink,
): Promise<never> {
  const { settings, options, navigator } = client
  requireProviderId(providerId)
  const navigation = requireNavigation(client)
  const redirectUri = withoutResponseParameters(
    client,
    navigator.callbackUrl('oauthCallback', returnTo),
  )
  const errorRedirectUrl = navigator.callbackUrl('error')
  const state = generateRandomState()
  const codeVerifier = generateRandomCodeVerifier()
  const pending = { state, codeVerifier, redirectUri, userId: link?.userId }
  if (!storePendingAuthorization(client, pending)) throw cookiesBlocked()
  const scopes = options.oauthScopesOnSignIn?.[providerId]
  const token = link === undefined ? await anonymousAccessToken(client) : undefined
  const query: AuthorizationQuery = {
    clientId: settings.projectId,
    clientSecret: settings.oauthClientSecret,
    grantType: 'authorization_code',
    redirectUri,
    scope: 'legacy',
    state,
    codeChallenge: await calculatePKCECodeChallenge(codeVerifier),
    codeChallengeMethod: 'S256',
    responseType: 'code',
    type: 'authenticate',
    errorRedirectUrl,
    ...(scopes && { providerScope: scopes.join(' ') }),
    ...(token && { token }),
    ...(loginHint !== undefined && { loginHint }),
    ...link?.query,
  }
  navigation.goWithoutReferrer(client.http.url(authorizeOAuth, { params: { providerId }, query }))
  return untilBackNavigation(client)
}

/**
 * Resolves to the access token of an anonymous user, whom the service upgrades where the sign-in would create a user.
 * Without it, the sign-in creates one, so a failure does not end the sign-in.
 */
async function anonymousAccessToken({ http }: Client): Promise<string | undefined> {
  try {
    if (!(await http.getTokens()).accessToken) return undefined
    const { isAnonymous } = await http.request(readCurrentUser, {})
    return isAnonymous ? ((await http.getTokens()).accessToken ?? undefined) : undefined
  } catch {
    return undefined
  }
}

/** Removes the parameters of an authorization response from the URL of the callback page. */
function withoutResponseParameters({ platform }: Client, page: string): string {
  const url = new URL(page)
  if (!url.searchParams.has('code') && !url.searchParams.has('state')) return page
  platform.warn('The parameters code and state are removed from the URL of the page oauthCallback.')
  url.searchParams.delete('code')
  url.searchParams.delete('state')
  return url.href
}

function requireProviderId(providerId: string): void {
  if (!/^[\w-]+$/.test(providerId))
    throw new UsageError('INVALID_ARGUMENT', 'Pass the ID of a provider, such as "github".')
}

/** Throws if this page cannot be left for a provider. */
export function requireNavigation(client: Client): Navigation {
  const { navigation } = client.platform
  if (client.access.oauthError) throw clientError('INVALID_CONFIGURATION', client.access.oauthError)
  if (!client.hasTokenStore)
    throw clientError(
      'INVALID_CONFIGURATION',
      'This app has no tokenStore, so it cannot sign in. Pass tokenStore.',
    )
  if (!navigation)
    throw clientError(
      'INVALID_CONFIGURATION',
      'OAuth needs a page that goes to the provider. Call this method in a browser.',
    )
  if (navigation.isFramed())
    throw clientError(
      'INVALID_CONFIGURATION',
      'OAuth providers do not allow frames. Open this page in its own tab.',
    )
  // Undefined on pages that are not a secure context.
  if (!crypto.subtle)
    throw clientError(
      'INVALID_CONFIGURATION',
      'OAuth works only on https and localhost. Open this page with https.',
    )
  return navigation
}

/** Rejects when the page is shown again with the back button, and when the app is disposed of. Never resolves. */
const untilBackNavigation = ({ platform, tasks }: Client): Promise<never> =>
  tasks.run(
    (signal) =>
      new Promise((_, reject) => {
        const stop = platform.onLifecycle?.((event) => {
          if (event !== 'shown-from-cache') return
          stop?.()
          reject(new DOMException('You came back. Please try again.', 'AbortError'))
        })
        signal.addEventListener('abort', () => stop?.())
      }),
  )
