import { isLatchkeyError } from '@latchkey/core'

const unreachable = 'Can’t reach the service. Check your connection and try again.'

/** The service did not respond. */
export class UnreachableError extends Error {
  constructor(message = unreachable, options?: ErrorOptions) {
    super(message, options)
  }
}

/** Returns the message of an error for the user. Show it as text, never as markup. */
export function messageOf(error: unknown): string {
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')) return unreachable
  if (isLatchkeyError(error, 'RATE_LIMITED'))
    return 'Too many attempts. Wait a moment and try again.'
  if (isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED'))
    return 'For your security, sign in again before you make this change.'
  if (isLatchkeyError(error, 'TEAM_PERMISSION_REQUIRED'))
    return 'Only members with the permission team_admin in the owning team can make this change.'
  if (isLatchkeyError(error)) return `${error.message} (${error.code})`
  if (error instanceof Error) return error.message
  return 'Something went wrong. Try again in a moment.'
}
