import type { KnownError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/connected-accounts'
import { type Result, withoutData } from '../../lib/result.js'
import type { ServerScope, UserScope } from '../scope.js'
import {
  BaseProviderAccount,
  type ProviderAccountPatch,
  readProviderAccounts,
  toProviderAccountFields,
} from '../user/provider-accounts.js'

/** Why an account could not be connected. */
export type ProviderAccountError = KnownError<'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN'>

/** Changes of a provider account by a server. A field that is not set stays unchanged. */
export interface ServerProviderAccountPatch extends ProviderAccountPatch {
  /** The user's ID at the provider. Another one deletes the access tokens. */
  accountId?: string | undefined
  /** The address of the account at the provider; null removes it. */
  email?: string | null | undefined
}

/** A provider account that a server connects with a user. The server vouches that it is the user's. */
export interface NewProviderAccount {
  /** The ID of the user whose account it is. */
  userId: string
  /** The provider's ID, such as `github`. */
  providerConfigId: string
  /** The user's ID at the provider. */
  accountId: string
  /** The address of the account at the provider. Default: none. */
  email?: string | null | undefined
  /** Whether the account signs the user in. */
  allowSignIn: boolean
  /** Whether access tokens of the account can be read. */
  allowConnectedAccounts: boolean
}

/** An account at an OAuth provider that a user has connected. */
export class ServerProviderAccount extends BaseProviderAccount {
  /**
   * Changes the account. Resolves to an error with `OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN`.
   *
   * @example await account.update({ allowSignIn: false })
   */
  async update(
    patch: ServerProviderAccountPatch,
  ): Promise<Result<undefined, ProviderAccountError>> {
    const { client, http, userId } = this.scope
    const result = await http.requestResult(
      routes.updateOAuthProviderByServer,
      { params: { userId, oauthProviderId: this.id }, body: patch },
      { expect: ['OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN'] },
    )
    if (result.status === 'ok') await client.invalidateAll()
    return withoutData(result)
  }
}

export async function listProviderAccounts(scope: UserScope): Promise<ServerProviderAccount[]> {
  const accounts = await readProviderAccounts(scope)
  return accounts.map((fields) => new ServerProviderAccount(scope, fields))
}

export async function createProviderAccount(
  { client, http }: ServerScope,
  { email = null, ...account }: NewProviderAccount,
): Promise<Result<ServerProviderAccount, ProviderAccountError>> {
  const body = { ...account, email }
  const result = await http.requestResult(
    routes.createOAuthProvider,
    { body },
    { expect: ['OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN'] },
  )
  if (result.status === 'error') return result
  await client.invalidateAll()
  const scope = { client, http, userId: account.userId }
  const created = new ServerProviderAccount(scope, toProviderAccountFields(result.data))
  return { status: 'ok', data: created }
}
