import * as routes from '@latchkey/contract/routes/owned-projects'
import type { ResponseOf } from '../../http/http-client.js'
import type { ApiKeyEnding, ApiKeyFault } from '../api-keys.js'
import type { ServerScope } from '../scope.js'

/** The response of the service. A key that the set does not have is missing. */
type InternalApiKeyResponse<Value> = Omit<
  ResponseOf<typeof routes.readProjectKeySet>,
  'publishableClientKey' | 'secretServerKey' | 'superSecretAdminKey'
> & {
  readonly publishableClientKey?: Value | undefined
  readonly secretServerKey?: Value | undefined
  readonly superSecretAdminKey?: Value | undefined
  readonly lastUsedAt?: Date | null | undefined
}

/** A set of keys for a project's apps. Of the keys themselves, only the last four characters are visible. */
export class InternalApiKey<Value = ApiKeyEnding> {
  /** The ID of the set. */
  declare readonly id: string
  /** The purpose of the keys, as the list of keys shows it. */
  declare readonly description: string
  /** From then on, the service rejects the keys. */
  declare readonly expiresAt: Date
  /** Null if the set was not revoked. */
  readonly manuallyRevokedAt: Date | null
  /** When the set was created. */
  declare readonly createdAt: Date
  /** When a key of the set was last used, to the hour; null if none was, or if the service does not record it. */
  readonly lastUsedAt: Date | null
  /** Null if the set has no publishable client key. */
  readonly publishableClientKey: Value | null
  /** Null if the set has no secret server key. */
  readonly secretServerKey: Value | null
  /** Null if the set has no super secret admin key. */
  readonly superSecretAdminKey: Value | null
  readonly #scope: ServerScope

  constructor(scope: ServerScope, response: InternalApiKeyResponse<Value>) {
    this.#scope = scope
    Object.assign(this, response)
    this.manuallyRevokedAt = response.manuallyRevokedAt ?? null
    this.lastUsedAt = response.lastUsedAt ?? null
    this.publishableClientKey = response.publishableClientKey ?? null
    this.secretServerKey = response.secretServerKey ?? null
    this.superSecretAdminKey = response.superSecretAdminKey ?? null
    Object.freeze(this)
  }

  /** Revokes all keys of the set at once, which cannot be undone. Rejects with `API_KEY_NOT_FOUND`. */
  async revoke(): Promise<void> {
    const input = { params: { apiKeyId: this.id }, body: { revoked: true as const } }
    await this.#scope.http.request(routes.updateProjectKeySet, input)
    await this.#scope.client.invalidate('listInternalApiKeys')
  }

  /** Whether the set had not been revoked when it was read, and has not expired by the clock of this device. */
  isValid(): boolean {
    return this.whyInvalid() === null
  }

  /** Why the set is invalid, by the clock of this device; null if it is valid. A set that is both is `'expired'`. */
  whyInvalid(): ApiKeyFault | null {
    if (this.expiresAt.getTime() <= this.#scope.client.platform.clock.wall()) return 'expired'
    return this.manuallyRevokedAt ? 'manually-revoked' : null
  }
}

/** A new set, with the whole keys, which are never shown again. */
export type CreatedInternalApiKey = InternalApiKey<string>

/** A new set of keys. */
export interface NewInternalApiKey {
  /** The purpose of the keys, as the list of keys shows it. */
  description: string
  /** From then on, the service rejects the keys. */
  expiresAt: Date
  /** Default: false. */
  hasPublishableClientKey?: boolean
  /** Default: false. */
  hasSecretServerKey?: boolean
  /** Default: false. */
  hasSuperSecretAdminKey?: boolean
}

export async function listInternalApiKeys(scope: ServerScope): Promise<InternalApiKey[]> {
  const { items } = await scope.http.request(routes.listProjectKeySets, {})
  return items.map((response) => new InternalApiKey(scope, response))
}

export async function createInternalApiKey(
  scope: ServerScope,
  {
    description,
    expiresAt,
    hasPublishableClientKey = false,
    hasSecretServerKey = false,
    hasSuperSecretAdminKey = false,
  }: NewInternalApiKey,
): Promise<CreatedInternalApiKey> {
  const body = {
    description,
    expiresAt,
    hasPublishableClientKey,
    hasSecretServerKey,
    hasSuperSecretAdminKey,
  }
  const response = await scope.http.request(routes.createProjectKeySet, { body })
  await scope.client.invalidate('listInternalApiKeys')
  return new InternalApiKey(scope, response)
}
