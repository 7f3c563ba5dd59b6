import { isLatchkeyError } from '@latchkey/contract/errors/error'
import * as routes from '@latchkey/contract/routes/oauth-server/connected-apps'
import type { OAuthRequestScope } from '../../flows/oauth-request.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { UserScope } from '../scope.js'

type ConnectedAppResponse = NonNullable<
  ResponseOf<typeof routes.listConnectedApps>['items']
>[number]

/** Another app, a tool or a device that a user has allowed to use the account. */
export class ConnectedApp {
  /** The `client_id` of the app. */
  declare readonly clientId: string
  /** The name of the app. */
  declare readonly clientName: string
  /** False if no admin of the project has added the app: its name is its own words. */
  declare readonly isVerified: boolean
  /** The host of the app; null for a program on a device, which any program can claim to be. */
  declare readonly host: string | null
  /** The scopes that the user has allowed. */
  declare readonly scopes: readonly OAuthRequestScope[]
  /** When the user first allowed it. */
  declare readonly connectedAt: Date
  /** When the app last got tokens, to the minute; null if it never did. An app gets new tokens about every 10 minutes of use. */
  declare readonly lastUsedAt: Date | null
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: ConnectedAppResponse) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Ends the access of the app: its tokens stop to work at once, except that your APIs accept its access tokens until they
   * expire, for 10 minutes at most. The app then has to ask the user again. Does nothing if the app is not connected anymore.
   *
   * @example await connectedApp.disconnect()
   */
  async disconnect(): Promise<void> {
    const { client, http, userId } = this.#scope
    const params = { userId, clientId: this.clientId }
    try {
      await http.request(routes.disconnectApp, { params })
    } catch (error) {
      if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 404) throw error
    }
    await client.invalidate('listConnectedApps')
  }
}

export async function listConnectedApps(scope: UserScope): Promise<ConnectedApp[] | null> {
  const result = await scope.http.requestResult(
    routes.listConnectedApps,
    { query: { userId: scope.userId } },
    { expect: ['FEATURE_NOT_SUPPORTED'] },
  )
  if (result.status === 'error') return null
  return result.data.items?.map((fields) => new ConnectedApp(scope, fields)) ?? null
}
