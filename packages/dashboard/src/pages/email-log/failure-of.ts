import type { SentEmail } from '@latchkey/core/admin'

/** Returns why an email could not be sent, an empty text without a reason; undefined if it was sent. */
export function failureOf({ error }: Pick<SentEmail, 'error'>): string | undefined {
  if (error === null) return undefined
  const message = typeof error === 'object' && 'message' in error ? error.message : ''
  return typeof message === 'string' ? message : ''
}

/** Whether the service tries again to send an email. */
export const willBeRetried = (error: SentEmail['error']): boolean =>
  typeof error === 'object' && error !== null && 'canRetry' in error && error.canRetry === true
