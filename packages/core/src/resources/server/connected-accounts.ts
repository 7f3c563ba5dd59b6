import type { Read } from '../../cache/read.js'
import type { ConnectedAccount, ConnectedAccountOptions } from '../connected-accounts.js'

export interface ServerConnectedAccounts {
  /**
   * The user's account at a provider, whose tokens the server may use; null when there is none, or when it
   * does not allow these scopes.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, or with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` where the project has no keys of its own.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { scopes: ['repo'] })
   * const token = await account?.getAccessToken()
   * @see protocol, section 3.16
   */
  readonly getConnectedAccount: Read<
    ConnectedAccount | null,
    [provider: string, options?: Pick<ConnectedAccountOptions, 'scopes'>]
  >
}
