import type { Platform } from '../platform/platform.js'
import { cookieStore } from '../session/stores/cookie.js'
import { memoryStore } from '../session/stores/memory.js'
import { NO_TOKEN_STORE, noStore } from '../session/stores/none.js'
import { type RequestLike, requestStore } from '../session/stores/request.js'
import type { TokenStore } from '../session/stores/store.js'
import { assertTokens, type TokenPair } from '../session/tokens.js'
import type { ClientAppOptions } from './options.js'
import type { Settings } from '../resources/context.js'

/** Whether nobody can know yet who is signed in: the cookies are in a browser, and this is none. */
export const isOutOfSight = (
  { tokenStore = 'cookie' }: ClientAppOptions,
  { kind, cookies }: Platform,
) => tokenStore === 'cookie' && kind === 'server' && !cookies

/** Opens the place that an app keeps its session in. */
export function openTokenStore(
  options: ClientAppOptions,
  platform: Platform,
  settings: Settings,
): TokenStore {
  const { tokenStore = 'cookie' } = options
  const { cookiePrefix } = settings
  const { cookies } = platform
  if (tokenStore === null) return noStore
  if (isOutOfSight(options, platform)) throw new Error(NO_TOKEN_STORE)
  if (tokenStore === 'cookie') {
    if (cookies) return cookieStore(platform, cookies, cookiePrefix, settings.projectId)
    platform.warn('This page may keep no cookies: a session ends with it.')
    return memoryStore()
  }
  if (tokenStore === 'memory') return memoryStore()
  // Not by whether it has headers: a page may have put some on the prototype of every object.
  if (!Object.hasOwn(tokenStore, 'accessToken'))
    return requestStore(tokenStore as RequestLike, cookiePrefix, settings.projectId)
  assertTokens(tokenStore as TokenPair)
  return memoryStore(tokenStore as TokenPair)
}
