import { createProviderAccessToken } from '@latchkey/contract/routes/connected-accounts'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import type { UserScope } from '../scope.js'
import { notSignedIn } from './user-outcome.js'

const oauth = () => import('../../flows/oauth/oauth-flows.js')

/** Options of `getConnectedAccount`. */
export interface ConnectedAccountOptions {
  /** `redirect` goes to the provider to link an account if there is none, and returns to the current page. */
  or?: 'redirect' | undefined
  /** Scopes that the account must allow, as the provider names them. */
  scopes?: readonly string[] | undefined
}

/** An access token of a provider. */
export interface ProviderAccessToken {
  /** A token for the provider's API. It is a secret of the user. */
  readonly accessToken: string
}

/** An account at an OAuth provider that the user has connected. */
export class ConnectedAccount {
  /** The provider's ID, such as `github`. */
  readonly id: string
  readonly #scope: UserScope
  readonly #scopes: readonly string[]

  constructor(scope: UserScope, id: string, scopes: readonly string[]) {
    this.id = id
    this.#scope = scope
    this.#scopes = scopes
    Object.freeze(this)
  }

  /**
   * Resolves to a token for the provider's API that is valid for at least 5 minutes. Each call requests it, and it is
   * not stored. Rejects with `OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE` once the user must sign in at the provider
   * again.
   *
   * @example
   * const { accessToken } = await account.getAccessToken()
   * await fetch('https://api.github.com/user', { headers: { Authorization: `Bearer ${accessToken}` } })
   */
  async getAccessToken(): Promise<ProviderAccessToken> {
    const input = accessTokenInput(this.#scope, this.id, this.#scopes)
    const { accessToken } = await this.#scope.http.request(createProviderAccessToken, input)
    return { accessToken }
  }
}

const accessTokenInput = (
  { userId }: UserScope,
  providerId: string,
  scopes: readonly string[],
) => ({
  params: { userId, providerId },
  body: { scope: scopes.join(' ') },
})

export async function getConnectedAccount(
  scope: UserScope,
  provider: string,
  { or, scopes = [] }: ConnectedAccountOptions = {},
): Promise<ConnectedAccount | null> {
  const id = provider.toLowerCase()
  const input = accessTokenInput(scope, id, scopes)
  const { status } = await scope.http.requestResult(createProviderAccessToken, input, {
    expect: [
      'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
      'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
    ],
  })
  if (status === 'ok') return new ConnectedAccount(scope, id, scopes)
  return or === 'redirect' ? linkAccount(scope, id, scopes) : null
}

/** Goes to the provider to link an account. */
export async function linkAccount(
  { client, http }: UserScope,
  provider: string,
  scopes: readonly string[],
): Promise<never> {
  const { signInWithOAuth } = await client.load(oauth)
  const { id: userId } = await http.request(readCurrentUser, {})
  // Last, so that it is fresh: it tells the service for whom to link the account.
  const { accessToken } = await http.getTokens()
  if (!accessToken) throw notSignedIn()
  const signInScopes = client.options.oauthScopesOnSignIn?.[provider] ?? []
  const scope = [...new Set([...scopes, ...signInScopes])].join(' ')
  const query = {
    type: 'link' as const,
    token: accessToken,
    afterCallbackRedirectUrl: client.navigator.href() ?? '',
    ...(scope && { providerScope: scope }),
  }
  return signInWithOAuth(client, provider, {}, { userId, query })
}
