import type { Endpoint, Method } from '@latchkey/contract/endpoint'
import { isLatchkeyError, UsageError } from '@latchkey/contract/errors/error'
import { checkFeatureSupport as featureEndpoint } from '@latchkey/contract/routes/features'
import type { Client } from '../client/client.js'
import { featureNotSupported } from '../errors/client-error.js'
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

export async function checkFeatureSupport(client: Client, name: string): Promise<never> {
  const body = { feature_name: name }
  const { status, text } = await client.http.requestRaw(
    featureEndpoint,
    { body },
    { tokens: 'none' },
  )
  throw featureNotSupported(status, text.slice(0, MAX_MESSAGE_LENGTH), featureEndpoint)
}
