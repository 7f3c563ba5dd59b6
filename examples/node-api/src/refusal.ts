import { isLatchkeyError } from '@latchkey/core'

/** An error of the caller, with a message for the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413,
    message: string,
  ) {
    super(message)
  }
}

/** Returns the response for an error. Details of unexpected errors are only in the log. */
export function refusalOf(thrown: unknown): { status: number; error: string } {
  const { status = 500, message } = Object(thrown) as { status?: number; message: string }
  const isClientError = status >= 400 && status < 500
  if (isLatchkeyError(thrown)) {
    // The service is down or overloaded. Other errors of the service are mistakes of this API.
    const isOutage = isLatchkeyError(thrown, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED')
    const isProxyError = isLatchkeyError(thrown, 'UNEXPECTED_RESPONSE') && !isClientError
    if (isOutage || isProxyError) return { status: 503, error: 'Try again in a moment.' }
    if (isLatchkeyError(thrown, 'INVALID_AUTH_HEADER')) return { status: 400, error: message }
  } else if (thrown instanceof SyntaxError) {
    return { status: 400, error: 'The body is not valid JSON.' }
  } else if (isClientError) {
    // An error that this API or a parser has thrown.
    return { status, error: message }
  }
  console.error(thrown)
  return { status: 500, error: 'Something went wrong.' }
}
