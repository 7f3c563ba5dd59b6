import type { ClientApp, KnownError } from '@latchkey/core'
import { pageUrl } from '@latchkey/core/internal'

const CODE = 'ACCOUNT_DELETION_PENDING'

/** An account that waits for its deletion, and the code that keeps it. */
export interface PendingDeletion {
  readonly deleteAt: Date
  readonly restoreCode: string
}

/** Goes to the error page, which asks whether the account is to be kept. */
export function askToRestore(app: ClientApp, { details }: KnownError<typeof CODE>): Promise<void> {
  const page = app.urls.error
  const query = new URLSearchParams({ errorCode: CODE, details: JSON.stringify(details) })
  const error = `${page}${page.includes('?') ? '&' : '?'}${query}`
  return app.redirectTo(pageUrl(app, 'error', { urls: { error } }))
}

/** Reads the question out of the address of the error page; null if it has none. */
export function pendingDeletionIn(parameters: URLSearchParams): PendingDeletion | null {
  if (parameters.get('errorCode') !== CODE) return null
  try {
    const details = JSON.parse(parameters.get('details') ?? '') as Record<string, unknown> | null
    const { delete_at_millis: millis, restore_code: restoreCode } = details ?? {}
    const deleteAt = new Date(Number(millis))
    if (typeof restoreCode !== 'string' || Number.isNaN(deleteAt.getTime())) return null
    return { deleteAt, restoreCode }
  } catch {
    // Anyone can write an address.
    return null
  }
}
