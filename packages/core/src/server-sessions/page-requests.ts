import { REFRESH_COOKIE_SECONDS } from '@latchkey/contract/constants'
import type { Peer } from '../http/peer.js'
import { isSigningInAgain } from '../navigation/sign-in-again.js'
import type { Platform } from '../platform/platform.js'
import { parseCookies } from '../session/stores/cookie-text.js'
import { endedText, readMarker, UNKNOWN_SESSION_ID } from '../session/stores/session-marker.js'
import {
  REQUEST_HEADER,
  SESSION_ENDED_HEADER,
  SIGN_IN_AGAIN_HEADER,
  UNKNOWN_CODE_HEADER,
  UNREACHABLE_HEADER,
} from './protocol.js'

/**
 * The session handler of the page's own server. It has the tokens, knows the error codes of the service, states every wait
 * in seconds, and refuses responses that are too long.
 */
export const sessionHandlerPeer: Peer = {
  isAnonymous: () => false,
  isKnownCode: (_, headers) => !headers.has(UNKNOWN_CODE_HEADER),
  retryAfterMillis(headers) {
    const seconds = headers.get('retry-after')
    return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null
  },
  readText: (response) => response.text(),
  advise: () =>
    Promise.resolve('The server of the app does not respond, or cannot reach the service.'),
}

/**
 * Returns the platform of a page whose requests go to the session handler of its own server, with the cookies of that
 * server.
 *
 * @param onResponse is called after each response, which can have begun or ended the session in the cookies of the page
 */
export const withSessionHandler = (platform: Platform, onResponse: () => void): Platform => ({
  ...platform,
  fetchOptions: { ...platform.fetchOptions, credentials: 'same-origin' },
  async fetch(url, init) {
    const headers = new Headers(init.headers)
    headers.set(REQUEST_HEADER, '1')
    if (isSigningInAgain({ currentUrl: platform.navigation?.href() ?? '' }))
      headers.set(SIGN_IN_AGAIN_HEADER, '1')
    const response = await platform.fetch(url, { ...init, headers })
    // The same as a lost connection, for everything that works without one.
    if (response.headers.has(UNREACHABLE_HEADER))
      throw new TypeError('The server of the app cannot reach the service.')
    const ended = response.headers.get(SESSION_ENDED_HEADER)
    if (ended !== null) endMarker(platform, ended)
    onResponse()
    return response
  },
})

/** Marks a session as ended, unless another tab has begun another one meanwhile. */
function endMarker({ cookies }: Platform, ended: string): void {
  const [name = '', sessionId = ''] = ended.split(' ')
  const marker = readMarker(parseCookies(cookies?.read() ?? ''), name)
  if ((marker?.sessionId ?? UNKNOWN_SESSION_ID) !== sessionId) return
  cookies?.write(name, endedText(sessionId), { maxAgeSeconds: REFRESH_COOKIE_SECONDS })
}
