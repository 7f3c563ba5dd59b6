import { isLatchkeyError } from './latchkey-error.js'

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
