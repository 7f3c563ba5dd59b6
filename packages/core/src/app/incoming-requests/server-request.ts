import { UsageError } from '@latchkey/contract/errors/error'
import { AUTH_HEADER } from '@latchkey/contract/headers'
import type { RequestLike } from '../../session/stores/request.js'

type HeaderGetter = { get(name: string): string | null | undefined }
type HeaderRecord = { readonly [name: string]: string | readonly string[] | undefined }
type HeaderPairs = readonly (readonly [name: string, value: string])[]

/**
 * A request that a server received: a `Request`, a request of Node or Express, whose `headers` are a plain object, or
 * the headers alone, such as `await headers()` of Next.
 */
export type ServerRequest =
  | { readonly headers: HeaderGetter | HeaderRecord | HeaderPairs }
  | HeaderGetter

/** The same request always becomes the same object, which the session of a request is kept by. */
const converted = new WeakMap<object, RequestLike>()

/**
 * Converts a request of any supported kind to one with `headers.get()`.
 *
 * @throws TypeError `INVALID_ARGUMENT` that says what to pass
 */
export function toRequestLike(request: ServerRequest): RequestLike {
  const headers = readHeaders(request)
  if (hasGet(headers)) return request as RequestLike
  const requestLike = converted.get(request) ?? { headers: toHeaderGetter(request, headers) }
  converted.set(request, requestLike)
  return requestLike
}

/** Ignores headers that other code put on `Object.prototype`. */
function readHeaders(request: object): unknown {
  const { headers } = Object(request) as { headers?: unknown }
  return headers === ({} as { headers?: unknown }).headers ? undefined : headers
}

const hasGet = (value: unknown): value is HeaderGetter => typeof Object(value).get === 'function'

function toHeaderGetter(request: ServerRequest, headers: unknown): HeaderGetter {
  if (headers === undefined && hasGet(request)) return request
  const pairs: unknown[] = Array.isArray(headers) ? headers : Object.entries(Object(headers))
  // A flat array of names and values, as in `rawHeaders`, would look like a request without a session.
  if (!headers || typeof headers !== 'object' || !pairs.every(Array.isArray))
    throw new UsageError(
      'INVALID_ARGUMENT',
      'Pass the request itself: a Request, a request of Node or Express, or the awaited headers() of Next.',
    )
  return {
    get(headerName) {
      const values = (pairs as [string, string | string[]][])
        .filter(([name]) => name.toLowerCase() === headerName)
        .flatMap(([, value]) => value)
      // Cookies may have been sent in several headers (RFC 9113, section 8.2.3).
      return values.length > 0 ? values.join(headerName === AUTH_HEADER ? ', ' : '; ') : null
    },
  }
}
