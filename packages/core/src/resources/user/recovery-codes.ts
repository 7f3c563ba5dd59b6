import * as routes from '@latchkey/contract/routes/recovery-codes'
import type { UserScope } from '../scope.js'

/** The unused recovery codes of a user, without the codes themselves. */
export interface RecoveryCodes {
  /** How many codes are unused; 0 if none were created. */
  readonly remaining: number
  /** When the codes were created; null if there are none. */
  readonly createdAt: Date | null
}

/**
 * Counts the unused recovery codes of a user.
 *
 * @returns null if the service has no recovery codes
 */
export async function getRecoveryCodes({ http, userId }: UserScope): Promise<RecoveryCodes | null> {
  const result = await http.requestResult(
    routes.readRecoveryCodes,
    { query: { userId } },
    { expect: ['FEATURE_NOT_SUPPORTED'] },
  )
  return result.status === 'ok' ? result.data : null
}

/** Replaces the recovery codes of the user; returns the new ones. */
export async function createRecoveryCodes({ http, client }: UserScope): Promise<readonly string[]> {
  const { codes } = await http.request(routes.createRecoveryCodes, {})
  await client.invalidate('getRecoveryCodes')
  return codes
}
