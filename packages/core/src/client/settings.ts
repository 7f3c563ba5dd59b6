import { API_PREFIX } from '@latchkey/contract/paths'
import { UsageError } from '../errors/latchkey-error.js'
import type { Platform } from '../platform/platform.js'
import { parseBaseUrl } from './base-url.js'
import type { ClientOptions } from './options.js'

/** The settings of an app, from its options or the environment. Each is read when it is first needed. */
export interface Settings {
  readonly projectId: string
  readonly publishableClientKey: string
  /** Address of the service. */
  readonly baseUrl: string
  /** URL before the path of every request. */
  readonly apiUrl: string
  readonly cookiePrefix: string
}

/** Reads settings late, so that a build can render pages without any keys. */
export function readSettings(options: ClientOptions, { env, kind }: Platform): Settings {
  const read = (option: 'projectId' | 'publishableClientKey' | 'baseUrl', variable: string) => {
    const setting = options[option]
    const value = (typeof setting === 'object' ? setting[kind] : setting) ?? env(variable)
    if (value) return value
    throw new UsageError(
      'INVALID_CONFIGURATION',
      `${option} is missing. Pass it to the app, or set ${variable} (for a page built with Vite: VITE_${variable}).`,
    )
  }
  return {
    get projectId() {
      return read('projectId', 'LATCHKEY_PROJECT_ID')
    },
    get publishableClientKey() {
      return read('publishableClientKey', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY')
    },
    get baseUrl() {
      return parseBaseUrl(read('baseUrl', 'LATCHKEY_API_URL'), options.allowInsecureHttp)
    },
    get apiUrl() {
      return this.baseUrl + API_PREFIX
    },
    cookiePrefix: options.cookiePrefix ?? 'latchkey',
  }
}
