import { AUTH_HEADER } from '@latchkey/contract/auth-header'
import type { TokenPair } from '../tokens.js'
import { parseCookies } from './cookie-text.js'
import { cookieNames, type CookieNames, readTokens } from './cookie.js'
import { memoryStore } from './memory.js'
import type { TokenStore } from './store.js'

/** The headers of one request, such as a `Request` has. */
export interface RequestLike {
  readonly headers: { get(name: string): string | null | undefined }
}

const MAX_LENGTH = 32_768
const TOKEN = /^(?!(undefined|null)$)[!-~]{1,16384}$/
const nullIfEmpty = (value: unknown) => (value === '' ? null : value)
const isTokenOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && TOKEN.test(value))

/** @throws Error that repeats nothing of the header: the parser's own would repeat a piece of it */
function parseAuthHeader(header: string): TokenPair {
  try {
    const value = header.length > MAX_LENGTH || JSON.parse(header)
    if (value && !Array.isArray(value) && typeof value === 'object') {
      // Tokens on Object.prototype don't count. An empty text means signed out, as null does.
      const own = { accessToken: null, refreshToken: null, ...value }
      const [accessToken, refreshToken] = [own.accessToken, own.refreshToken].map(nullIfEmpty)
      if (isTokenOrNull(accessToken) && isTokenOrNull(refreshToken))
        return { accessToken, refreshToken }
    }
  } catch {}
  // With the status that servers answer with which know nothing of Latchkey, such as Express.
  throw Object.assign(new Error('Invalid auth header: use getAuthHeaders().'), { status: 400 })
}

/** One store for a request, however many apps speak for it; by the name of its refresh cookie. */
const stores = new WeakMap<RequestLike, Map<string, TokenStore>>()

/**
 * Takes the session from a request: from its auth header if it has one, and from nowhere else then; if
 * not, from its cookies, as a page reads them. What changes is kept as long as the request.
 *
 * @see protocol, section 6.4
 */
export function requestStore(request: RequestLike, prefix: string, projectId: string): TokenStore {
  const names = cookieNames(prefix, projectId)
  const known = stores.get(request) ?? new Map<string, TokenStore>()
  const store = known.get(names.refresh) ?? memoryStore(tokensOf(request.headers, names))
  stores.set(request, known.set(names.refresh, store))
  return store
}

function tokensOf(headers: RequestLike['headers'], names: CookieNames): TokenPair {
  if (typeof headers?.get !== 'function')
    throw new TypeError('On a server, pass a Request or { headers } as tokenStore.')
  const header = headers.get(AUTH_HEADER)
  // A visitor can plant as many cookies as they like: that is no reason to write to a server's log.
  if (header) return parseAuthHeader(header)
  return readTokens(parseCookies(headers.get('cookie') ?? ''), names)
}
