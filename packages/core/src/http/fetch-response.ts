import type { BuiltRequest } from './build-request.js'
import { readBody } from './read-body.js'
import type { CompleteResponse } from './read-response.js'
import { headerName, requestHeaders, type RequestTokens } from './request-headers.js'
import type { RequestEnvironment } from './request-types.js'

/** An attempt without a complete response. */
export interface ConnectionFailure {
  readonly thrown: unknown
  readonly isTimeout: boolean
}

/** Sends a request once and reads the whole response. Rejects only if the runtime has no secure random numbers. */
export async function fetchResponse(
  environment: RequestEnvironment,
  { summary, target, body = '' }: BuiltRequest,
  tokens: RequestTokens,
  signal: AbortSignal,
): Promise<CompleteResponse | ConnectionFailure> {
  const { platform, apiUrl, headerPrefix } = environment
  // Outside of `try`: a runtime without random numbers, such as React Native without a polyfill, is no lost connection.
  const headers = requestHeaders(environment, body, tokens)
  try {
    const response = await platform.fetch(apiUrl + target, {
      method: summary.method,
      body: body || null,
      headers,
      // The page can be left meanwhile, as it is after a sign-out.
      keepalive: summary.method === 'DELETE',
      // A redirect would pass on the tokens in the headers.
      redirect: 'manual',
      signal,
      // Last: properties after a spread are copied one by one, which takes as long as the rest of this call.
      ...platform.fetchOptions,
    })
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
