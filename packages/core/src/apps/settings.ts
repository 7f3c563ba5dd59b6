import { DEFAULT_HEADER_PREFIX } from '@latchkey/contract/constants'
import type { Settings } from '../resources/context.js'
import type { Platform } from '../platform/platform.js'
import type { ClientAppOptions } from './options.js'

function required(option: string, variable: string, value: string | undefined): string {
  if (value) return value
  throw new Error(
    `Latchkey needs ${option}. Pass it to the app, or set ${variable} (with your bundler's public prefix, such as VITE_${variable}).`,
  )
}

/** Reading lazily lets an app be made while a build renders pages without any keys. */
export function settingsOf(options: ClientAppOptions, { env, kind }: Platform): Settings {
  const { baseUrl } = options
  return {
    get projectId() {
      return required(
        'projectId',
        'LATCHKEY_PROJECT_ID',
        options.projectId ?? env('LATCHKEY_PROJECT_ID'),
      )
    },
    get publishableClientKey() {
      const variable = 'LATCHKEY_PUBLISHABLE_CLIENT_KEY'
      return required(
        'publishableClientKey',
        variable,
        options.publishableClientKey ?? env(variable),
      )
    },
    get baseUrl() {
      const given = typeof baseUrl === 'object' ? baseUrl[kind] : baseUrl
      return required('baseUrl', 'LATCHKEY_API_URL', given ?? env('LATCHKEY_API_URL'))
    },
    headerPrefix: options.headerPrefix ?? DEFAULT_HEADER_PREFIX,
  }
}
