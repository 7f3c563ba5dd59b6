import type { KnownError } from '@latchkey/contract/errors/error'
import {
  createAccountAccessToken,
  createProviderAccessToken,
  listConnectedAccounts as listEndpoint,
} from '@latchkey/contract/routes/connected-accounts'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { listConnectionAccounts } from '@latchkey/contract/routes/team-connections/accounts'
import type { Result } from '../../lib/result.js'
import type { UserScope } from '../scope.js'
import { notSignedIn } from './user-outcome.js'

const oauth = () => import('../../flows/oauth/oauth-flows.js')

/** Options of `getConnectedAccount`. */
export interface ConnectedAccountOptions {
  /**
   * If there is no account, or it lacks a scope: `redirect` goes to the provider to link one, and returns to the current
   * page; `throw` rejects with the code of the reason. Default: resolves to null.
   */
  or?: 'redirect' | 'throw' | undefined
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
  const result = await scope.http.requestResult(createProviderAccessToken, input, {
    expect: [
      'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
      'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
    ],
  })
  if (result.status === 'ok') return new ConnectedAccount(scope, id, scopes)
  if (or === 'throw') throw result.error
  return or === 'redirect' ? linkAccount(scope, id, scopes) : null
}

/** Goes to the provider to link an account. */
export async function linkAccount(
  { client, http }: UserScope,
  provider: string,
  scopes: readonly string[],
): Promise<never> {
  const { goToProvider } = await client.load(oauth)
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
  return goToProvider(client, provider, {}, { userId, query })
}

/** Which scopes a token must have. */
export interface ScopeOptions {
  /** Scopes as the provider names them. Default: any. */
  scopes?: readonly string[] | undefined
}

/** One account at a provider, by the provider's ID and the user's ID there. */
export interface ProviderAccountReference {
  /** The provider's ID, such as `github`. */
  provider: string
  /** The user's ID at the provider. */
  providerAccountId: string
}

/** Why there is no access token. */
export type ProviderTokenError = KnownError<'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE'>

/** An account at a provider whose access tokens can be read. A user can have several of one provider. */
export class OAuthConnection implements ProviderAccountReference {
  /** The provider's ID. The same as `provider`. */
  readonly id: string
  /** The provider's ID, such as `github`. */
  readonly provider: string
  /** The user's ID at the provider. */
  readonly providerAccountId: string
  readonly #scope: UserScope

  constructor(scope: UserScope, { provider, providerAccountId }: ProviderAccountReference) {
    this.id = provider
    this.provider = provider
    this.providerAccountId = providerAccountId
    this.#scope = scope
    Object.freeze(this)
  }

  /**
   * Resolves to a token for the provider's API that is valid for at least 5 minutes. Each call requests it, and it is
   * not stored. Resolves to an error with `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE` when the user must connect the account
   * again, with these scopes. Rejects with `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` when the project
   * has no OAuth keys of its own.
   *
   * @example
   * const result = await connection.getAccessToken({ scopes: ['repo'] })
   * if (result.status === 'ok') await listRepositories(result.data.accessToken)
   */
  async getAccessToken({ scopes = [] }: ScopeOptions = {}): Promise<
    Result<ProviderAccessToken, ProviderTokenError>
  > {
    const { http, userId } = this.#scope
    const { provider: providerId, providerAccountId } = this
    const result = await http.requestResult(
      createAccountAccessToken,
      {
        params: { userId, providerId, providerAccountId },
        body: { scope: scopes.join(' ') },
      },
      { expect: ['OAUTH_ACCESS_TOKEN_NOT_AVAILABLE'] },
    )
    if (result.status === 'error') return result
    return { status: 'ok', data: { accessToken: result.data.accessToken } }
  }
}

export async function listConnectedAccounts(scope: UserScope): Promise<OAuthConnection[]> {
  const params = { userId: scope.userId }
  const { items } = await scope.http.request(listEndpoint, { params })
  return items.map((account) => new OAuthConnection(scope, account))
}

/** Finds the account of a user at a provider, or one of several by the user's ID there. */
export async function findConnectedAccount(
  scope: UserScope,
  account: string | ProviderAccountReference,
  options?: ConnectedAccountOptions,
): Promise<ConnectedAccount | OAuthConnection | null> {
  if (typeof account === 'string') return getConnectedAccount(scope, account, options)
  const { provider, providerAccountId } = account
  const accounts = await listConnectedAccounts(scope)
  const id = provider.toLowerCase()
  const isSame = (candidate: OAuthConnection) =>
    candidate.provider === id && candidate.providerAccountId === providerAccountId
  return accounts.find(isSame) ?? null
}

export function linkConnectedAccount(
  scope: UserScope,
  provider: string,
  { scopes = [] }: ScopeOptions = {},
): Promise<never> {
  return linkAccount(scope, provider.toLowerCase(), scopes)
}

export async function getOrLinkConnectedAccount(
  scope: UserScope,
  provider: string,
  options: ScopeOptions = {},
): Promise<OAuthConnection> {
  const accounts = await listConnectedAccounts(scope)
  for (const account of accounts.filter(
    (candidate) => candidate.provider === provider.toLowerCase(),
  ))
    if ((await account.getAccessToken(options)).status === 'ok') return account
  return linkConnectedAccount(scope, provider, options)
}

/** The account of a user at the identity provider of a team. */
export interface UserConnection {
  /** The ID of the team's connection. */
  readonly connectionId: string
  /** The ID of the team. */
  readonly teamId: string
  /** The protocol of the provider. */
  readonly type: 'oidc' | 'saml'
  /** The name of the provider or the organization. */
  readonly displayName: string
  /** The user's ID at the provider. */
  readonly accountId: string
  /** The email address that the provider sent at the last sign-in. */
  readonly email: string
  /** When the account signed in first. */
  readonly createdAt: Date
  /** When the account signed in last. */
  readonly lastSignInAt: Date
}

export async function listUserConnections({ http, userId }: UserScope): Promise<UserConnection[]> {
  const { items } = await http.request(listConnectionAccounts, { query: { userId } })
  return items.map((item) => Object.freeze(item))
}
