import type { BuiltRequest } from './build-request.js'
import type { ConnectionFailure } from './connection-error.js'
import { readBody } from './read-body.js'
import type { CompleteResponse } from './read-response.js'
import { headerName, requestHeaders, type RequestTokens } from './request-headers.js'
import type { RequestEnvironment } from './request-types.js'

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
