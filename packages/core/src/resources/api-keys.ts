import type { EndpointInput } from '@latchkey/contract/endpoint'
import * as routes from '@latchkey/contract/routes/api-keys'
import type { Read } from '../cache/read.js'
import type { Answered } from '../http/call.js'
import { validMillis } from '../lib/valid-date.js'
import type { OwnerContext } from './context.js'

/** Why a key is not valid any more; a key that was revoked is never called expired. */
export type ApiKeyFault = 'manually-revoked' | 'expired'

interface ApiKeyFields<Value> {
  readonly id: string
  readonly description: string
  /** Null when it never expires. */
  readonly expiresAt: Date | null
  readonly manuallyRevokedAt: Date | null
  readonly createdAt: Date
  /** Whether it may be seen by anybody, such as in the code of a page. */
  readonly isPublic: boolean
  readonly value: Value
  /**
   * Changes the key; fields that are not set stay unchanged. Rejects with `API_KEY_NOT_FOUND` if the caller cannot
   * change the key.
   *
   * @example await key.update({ expiresAt: new Date(Date.now() + 90 * 86_400_000) })
   * @throws TypeError if `expiresAt` is an invalid date
   */
  update(patch: ApiKeyPatch): Promise<void>
  /** Ends the key for good. Rejects with `API_KEY_NOT_FOUND` as `update` does. */
  revoke(): Promise<void>
  /** Whether it was not revoked before it was read, and has not expired by the clock of this device. */
  isValid(): boolean
  /** Why it is not valid, by the clock of this device; null when it is. Only the service knows for sure. */
  whyInvalid(): ApiKeyFault | null
}

/** Changes of an API key. A field that is not set stays unchanged. */
export interface ApiKeyPatch {
  description?: string | undefined
  /** Null if the key never expires. */
  expiresAt?: Date | null | undefined
}

type OfUser = { readonly type: 'user'; readonly userId: string }
type OfTeam = { readonly type: 'team'; readonly teamId: string }

/**
 * A key of a user or of a team. Of the key itself, only the last four characters are shown.
 *
 * @see spec, sections 3 and 4
 */
export type ApiKey<Value = { readonly lastFour: string }> = ApiKeyFields<Value> & (OfUser | OfTeam)

/** A new key; `value` is the whole key, which is never shown again. */
export type CreatedApiKey = ApiKey<string>

export interface NewApiKey {
  description: string
  /** Default: never. */
  expiresAt?: Date | null
  /** Whether it may be seen by anybody. Default: false. */
  isPublic?: boolean
}

/** Whoever has keys: the user, or a team. The project must allow them. */
export interface ApiKeyOwner {
  /**
   * The keys, newest first, those that are not valid any more too. A team's need the permission
   * `$manage_api_keys`; without it this rejects with `API_KEY_NOT_FOUND`.
   */
  readonly listApiKeys: Read<ApiKey[]>
  /**
   * One of the keys; null if the owner has no key with this ID, or if the caller may not read the keys of the team.
   * Rejects if it is a key of another user.
   *
   * @example const key = await user.getApiKey(id)
   */
  readonly getApiKey: Read<ApiKey | null, [id: string]>
  /**
   * Makes a key. The answer is the only one that holds it whole.
   *
   * @example const { value } = await user.createApiKey({ description: 'deploy script' })
   * @throws TypeError if `expiresAt` is an invalid date
   * @see spec, section 7; protocol, section 3.15
   */
  createApiKey(key: NewApiKey): Promise<CreatedApiKey>
}

/** Milliseconds; null for never, undefined for no change. */
const expiryOf = (expiresAt: Date | null | undefined) =>
  expiresAt ? validMillis('expiresAt', expiresAt) : expiresAt

type Answer =
  | Answered<typeof routes.updateUserApiKey>
  | Answered<typeof routes.updateTeamApiKey>
  | Answered<typeof routes.createUserApiKey>
  | Answered<typeof routes.createTeamApiKey>

export function toApiKey<Value>(
  ctx: OwnerContext,
  answer: Answer & { value: Value },
): ApiKey<Value> {
  const { expiresAt = null, manuallyRevokedAt = null } = answer
  const change = async (body: EndpointInput<typeof routes.updateUserApiKey>['body']) => {
    const params = { api_key_id: answer.id }
    await (answer.type === 'team'
      ? ctx.call(routes.updateTeamApiKey, { params, query: { team_id: answer.teamId }, body })
      : ctx.call(routes.updateUserApiKey, { params, query: { user_id: ctx.subject }, body }))
    await ctx.refresh('listApiKeys', 'getApiKey')
  }
  const whyInvalid = () => {
    if (manuallyRevokedAt) return 'manually-revoked'
    return expiresAt && +expiresAt <= ctx.platform.clock.wall() ? 'expired' : null
  }
  return Object.freeze({
    ...answer,
    expiresAt,
    manuallyRevokedAt,
    update: async ({ description, expiresAt: expiry }: ApiKeyPatch) =>
      change({ description, expires_at_millis: expiryOf(expiry) }),
    revoke: () => change({ revoked: true }),
    isValid: () => !whyInvalid(),
    whyInvalid,
  })
}

export async function listApiKeys(ctx: OwnerContext): Promise<ApiKey[]> {
  const { subject, teamId } = ctx
  const { items } = await (teamId
    ? ctx.call(routes.listTeamApiKeys, { query: { team_id: teamId } })
    : ctx.call(routes.listUserApiKeys, { query: { user_id: subject } }))
  return items.map((answer) => toApiKey(ctx, answer))
}

export async function getApiKey(ctx: OwnerContext, id: string): Promise<ApiKey | null> {
  const { subject, teamId } = ctx
  const params = { api_key_id: id }
  const result = await (teamId
    ? ctx.attempt(routes.readTeamApiKey, { params, query: { team_id: teamId } })
    : ctx.attempt(routes.readUserApiKey, { params, query: { user_id: subject } }))
  if (result.status === 'error') {
    if (result.error.code === 'API_KEY_NOT_FOUND') return null
    throw result.error
  }
  const answer = result.data
  // The service finds a key by its ID alone and does not compare the owner.
  const isOwn =
    answer.type === 'team'
      ? answer.teamId === teamId
      : subject === 'me' || answer.userId === subject
  return isOwn ? toApiKey(ctx, answer) : null
}

export async function createApiKey(
  ctx: OwnerContext,
  { description, expiresAt, isPublic }: NewApiKey,
): Promise<CreatedApiKey> {
  const { subject, teamId } = ctx
  const expires_at_millis = expiryOf(expiresAt) ?? null
  const fields = { description, expires_at_millis, is_public: isPublic }
  const answer = await (teamId
    ? ctx.call(routes.createTeamApiKey, { body: { team_id: teamId, ...fields } })
    : ctx.call(routes.createUserApiKey, { body: { user_id: subject, ...fields } }))
  await ctx.refresh('listApiKeys')
  return toApiKey(ctx, answer)
}
