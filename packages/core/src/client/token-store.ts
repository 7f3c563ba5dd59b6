import { UsageError } from '@latchkey/contract/errors/error'
import { clientError } from '../errors/client-error.js'
import type { Platform } from '../platform/platform.js'
import { cookieStore } from '../session/stores/cookie.js'
import type { RequestLike } from '../session/stores/request.js'
import { memoryStore, NO_TOKEN_STORE, noStore, type TokenStore } from '../session/stores/store.js'
import { assertTokens, type TokenPair } from '../session/tokens.js'
import type { Access } from './access.js'
import type { ClientOptions } from './options.js'
import type { Settings } from './settings.js'

/** Whether the session is in the cookies of a browser, and this is a server that renders for it. */
export const isSessionUnknown = (
  { tokenStore = 'cookie' }: ClientOptions,
  { kind, cookies }: Platform,
): boolean => tokenStore === 'cookie' && kind === 'server' && !cookies

/** Opens the token store of an app. Throws where the session is unknown. */
export function openTokenStore(
  options: ClientOptions,
  platform: Platform,
  { cookiePrefix, olderCookiePrefix, projectId }: Settings,
  { openRequestStore }: Access,
): TokenStore {
  const { tokenStore = 'cookie' } = options
  if (tokenStore === null) return noStore
  if (isSessionUnknown(options, platform))
    throw clientError('INVALID_CONFIGURATION', NO_TOKEN_STORE)
  if (tokenStore === 'memory') return memoryStore()
  if (tokenStore === 'cookie') {
    if (platform.cookies)
      return cookieStore(platform, platform.cookies, {
        prefix: cookiePrefix,
        olderPrefix: olderCookiePrefix,
        projectId,
        format: options.cookieFormat,
      })
    platform.warn(
      'Cookies are not available on this page, so the session is lost when the page closes.',
    )
    return memoryStore()
  }
  // Not by whether it has headers: a page may have put some on the prototype of every object.
  if (!Object.hasOwn(tokenStore, 'accessToken')) {
    if (openRequestStore)
      return openRequestStore(tokenStore as RequestLike, {
        cookiePrefix,
        olderCookiePrefix,
        projectId,
      })
    throw new UsageError(
      'INVALID_CONFIGURATION',
      "tokenStore must be 'cookie', 'memory', { accessToken, refreshToken } or null. For a request, use a ServerApp.",
    )
  }
  assertTokens(tokenStore as TokenPair)
  return memoryStore(tokenStore as TokenPair)
}
