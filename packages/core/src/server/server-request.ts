import { AUTH_HEADER } from '@latchkey/contract/auth-header'
import type { RequestLike } from '../session/stores/request.js'

type Headers = { get(name: string): string | null | undefined }
type Values = { readonly [name: string]: string | readonly string[] | undefined }
type Pairs = readonly (readonly [name: string, value: string])[]

/**
 * A request as servers know it: a `Request`, that of Node or Express, whose `headers` are a plain object,
 * or the headers alone, such as `await headers()` of Next.
 */
export type ServerRequest = { readonly headers: Headers | Values | Pairs } | Headers

/** The same request is one and the same thing, however often it is asked about. */
const known = new WeakMap<object, RequestLike>()

/**
 * Reads any of those in one way.
 *
 * @throws TypeError that says what to pass
 * @see security rules, AH06
 */
export function toRequestLike(request: ServerRequest): RequestLike {
  const headers = headersIn(request)
  if (isHeaders(headers)) return request as RequestLike
  const adapted = known.get(request) ?? { headers: headersOf(request, headers) }
  known.set(request, adapted)
  return adapted
}

/** What something else has put on the prototype of every object belongs to none. */
function headersIn(request: object): unknown {
  const { headers } = Object(request) as { headers?: unknown }
  return headers === ({} as { headers?: unknown }).headers ? undefined : headers
}

const isHeaders = (value: unknown): value is Headers => typeof Object(value).get === 'function'

function headersOf(request: ServerRequest, headers: unknown): Headers {
  if (headers === undefined && isHeaders(request)) return request
  const pairs: unknown[] = Array.isArray(headers) ? headers : Object.entries(Object(headers))
  // An array of names and values, one after the other, would look like a request without a session.
  if (!headers || typeof headers !== 'object' || !pairs.every(Array.isArray))
    throw new TypeError(
      'Pass the request itself: a Request, that of Node or Express, or the headers of Next, awaited.',
    )
  return {
    get(wanted) {
      const values = (pairs as [string, string | string[]][])
        .filter(([name]) => name.toLowerCase() === wanted)
        .flatMap(([, value]) => value)
      // Cookies may have been sent in several headers (RFC 9113, section 8.2.3).
      return values.length > 0 ? values.join(wanted === AUTH_HEADER ? ', ' : '; ') : null
    },
  }
}
