import type { BuiltRequest } from './build-request.js'
import type { ConnectionFailure } from './connection-error.js'
import type { CompleteResponse } from './read-response.js'
import { headerName, requestHeaders, type RequestTokens } from './request-headers.js'
import type { RequestEnvironment } from './request-types.js'

const MAX_BODY_BYTES = 10_000_000
/** The length before decompression, which multiplies it by at most 1,032 (RFC 1951). */
const SMALL_BODY_BYTES = 32_000

/** The parts of a client that send one attempt. */
type FetchEnvironment = Pick<
  RequestEnvironment,
  'platform' | 'apiUrl' | 'headerPrefix' | 'projectHeaders' | 'extraHeaders'
>

/** Sends a request once. Rejects if there is no response. */
export const fetchOnce = (
  { platform, apiUrl }: Pick<FetchEnvironment, 'platform' | 'apiUrl'>,
  { summary: { method }, target, body = '' }: BuiltRequest,
  headers: Headers | Record<string, string>,
  signal: AbortSignal,
): Promise<Response> =>
  platform.fetch(apiUrl + target, {
    method,
    body: body || null,
    headers,
    // The page can be left meanwhile, as it is after a sign-out.
    keepalive: method === 'DELETE',
    // A redirect would pass on the tokens in the headers.
    redirect: 'manual',
    signal,
    // Last: properties after a spread are copied one by one, which takes as long as the rest of this call.
    ...platform.fetchOptions,
  })

/** Sends a request to the service once and reads the whole response. Rejects only if the runtime has no secure random numbers. */
export async function fetchResponse(
  environment: FetchEnvironment,
  request: BuiltRequest,
  tokens: RequestTokens,
  signal: AbortSignal,
): Promise<CompleteResponse | ConnectionFailure> {
  const { platform, headerPrefix } = environment
  // Outside of `try`: a runtime without random numbers, such as React Native without a polyfill, is no lost connection.
  const headers = requestHeaders(environment, request.body ?? '', tokens)
  try {
    const response = await fetchOnce(environment, request, headers, signal)
    return {
      status: response.status,
      headers: response.headers,
      knownError: response.headers.get(headerName(headerPrefix, 'knownError')),
      actualStatus: response.headers.get(headerName(headerPrefix, 'actualStatus')),
      text: await readBody(response),
      receivedAt: platform.clock.wall(),
    }
  } catch (thrown) {
    return { thrown, isTimeout: false }
  }
}

/**
 * Reads the text of a response, without a byte order mark.
 *
 * @returns undefined when it is over 10 MB; the rest is not read
 */
async function readBody(response: Response): Promise<string | undefined> {
  // Chromium reports a request as canceled if a reader of the stream is faster than the end of the response.
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) <= SMALL_BODY_BYTES) return response.text()
  // Some runtimes have no stream, and neither does a response without a body.
  const reader = response.body?.getReader()
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // Most responses arrive in one chunk, and decoding it as the last one is much faster than as the first one.
  let lastChunk: Uint8Array | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) {
      reader.releaseLock()
      return text + decoder.decode(lastChunk)
    }
    size += value.length
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {})
      return undefined
    }
    if (lastChunk) text += decoder.decode(lastChunk, { stream: true })
    lastChunk = value
  }
}
