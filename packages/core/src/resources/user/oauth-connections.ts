import {
  createAccountAccessToken,
  listConnectedAccounts as listEndpoint,
} from '@latchkey/contract/routes/connected-accounts'
import type { KnownError } from '../../errors/latchkey-error.js'
import type { Result } from '../../lib/result.js'
import type { UserScope } from '../scope.js'
import { linkAccount, type ProviderAccessToken } from './connected-accounts.js'

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

export async function findConnectedAccount(
  scope: UserScope,
  { provider, providerAccountId }: ProviderAccountReference,
): Promise<OAuthConnection | null> {
  const accounts = await listConnectedAccounts(scope)
  const id = provider.toLowerCase()
  const isSame = (account: OAuthConnection) =>
    account.provider === id && account.providerAccountId === providerAccountId
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
