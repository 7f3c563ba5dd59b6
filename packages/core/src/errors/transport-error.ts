import { isLatchkeyError, type KnownError } from '@latchkey/contract/errors/error'

/** The error of a request for which the service could not be reached. */
export type NetworkError = KnownError<'NETWORK_ERROR'>
/** The error of a request without a complete response in time. */
export type TimeoutError = KnownError<'TIMEOUT'>
/** The error of a request that the service rejected because there were too many. */
export type RateLimitedError = KnownError<'RATE_LIMITED'>
/** The error of a rejection without a code, and of a response that is not one of the protocol. */
export type UnexpectedResponseError = KnownError<'UNEXPECTED_RESPONSE'>
/** The error of a token endpoint (RFC 6749, section 5.2). */
export type OAuthError = KnownError<'OAUTH_ERROR'>

/** The codes of failed requests, by the names that these errors had in earlier versions. */
const codes = {
  NetworkError: 'NETWORK_ERROR',
  TimeoutError: 'TIMEOUT',
  RateLimitedError: 'RATE_LIMITED',
  UnexpectedResponseError: 'UNEXPECTED_RESPONSE',
  OAuthError: 'OAUTH_ERROR',
} as const

export type TransportErrorName = keyof typeof codes

/** An error of a request that failed without an error code of the service. */
export type TransportError<Name extends TransportErrorName = TransportErrorName> = KnownError<
  (typeof codes)[Name]
>

/**
 * Returns whether a request failed without an error code of the service, for one of the reasons if any are passed.
 *
 * @deprecated Use `isLatchkeyError` with codes, such as `isLatchkeyError(error, 'NETWORK_ERROR')`.
 * @example if (isTransportError(error, 'RateLimitedError')) showWait(error.details.retryAfterMillis)
 */
export const isTransportError = <Name extends TransportErrorName = TransportErrorName>(
  error: unknown,
  ...names: readonly Name[]
): error is TransportError<Name> =>
  isLatchkeyError(
    error,
    ...(names.length > 0 ? names.map((name) => codes[name]) : Object.values(codes)),
  )

/** Returns whether the connection or the service failed, so that the same request may succeed later. */
export const isTemporaryFailure = (error: unknown): boolean =>
  isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED') ||
  (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && error.status >= 500)

/** Returns whether the connection or the service failed, which a rate limit does not mean. */
export const isOutage = (error: unknown): boolean =>
  isTemporaryFailure(error) && !isLatchkeyError(error, 'RATE_LIMITED')

/** Returns whether a gateway responded with this status in place of the service, or the service is overloaded. */
export const isUnavailable = (status: number): boolean => status >= 502 && status <= 504

/** Returns whether a response with this status is of the service. Gateways use higher ones in place of a service that is down. */
export const isFromService = (status: number): boolean => status <= 501
