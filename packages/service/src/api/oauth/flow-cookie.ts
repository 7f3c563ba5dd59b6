import type { ServiceConfig } from '../../config/config.js'
import { FLOW_MILLIS } from '../../domain/oauth/flows.js'

/** Pattern of our own states. Other values are not put into a header. */
const STATE = /^[\w-]{1,128}$/
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

/**
 * The start of the names of the cookies. Over https, no other host of the domain can set a cookie with the prefix
 * `__Host-` (RFC 6265bis, 4.1.3.2).
 */
const prefixOf = ({ mode, compatibility }: ServiceConfig): string =>
  mode === 'production' && compatibility === undefined
    ? '__Host-stack-oauth-inner-'
    : 'stack-oauth-inner-'

interface CookieOptions {
  /** The platform's clock. */
  nowMillis: number
  /** True if the provider returns with a form, which is posted from another site. */
  isPostedBack: boolean
}

/**
 * Returns the cookie that ties the return from a provider to the browser that left.
 * It has no SameSite, unless the return is a cross-site POST: without `None`, a browser would not send it.
 */
export function flowCookie(
  config: ServiceConfig,
  state: string,
  { nowMillis, isPostedBack }: CookieOptions,
): string {
  const isSecure = config.mode === 'production'
  const expires = new Date(nowMillis + FLOW_MILLIS).toUTCString()
  const parts = [`${prefixOf(config)}${state}=true`, 'Path=/', `Expires=${expires}`]
  parts.push(`Max-Age=${FLOW_MILLIS / 1000}`)
  if (isSecure) parts.push('Secure')
  if (isSecure && isPostedBack) parts.push('SameSite=None')
  return [...parts, 'HttpOnly'].join('; ')
}

/** Returns the header that deletes the cookie of a state; undefined for a text that is not a state. */
export function clearedFlowCookie(config: ServiceConfig, state: string): string | undefined {
  if (!STATE.test(state)) return undefined
  const prefix = prefixOf(config)
  // Browsers ignore the header for a cookie with the prefix __Host- if it is not Secure.
  const secure = prefix.startsWith('__Host-') ? '; Secure' : ''
  return `${prefix}${state}=; Path=/; Expires=${LONG_AGO}${secure}`
}

/** Returns true if a request has the cookie of a state. */
export const hasFlowCookie = (config: ServiceConfig, headers: Headers, state: string): boolean =>
  statesOf(config, headers).includes(state)

/** Returns the states whose cookies a request carries. */
export function statesOf(config: ServiceConfig, headers: Headers): string[] {
  const prefix = prefixOf(config)
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(prefix) && cookie.endsWith('=true'))
    .map((cookie) => cookie.slice(prefix.length, -'=true'.length))
    .filter((state) => STATE.test(state))
}
