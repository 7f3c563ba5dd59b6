import { FLOW_MILLIS } from '../../domain/oauth/flows.js'

/** Pattern of our own states. Other values are not put into a header. */
const STATE = /^[\w-]{1,128}$/
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

const PREFIX = 'stack-oauth-inner-'
const nameOf = (state: string): string => PREFIX + state

interface CookieOptions {
  /** The platform's clock. */
  nowMillis: number
  isSecure: boolean
  /** True if the provider returns with a form, which is posted from another site. */
  isPostedBack: boolean
}

/**
 * Returns the cookie that ties the return from a provider to the browser that left.
 * It has no SameSite, unless the return is a cross-site POST: without `None`, a browser would not send it.
 */
export function flowCookie(
  state: string,
  { nowMillis, isSecure, isPostedBack }: CookieOptions,
): string {
  const expires = new Date(nowMillis + FLOW_MILLIS).toUTCString()
  const parts = [`${nameOf(state)}=true`, 'Path=/', `Expires=${expires}`]
  parts.push(`Max-Age=${FLOW_MILLIS / 1000}`)
  if (isSecure) parts.push('Secure')
  if (isSecure && isPostedBack) parts.push('SameSite=None')
  return [...parts, 'HttpOnly'].join('; ')
}

/** Returns the header that deletes the cookie of a state; undefined for a text that is not a state. */
export const clearedFlowCookie = (state: string): string | undefined =>
  STATE.test(state) ? `${nameOf(state)}=; Path=/; Expires=${LONG_AGO}` : undefined

/** Returns true if a request has the cookie of a state. */
export const hasFlowCookie = (headers: Headers, state: string): boolean =>
  statesOf(headers).includes(state)

/** Returns the states whose cookies a request carries. */
export const statesOf = (headers: Headers): string[] =>
  (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(PREFIX) && cookie.endsWith('=true'))
    .map((cookie) => cookie.slice(PREFIX.length, -'=true'.length))
    .filter((state) => STATE.test(state))
