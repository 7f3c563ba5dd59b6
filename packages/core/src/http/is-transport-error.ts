import type { TransportError, TransportErrorName } from './errors.js'

// In a file of its own, so that whoever asks does not load what makes them.
const brand = /* @__PURE__ */ Symbol.for('latchkey.transport-error')

/**
 * Tells a failure of the transport from anything else, also across two copies of the package.
 *
 * @param names which ones; any of them when left out
 * @example if (isTransportError(error, 'RateLimitedError')) showWait(error.retryAfterMillis)
 * @see spec, section 8
 */
export function isTransportError<Name extends TransportErrorName = TransportErrorName>(
  error: unknown,
  ...names: readonly Name[]
): error is TransportError<Name> {
  if (typeof error !== 'object' || error === null || !(brand in error)) return false
  return names.length === 0 || names.includes((error as unknown as { name: Name }).name)
}
