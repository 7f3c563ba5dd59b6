import { DEFAULT_HEADER_PREFIX } from '@latchkey/contract/headers'
import { toBaseUrl } from '../http/base-url.js'
import type { Platform } from '../platform/platform.js'
import type { Settings } from '../resources/context.js'
import type { ClientAppOptions } from './options.js'

/** Reading lazily lets an app be made while a build renders pages without any keys. */
export function settingsOf(options: ClientAppOptions, { env, kind }: Platform): Settings {
  const required = (option: string, variable: string, given?: string) => {
    const value = given ?? env(variable)
    if (value) return value
    throw new Error(
      `Latchkey needs ${option}. Pass it to the app, or set ${variable} (with your bundler's public prefix, such as VITE_${variable}).`,
    )
  }
  return {
    get projectId() {
      return required('projectId', 'LATCHKEY_PROJECT_ID', options.projectId)
    },
    get publishableClientKey() {
      const { publishableClientKey } = options
      return required(
        'publishableClientKey',
        'LATCHKEY_PUBLISHABLE_CLIENT_KEY',
        publishableClientKey,
      )
    },
    get baseUrl() {
      const { baseUrl } = options
      const given = typeof baseUrl === 'object' ? baseUrl[kind] : baseUrl
      return toBaseUrl(required('baseUrl', 'LATCHKEY_API_URL', given))
    },
    headerPrefix: options.headerPrefix ?? DEFAULT_HEADER_PREFIX,
  }
}
