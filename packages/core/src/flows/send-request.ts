import type { Endpoint, Method } from '@latchkey/contract/endpoint'
import { checkFeatureSupport as featureEndpoint } from '@latchkey/contract/routes/features'
import type { Client } from '../client/client.js'
import { featureNotSupported } from '../errors/client-error.js'
import { isLatchkeyError, UsageError } from '../errors/latchkey-error.js'
import type { HttpClient } from '../http/http-client.js'
import type { Json } from '../lib/json.js'

/** Options of `sendRequest`. */
export interface SendRequestOptions {
  /** Default: GET. */
  method?: Method | undefined
  /** Names and values of the query, not encoded. */
  query?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  body?: Json | undefined
  /** Ends the request at once; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

const MAX_MESSAGE_LENGTH = 500

/** Rejects a path that a parser on the way could read differently from how it is written. */
function assertPath(path: string): void {
  const base = 'https://api.invalid'
  if (/^\/[^?#]*$/.test(path) && new URL(base + path).href === base + path) return
  throw new UsageError(
    'INVALID_ARGUMENT',
    'Pass a path under the API, such as /users/me, encoded, without "..", "?" and "#".',
  )
}

/**
 * Sends a request for which there is no method, for the signed-in user, and resolves to a successful response. Errors
 * reject and attempts are repeated as with every other method.
 *
 * @param http sends the request for one session
 * @param path under the API, beginning with a slash, with encoded IDs
 * @throws TypeError `INVALID_ARGUMENT` if the path has a host, `..`, `?`, `#` or characters that must be encoded, and for a GET with a body
 * @example
 * const response = await app.sendRequest('/teams', { query: { user_id: 'me' } })
 * console.log(await response.json())
 */
export async function sendRequest(
  http: HttpClient,
  path: string,
  { method = 'GET', query, body, signal }: SendRequestOptions = {},
): Promise<Response> {
  assertPath(path)
  // `fetch` rejects it with an error that looks like a lost connection.
  if (method === 'GET' && body !== undefined)
    throw new UsageError('INVALID_ARGUMENT', 'A GET request has no body. Pass another method.')
  const endpoint: Endpoint = { method, path }
  const { text, status, headers } = await http.requestRaw(endpoint, { query, body }, { signal })
  return new Response(text || null, { status, headers })
}

/**
 * Asks the service whether it has a feature. Resolves to false for older services, which have no features
 * or lack this endpoint.
 *
 * @param name the name in the documentation of the feature
 * @example if (await app.supportsFeature('audit-log')) showAuditLog()
 */
export async function supportsFeature(client: Client, name: string): Promise<boolean> {
  const body = { feature_name: name }
  const request = client.http.requestRaw(featureEndpoint, { body }, { tokens: 'none' })
  const text = await request.then(
    (response) => response.text,
    (error: unknown) => {
      if (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && error.status === 404) return ''
      throw error
    },
  )
  return text.startsWith(`${name} is supported by this service`)
}

/**
 * Asks the service for a feature that this version does not know. Rejects with `FEATURE_NOT_SUPPORTED` and the
 * message of the service, because no service has such features yet.
 *
 * @param name the name in the documentation of the feature
 * @example await app.checkFeatureSupport('some-feature')
 */
export async function checkFeatureSupport(client: Client, name: string): Promise<never> {
  const body = { feature_name: name }
  const { status, text } = await client.http.requestRaw(
    featureEndpoint,
    { body },
    { tokens: 'none' },
  )
  throw featureNotSupported(status, text.slice(0, MAX_MESSAGE_LENGTH), featureEndpoint)
}
