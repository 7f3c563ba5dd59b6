import type { KnownError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/connected-accounts'
import type { ResponseOf } from '../../http/http-client.js'
import { type Result, withoutData } from '../../lib/result.js'
import { invalidateUserData, type UserScope } from '../scope.js'

/** Changes of a provider account. A field that is not set stays unchanged. */
export interface ProviderAccountPatch {
  /** Whether the account signs the user in. */
  allowSignIn?: boolean | undefined
  /** Whether access tokens of the account can be read. */
  allowConnectedAccounts?: boolean | undefined
}

/** The data of an account at an OAuth provider that the user has connected. */
export interface ProviderAccountFields {
  /** The ID of the account in the service. */
  readonly id: string
  /** The ID of the user in the project. */
  readonly userId: string
  /** The provider's ID, such as `github`. */
  readonly type: string
  /** The user's ID at the provider; null if the service tells it to servers only. */
  readonly accountId: string | null
  /** The address of the account; null when the provider tells none. */
  readonly email: string | null
  /** Whether the account signs the user in. */
  readonly allowSignIn: boolean
  /** Whether access tokens of the account can be read: see `listConnectedAccounts`. */
  readonly allowConnectedAccounts: boolean
}

/** The fields and methods that a provider account of the signed-in user and of a user on a server have in common. */
export abstract class BaseProviderAccount implements ProviderAccountFields {
  declare readonly id: string
  declare readonly userId: string
  declare readonly type: string
  declare readonly accountId: string | null
  declare readonly email: string | null
  declare readonly allowSignIn: boolean
  declare readonly allowConnectedAccounts: boolean
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: ProviderAccountFields) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /** Behind a getter, so that nothing that prints or serializes the account prints keys. */
  protected get scope(): UserScope {
    return this.#scope
  }

  /**
   * Disconnects the account: it no longer signs the user in, and its access tokens are deleted. For the signed-in user, it
   * rejects with `LAST_SIGN_IN_METHOD` when the user could not sign in without it, and with `RECENT_SIGN_IN_REQUIRED` when
   * the sign-in is older than `details.maxAgeSeconds`. A server can disconnect the last one.
   *
   * @example await account.disconnect()
   */
  async disconnect(): Promise<void> {
    const params = { userId: this.#scope.userId, oauthProviderId: this.id }
    await this.#scope.http.request(routes.deleteOAuthProvider, { params })
    await invalidateProviderAccounts(this.#scope)
  }

  /** The same as `disconnect`. */
  delete(): Promise<void> {
    return this.disconnect()
  }
}

/** An account at an OAuth provider that the user has connected. A user can have several of one provider. */
export class ProviderAccount extends BaseProviderAccount {
  /**
   * Changes what the account is used for. Resolves to an error with `LAST_SIGN_IN_METHOD` when the user could not sign in
   * without it. Rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   *
   * @example await account.update({ allowSignIn: false })
   */
  async update(
    patch: ProviderAccountPatch,
  ): Promise<Result<undefined, KnownError<'LAST_SIGN_IN_METHOD'>>> {
    const { http, userId } = this.scope
    const result = await http.requestResult(
      routes.updateOAuthProvider,
      { params: { userId, oauthProviderId: this.id }, body: patch },
      { expect: ['LAST_SIGN_IN_METHOD'] },
    )
    if (result.status === 'ok') await invalidateProviderAccounts(this.scope)
    return withoutData(result)
  }
}

/** Returns the data of a provider account in a response. */
export function toProviderAccountFields(
  account: ResponseOf<typeof routes.readOAuthProvider>,
): ProviderAccountFields {
  const { id, userId, type, accountId = null, allowSignIn, allowConnectedAccounts } = account
  const email = account.email ?? null
  return { id, userId, type, accountId, email, allowSignIn, allowConnectedAccounts }
}

/** Announces a change of provider accounts, which the user's own data has too. */
const invalidateProviderAccounts = (scope: UserScope) =>
  invalidateUserData(
    scope,
    'listOAuthProviders',
    'getOAuthProvider',
    'listConnectedAccounts',
    'getConnectedAccount',
    'user',
  )

/** Reads the accounts of a user, oldest first. */
export async function readProviderAccounts(scope: UserScope): Promise<ProviderAccountFields[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(routes.listOAuthProviders, { query })
  return items.map(toProviderAccountFields)
}

export async function listOAuthProviders(scope: UserScope): Promise<ProviderAccount[]> {
  const accounts = await readProviderAccounts(scope)
  return accounts.map((fields) => new ProviderAccount(scope, fields))
}

export async function getOAuthProvider(
  scope: UserScope,
  id: string,
): Promise<ProviderAccount | null> {
  const accounts = await listOAuthProviders(scope)
  return accounts.find((account) => account.id === id) ?? null
}
