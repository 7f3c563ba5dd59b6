import * as routes from '@latchkey/contract/routes/api-keys'
import type { InputOf, ResponseOf } from '../http/http-client.js'
import type { TeamScope, UserScope } from './scope.js'

/** Owner of API keys: the user or, with a team's ID, the team. */
export type ApiKeyScope = UserScope & Partial<Pick<TeamScope, 'teamId'>>

/** Why an API key is not valid any more. A key that was revoked never counts as expired. */
export type ApiKeyFault = 'manually-revoked' | 'expired'

/** Changes of an API key. A field that is not set stays unchanged. */
export interface ApiKeyPatch {
  /** The purpose of the key, as the list of keys shows it. */
  description?: string | undefined
  /** Null if the key never expires. */
  expiresAt?: Date | null | undefined
  /** True revokes the key, as `revoke()` does. */
  revoked?: true | undefined
}

/** A new API key. */
export interface NewApiKey {
  /** The purpose of the key, as the list of keys shows it. */
  description: string
  /** Default: never. */
  expiresAt?: Date | null
  /** Whether the key may be public, such as in the code of a page. Default: false. */
  isPublic?: boolean
}

/** The visible part of an API key. */
export interface ApiKeyEnding {
  /** The last four characters of the key. */
  readonly lastFour: string
}

/** The calls for the keys of an owner. */
function ownerRoutes({ http, userId, teamId }: ApiKeyScope) {
  const missing = { expect: ['API_KEY_NOT_FOUND'] } as const
  if (teamId === undefined) {
    const query = { userId }
    return {
      list: () => http.request(routes.listUserApiKeys, { query }),
      read: (apiKeyId: string) =>
        http.requestResult(routes.readUserApiKey, { params: { apiKeyId }, query }, missing),
      create: (fields: NewApiKeyBody) =>
        http.request(routes.createUserApiKey, { body: { userId, ...fields } }),
      update: (apiKeyId: string, body: ApiKeyChange) =>
        http.request(routes.updateUserApiKey, { params: { apiKeyId }, query, body }),
    }
  }
  const query = { teamId }
  return {
    list: () => http.request(routes.listTeamApiKeys, { query }),
    read: (apiKeyId: string) =>
      http.requestResult(routes.readTeamApiKey, { params: { apiKeyId }, query }, missing),
    create: (fields: NewApiKeyBody) =>
      http.request(routes.createTeamApiKey, { body: { teamId, ...fields } }),
    update: (apiKeyId: string, body: ApiKeyChange) =>
      http.request(routes.updateTeamApiKey, { params: { apiKeyId }, query, body }),
  }
}

type NewApiKeyBody = Omit<InputOf<typeof routes.createUserApiKey>['body'], 'userId'>
type ApiKeyChange = InputOf<typeof routes.updateUserApiKey>['body']

type UserApiKeyResponse = ResponseOf<typeof routes.readUserApiKey>
type TeamApiKeyResponse = ResponseOf<typeof routes.readTeamApiKey>

/** An API key as the service returns it, with its visible part or, once, with the whole key. */
export type ApiKeyResponse<Value = ApiKeyEnding> = (
  | Omit<UserApiKeyResponse, 'value'>
  | Omit<TeamApiKeyResponse, 'value'>
) & { readonly value: Value }

/** Fields and methods of API keys of users and of teams. */
class BaseApiKey<Value> {
  /** The ID of the key. */
  declare readonly id: string
  /** The purpose of the key, as the list of keys shows it. */
  declare readonly description: string
  /** Null when the key never expires. */
  readonly expiresAt: Date | null
  /** Null when the key was not revoked. */
  readonly manuallyRevokedAt: Date | null
  /** When the key was created. */
  declare readonly createdAt: Date
  /** Whether the key may be public, such as in the code of a page. */
  declare readonly isPublic: boolean
  /** The last four characters; the whole key right after it was created. */
  declare readonly value: Value
  readonly #scope: ApiKeyScope

