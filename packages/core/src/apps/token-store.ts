import type { Platform } from '../platform/platform.js'
import { cookieStore } from '../session/stores/cookie.js'
import { memoryStore } from '../session/stores/memory.js'
import { noStore } from '../session/stores/none.js'
import type { TokenStore } from '../session/stores/store.js'
import { assertTokens } from '../session/tokens.js'
import type { ClientAppOptions } from './options.js'
import type { Settings } from '../resources/context.js'

/** Whether nobody can know yet who is signed in: the cookies are in a browser, and this is none. */
export const isOutOfSight = ({ tokenStore = 'cookie' }: ClientAppOptions, platform: Platform) =>
  tokenStore === 'cookie' && !platform.cookies

/** Opens the place that an app keeps its session in. */
export function openTokenStore(
  options: ClientAppOptions,
  platform: Platform,
  settings: Settings,
): TokenStore {
  const { tokenStore = 'cookie' } = options
  if (tokenStore === null) return noStore
  if (tokenStore === 'memory') return memoryStore()
  if (tokenStore === 'cookie') {
    if (platform.cookies)
      return cookieStore(platform, platform.cookies, settings.cookiePrefix, settings.projectId)
    throw new Error(
      'There are no cookies here, so nobody can be signed in. On a server, use ServerApp and pass it the request.',
    )
  }
  assertTokens(tokenStore)
  return memoryStore(tokenStore)
}
