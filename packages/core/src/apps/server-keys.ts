import type { Platform } from '../platform/platform.js'
import { assertKey } from './secret-key.js'

/** The keys that an app may be given besides the one of its own access level. */
export interface LowerKeys {
  readonly publishableClientKey?: string | undefined
  readonly secretServerKey?: string | undefined
}

const keys = [
  ['publishableClientKey', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY', 'pck_'],
  ['secretServerKey', 'LATCHKEY_SECRET_SERVER_KEY', 'ssk_'],
] as const

/**
 * Reads the configured keys of the levels below an access level, from the options, else from the environment. Each
 * level adds its key to those of the levels below, so a request carries them all.
 *
 * @throws TypeError when one of them is malformed, or a key of another kind
 */
export function lowerKeys(
  type: 'server' | 'admin',
  options: LowerKeys,
  { env }: Pick<Platform, 'env'>,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [option, variable, prefix] of keys.slice(0, type === 'admin' ? 2 : 1)) {
    const given = options[option]
    const key = given ?? env(variable)
    // A variable that is set to nothing is not configured.
    if (key === undefined || (key === '' && given === undefined)) continue
    assertKey(given === undefined ? variable : option, key, prefix)
    found[option] = key
  }
  return found
}
