import { isLatchkeyError } from '@latchkey/core'

const unreachable = 'The service cannot be reached. Check your connection, then try again.'

/** Returns the message of an error for the user. Show it as text, never as markup. */
export function messageOf(error: unknown): string {
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')) return unreachable
  if (isLatchkeyError(error, 'RATE_LIMITED')) return 'Too many attempts. Wait a moment.'
  if (isLatchkeyError(error)) return `${error.message} (${error.code})`
  if (error instanceof Error) return error.message
  return 'Something went wrong. Try again in a moment.'
}
