import * as routes from '@latchkey/contract/routes/admin/project-keys'
import type { Read } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import { validMillis } from '../../lib/valid-date.js'
import type { ApiKeyFault } from '../api-keys.js'
import type { AdminContext } from './context.js'

interface InternalApiKeyFields<Value> {
  readonly id: string
  readonly description: string
  readonly expiresAt: Date
  readonly manuallyRevokedAt: Date | null
  readonly createdAt: Date
  /** Null when the set has no key of this kind; the other two likewise. */
  readonly publishableClientKey: Value | null
  readonly secretServerKey: Value | null
  readonly superSecretAdminKey: Value | null
  /** Ends the whole set for good, at once. Rejects with `API_KEY_NOT_FOUND`. */
  revoke(): Promise<void>
  /** Whether it was not revoked before it was read, and has not expired by the clock of this device. */
  isValid(): boolean
  /**
   * Why it is not valid, by the clock of this device; null when it is. A set that has expired is called
   * expired, whether or not it was revoked besides.
   */
  whyInvalid(): ApiKeyFault | null
}

/**
 * A set of keys that a project's apps show. Of the keys themselves, only the last four characters are known.
 *
 * @see spec, sections 3 and 4
 */
export type InternalApiKey = InternalApiKeyFields<{ readonly lastFour: string }>

/** A new set, with the whole keys, which are never shown again. */
export type CreatedInternalApiKey = InternalApiKeyFields<string>

export interface NewInternalApiKey {
  description: string
  expiresAt: Date
  /** Which keys the set has. Default of each: false. */
  hasPublishableClientKey?: boolean
  hasSecretServerKey?: boolean
  hasSuperSecretAdminKey?: boolean
}

export interface InternalApiKeyAdministration {
  /** The project's own keys, newest first, those that are not valid any more too. */
  readonly listInternalApiKeys: Read<InternalApiKey[]>
  /**
   * Makes a set of keys. The answer is the only one that holds them whole.
   *
   * @example
   * const expiresAt = new Date(Date.now() + 90 * 86_400_000)
   * const { secretServerKey } = await app.createInternalApiKey({ description: 'CI', expiresAt, hasSecretServerKey: true })
   * @throws TypeError if `expiresAt` is an invalid date
   * @see spec, section 7; protocol, section 3.17
   */
  createInternalApiKey(key: NewInternalApiKey): Promise<CreatedInternalApiKey>
}

const none = { publishableClientKey: null, secretServerKey: null, superSecretAdminKey: null }

type Keys<Value> = { [Kind in keyof typeof none]?: Value | undefined }
type Answer = Omit<Answered<typeof routes.readProjectKeySet>, keyof typeof none>

function toInternalApiKey<Value>(
  ctx: AdminContext,
  answer: Answer & Keys<Value>,
): InternalApiKeyFields<Value> {
  const { id, expiresAt, manuallyRevokedAt = null } = answer
  const whyInvalid = () => {
    if (+expiresAt <= ctx.platform.clock.wall()) return 'expired'
    return manuallyRevokedAt ? 'manually-revoked' : null
  }
  return Object.freeze({
    ...none,
    // A kind that a set lacks is left out of the answer.
    ...(answer as Answer & Record<keyof typeof none, Value | null>),
    manuallyRevokedAt,
    async revoke() {
      const params = { api_key_id: id }
      await ctx.call(routes.updateProjectKeySet, { params, body: { revoked: true } })
      await ctx.refresh('listInternalApiKeys')
    },
    isValid: () => !whyInvalid(),
    whyInvalid,
  })
}

export async function listInternalApiKeys(ctx: AdminContext): Promise<InternalApiKey[]> {
  const { items } = await ctx.call(routes.listProjectKeySets, {})
  return items.map((answer) => toInternalApiKey(ctx, answer))
}

export async function createInternalApiKey(
  ctx: AdminContext,
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
    expires_at_millis: validMillis('expiresAt', expiresAt),
    has_publishable_client_key: hasPublishableClientKey,
    has_secret_server_key: hasSecretServerKey,
    has_super_secret_admin_key: hasSuperSecretAdminKey,
  }
  const answer = await ctx.call(routes.createProjectKeySet, { body })
  await ctx.refresh('listInternalApiKeys')
  return toInternalApiKey(ctx, answer)
}
