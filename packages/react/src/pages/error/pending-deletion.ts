/** An account that waits for its deletion, and the code that keeps it. */
export interface PendingDeletion {
  readonly deleteAt: Date
  readonly restoreCode: string
}

/** Reads the question out of the address of the error page; null if it has none. */
export function pendingDeletionIn(parameters: URLSearchParams): PendingDeletion | null {
  if (parameters.get('errorCode') !== 'ACCOUNT_DELETION_PENDING') return null
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