  constructor(scope: ApiKeyScope, fields: ApiKeyResponse<Value>) {
    this.#scope = scope
    Object.assign(this, fields)
    this.expiresAt = fields.expiresAt ?? null
    this.manuallyRevokedAt = fields.manuallyRevokedAt ?? null
    Object.freeze(this)
  }

  /**
   * Changes the key; fields that are not set stay unchanged. Rejects with `API_KEY_NOT_FOUND` if the caller cannot
   * change the key, and with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   *
   * @example await key.update({ expiresAt: new Date(Date.now() + 90 * 86_400_000) })
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   */
  async update({ description, expiresAt, revoked }: ApiKeyPatch): Promise<void> {
    await this.#change({ description, expiresAt, revoked })
  }

  /** Revokes the key, which cannot be undone. Rejects with the same codes as `update`. */
  async revoke(): Promise<void> {
    await this.#change({ revoked: true })
  }

  /** Whether the key had not been revoked when it was read, and has not expired by the clock of this device. */
  isValid(): boolean {
    return this.whyInvalid() === null
  }

  /** Why the key is invalid, by the clock of this device; null when it is valid. Only the service knows for sure. */
  whyInvalid(): ApiKeyFault | null {
    if (this.manuallyRevokedAt) return 'manually-revoked'
    const now = this.#scope.client.platform.clock.wall()
    return this.expiresAt && this.expiresAt.getTime() <= now ? 'expired' : null
  }

  async #change(body: ApiKeyChange): Promise<void> {
    await ownerRoutes(this.#scope).update(this.id, body)
    await this.#scope.client.invalidate('listApiKeys', 'getApiKey')
  }
}

/** An API key of a user. */
export class UserApiKey<Value = ApiKeyEnding> extends BaseApiKey<Value> {
  /** Tells the keys of users from those of teams. */
  declare readonly type: 'user'
  /** The ID of the user who owns the key. */
  declare readonly userId: string
}

/** An API key of a team. */
export class TeamApiKey<Value = ApiKeyEnding> extends BaseApiKey<Value> {
  /** Tells the keys of teams from those of users. */
  declare readonly type: 'team'
  /** The ID of the team that owns the key. */
  declare readonly teamId: string
}

/** An API key of a user or of a team. Of the key itself, only the last four characters are visible. */
export type ApiKey<Value = ApiKeyEnding> = UserApiKey<Value> | TeamApiKey<Value>

/** A new API key; `value` is the whole key, which is never shown again. */
export type CreatedApiKey = ApiKey<string>

/** Makes the model of an API key. Changes of a team's key are sent for the team, those of another for the user. */
export function toApiKey<Value>(
  { client, http, userId }: UserScope,
  response: ApiKeyResponse<Value>,
): ApiKey<Value> {
  return response.type === 'team'
    ? new TeamApiKey({ client, http, userId, teamId: response.teamId }, response)
    : new UserApiKey({ client, http, userId }, response)
}

export async function listApiKeys(scope: ApiKeyScope): Promise<ApiKey[]> {
  const { items } = await ownerRoutes(scope).list()
  return items.map((response) => toApiKey(scope, response))
}

export async function getApiKey(scope: ApiKeyScope, id: string): Promise<ApiKey | null> {
  const { userId, teamId } = scope
  const result = await ownerRoutes(scope).read(id)
  if (result.status === 'error') return null
  const response = result.data
  // The service finds a key by its ID alone and does not compare the owner.
  const isOwn =
    response.type === 'team'
      ? response.teamId === teamId
      : userId === 'me' || response.userId === userId
  return isOwn ? toApiKey(scope, response) : null
}

export async function createApiKey(
  scope: ApiKeyScope,
  { description, expiresAt = null, isPublic }: NewApiKey,
): Promise<CreatedApiKey> {
  const response = await ownerRoutes(scope).create({ description, expiresAt, isPublic })
  await scope.client.invalidate('listApiKeys')
  return toApiKey(scope, response)
}
