import { AccountMethods } from './account-methods.js'
import type { ConnectedAccount, ConnectedAccountOptions } from '../connected-accounts.js'
import type {
  OAuthConnection,
  ProviderAccountReference,
  ScopeOptions,
} from '../oauth-connections.js'

/** The methods of the signed-in user about accounts at OAuth providers. */
export abstract class ProviderAccountMethods extends AccountMethods {
  /**
   * Resolves to the user's account at a provider; null when there is none, or when it does not allow these scopes. With
   * `or: 'redirect'`, goes to the provider instead to link one, and returns to the current page.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, and with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` when the project has no OAuth keys of its own.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { or: 'redirect', scopes: ['repo'] })
   * const { accessToken } = await account.getAccessToken()
   * @example
   * const account = await user.getConnectedAccount({ provider: 'github', providerAccountId: '583231' })
   */
  getConnectedAccount(account: ProviderAccountReference): Promise<OAuthConnection | null>
  getConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' },
  ): Promise<ConnectedAccount>
  getConnectedAccount(
    provider: string,
    options?: ConnectedAccountOptions,
  ): Promise<ConnectedAccount | null>
  async getConnectedAccount(
    account: string | ProviderAccountReference,
    options?: ConnectedAccountOptions,
  ): Promise<ConnectedAccount | OAuthConnection | null> {
    const { findConnectedAccount, getConnectedAccount } = await this.loadMethods()
    return typeof account === 'string'
      ? getConnectedAccount(this.scope, account, options)
      : findConnectedAccount(this.scope, account)
  }

  /** Lists the accounts at providers whose access tokens can be read, oldest first. */
  async listConnectedAccounts() {
    return (await this.loadMethods()).listConnectedAccounts(this.scope)
  }

  /**
   * Goes to the provider to connect an account, also if the user has one there, and returns to the current page. Never
   * resolves, because the page is left.
   *
   * @example await user.linkConnectedAccount('github', { scopes: ['repo'] })
   */
  async linkConnectedAccount(provider: string, options?: ScopeOptions) {
    const { linkConnectedAccount } = await this.loadMethods()
    return linkConnectedAccount(this.scope, provider, options)
  }

  /**
   * Resolves to the first account at the provider that has a token with these scopes. Without one, goes to the provider
   * as `linkConnectedAccount` does.
   *
   * @example
   * const account = await user.getOrLinkConnectedAccount('github', { scopes: ['repo'] })
   * const token = await account.getAccessToken({ scopes: ['repo'] })
   */
  async getOrLinkConnectedAccount(provider: string, options?: ScopeOptions) {
    const { getOrLinkConnectedAccount } = await this.loadMethods()
    return getOrLinkConnectedAccount(this.scope, provider, options)
  }

  /**
   * Lists the user's accounts at OAuth providers, oldest first, with what they are used for.
   *
   * @example
   * const accounts = await user.listOAuthProviders()
   * await accounts.find(({ type }) => type === 'github')?.disconnect()
   */
  async listOAuthProviders() {
    return (await this.loadMethods()).listOAuthProviders(this.scope)
  }

  /** Resolves to one of the user's accounts at OAuth providers, by its ID in the service; null when there is none. */
  async getOAuthProvider(id: string) {
    return (await this.loadMethods()).getOAuthProvider(this.scope, id)
  }
}
