import type { KnownError } from '@latchkey/core'
import { useState } from 'react'
import { readStorage, removeFromStorage, writeStorage } from '../../lib/platform.js'
import { useOnce } from '../../lib/use-once.js'

/** An account whose deletion is pending, and the code that restores it. */
export interface PendingDeletion {
  readonly deleteAt: Date
  readonly restoreCode: string
}

const STORAGE_KEY = 'latchkey-pending-deletion'

/** Stores a pending deletion for the error page of this tab: the code is a secret, which no URL may contain. */
export const storePendingDeletion = ({ details }: KnownError<'ACCOUNT_DELETION_PENDING'>): void =>
  writeStorage('sessionStorage', STORAGE_KEY, JSON.stringify(details))

/** Reads the stored pending deletion; null if there is none. */
function readPendingDeletion(): PendingDeletion | null {
  try {
    const stored = readStorage('sessionStorage', STORAGE_KEY) ?? ''
    const details = JSON.parse(stored) as Record<string, unknown> | null
    const { deleteAtMillis, restoreCode } = details ?? {}
    const deleteAt = new Date(Number(deleteAtMillis))
    if (typeof restoreCode !== 'string' || Number.isNaN(deleteAt.getTime())) return null
    return { deleteAt, restoreCode }
  } catch {
    // Scripts of the app may have stored anything.
    return null
  }
}

export const removePendingDeletion = (): void => removeFromStorage('sessionStorage', STORAGE_KEY)

/** Returns the pending deletion that the error page asks about; null for other errors, undefined until it is known. */
export function usePendingDeletion(code: string | null): PendingDeletion | null | undefined {
  const [pending, setPending] = useState<PendingDeletion | null>()
  const isPending = code === 'ACCOUNT_DELETION_PENDING'
  // After hydration, because a server has no storage.
  useOnce(() => setPending(readPendingDeletion()), isPending)
  return isPending ? pending : null
}
