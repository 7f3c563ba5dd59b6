/** An account whose deletion is pending, and the code that restores it. */
export interface PendingDeletion {
  readonly deleteAt: Date
  readonly restoreCode: string
}

/** Reads the pending deletion from the URL of the error page; null if there is none. */
export function pendingDeletionIn(parameters: URLSearchParams): PendingDeletion | null {
  if (parameters.get('errorCode') !== 'ACCOUNT_DELETION_PENDING') return null
  try {
    const details = JSON.parse(parameters.get('details') ?? '') as Record<string, unknown> | null
    const { delete_at_millis: millis, restore_code: restoreCode } = details ?? {}
    const deleteAt = new Date(Number(millis))
    if (typeof restoreCode !== 'string' || Number.isNaN(deleteAt.getTime())) return null
    return { deleteAt, restoreCode }
  } catch {
    // The URL is user input, so `details` may be malformed.
    return null
  }
}
