import { API_PREFIX } from '@latchkey/contract/paths'
import { toBaseUrl } from '../http/base-url.js'
import type { Platform } from '../platform/platform.js'
import type { Settings } from '../resources/context.js'
import type { ClientAppOptions } from './options.js'

/** Reading lazily lets an app be made while a build renders pages without any keys. */
export function settingsOf(options: ClientAppOptions, { env, kind }: Platform): Settings {
  const read = (option: 'projectId' | 'publishableClientKey' | 'baseUrl', variable: string) => {
    const given = options[option]
    const value = (typeof given === 'object' ? given[kind] : given) ?? env(variable)
    if (value) return value
    throw new TypeError(`Pass ${option} or set ${variable}, in a page like VITE_${variable}.`)
  }
  return {
    get projectId() {
      return read('projectId', 'LATCHKEY_PROJECT_ID')
    },
    get publishableClientKey() {
      return read('publishableClientKey', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY')
    },
    get baseUrl() {
      return toBaseUrl(read('baseUrl', 'LATCHKEY_API_URL'))
    },
    get apiUrl() {
      return this.baseUrl + API_PREFIX
    },
    headerPrefix: options.headerPrefix,
    cookiePrefix: options.cookiePrefix ?? 'latchkey',
  }
}
