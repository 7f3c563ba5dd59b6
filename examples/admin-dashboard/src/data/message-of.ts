import { isLatchkeyError, isTransportError } from '@latchkey/core'

const unreachable = 'No answer came. Check your connection, then try again.'

/** What a person reads of something that did not work. It is shown as text, never as markup. */
export function messageOf(error: unknown): string {
  if (isLatchkeyError(error)) return `${error.message} (${error.code})`
  if (isTransportError(error, 'NetworkError', 'TimeoutError')) return unreachable
  if (isTransportError(error, 'RateLimitedError')) return 'Too many attempts. Wait a moment.'
  if (isTransportError(error) || error instanceof Error) return error.message
  return 'That did not work. Try again in a moment.'
}
