import { isLatchkeyError } from './latchkey-error.js'

/** Returns whether the connection or the service failed, so that the same request may succeed later. */
export const isTemporaryFailure = (error: unknown): boolean =>
  isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT', 'RATE_LIMITED') ||
  (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && error.status >= 500)
