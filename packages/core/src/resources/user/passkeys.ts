import * as routes from '@latchkey/contract/routes/passkeys'
import type { ResponseOf } from '../../http/http-client.js'
import { invalidateUserData, type UserScope } from '../scope.js'

type PasskeyResponse = ResponseOf<typeof routes.listPasskeys>['items'][number]

/** One of the passkeys of a user. */
export class Passkey {
  /** The ID of the passkey in the service. */
  declare readonly id: string
  /** The ID of the user. */
  declare readonly userId: string
  /**
   * The name that the user has chosen, or the name of the authenticator, such as `iCloud Keychain`; null if both are
   * unknown.
   */
  declare readonly name: string | null
  /** The ID of the credential at the authenticator, base64url. */
  declare readonly credentialId: string
  /** When the passkey was created. */
  declare readonly createdAt: Date
  /** The last sign-in with the passkey; null if there was none. */
  declare readonly lastUsedAt: Date | null
  /** Whether the passkey is backed up or synced between devices, as of its last use; null if it is unknown. */
  declare readonly isBackedUp: boolean | null
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: PasskeyResponse) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Renames the passkey. Rejects with `RECENT_SIGN_IN_REQUIRED` if the sign-in is older than `details.maxAgeSeconds`,
   * and with `SCHEMA_ERROR` if the name is empty or has more than 256 characters.
   *
   * @example await passkey.rename('Work laptop')
   */
  async rename(name: string): Promise<void> {
    const params = { userId: this.#scope.userId, passkeyId: this.id }
    await this.#scope.http.request(routes.renamePasskey, { params, body: { name } })
    await invalidatePasskeys(this.#scope)
  }

  /**
   * Removes the passkey, and where the browser supports it, asks the user's authenticator to remove it too. Rejects with
   * `LAST_SIGN_IN_METHOD` if the user could not sign in without it, and with `RECENT_SIGN_IN_REQUIRED` if the sign-in is
   * older than `details.maxAgeSeconds`. A server can remove the last sign-in method.
   *
   * @example await passkey.delete()
   */
  async delete(): Promise<void> {
    const params = { userId: this.#scope.userId, passkeyId: this.id }
    await this.#scope.http.request(routes.deletePasskey, { params })
    await signalRemoval(this.#scope, this.credentialId)
    await invalidatePasskeys(this.#scope)
  }
}

export async function listPasskeys(scope: UserScope): Promise<Passkey[] | null> {
  const result = await scope.http.requestResult(
    routes.listPasskeys,
    { query: { userId: scope.userId } },
    { expect: ['FEATURE_NOT_SUPPORTED'] },
  )
  if (result.status === 'error') return null
  return result.data.items.map((fields) => new Passkey(scope, fields))
}

/** Announces a change of passkeys, which the user's own data has too. */
const invalidatePasskeys = (scope: UserScope): Promise<void> =>
  invalidateUserData(scope, 'listPasskeys', 'user')

/**
 * Asks the authenticators of this device to hide a removed passkey of its user (WebAuthn Level 3, section 5.1.10). A
 * failure changes nothing.
 */
async function signalRemoval({ client, userId }: UserScope, credentialId: string): Promise<void> {
  const { navigation } = client.platform
  if (userId !== 'me' || !navigation || !('PublicKeyCredential' in globalThis)) return
  const rpId = new URL(navigation.href()).hostname
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {})
}
