import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { PageProps } from '../page/page-props.js'

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

/** Restores an account whose deletion is pending after a click. */
export function useRestoration({
  pending: { deleteAt, restoreCode },
  onEvent,
}: {
  pending: PendingDeletion
} & Pick<PageProps, 'onEvent'>) {
  const app = useApp()
  const { isBusy, failure, run } = useMutation(onEvent)
  /** `over`: the code has expired, or the account is not waiting for its deletion any more. */
  const [step, setStep] = useState<'ask' | 'kept' | 'over'>('ask')
  const keep = () =>
    run(async () => {
      const result = await app.restoreAccount(restoreCode)
      if (result.status === 'ok') return setStep('kept')
      onEvent?.({ type: 'refused', code: result.error.code })
      setStep('over')
    })
  return { state: { step, deleteAt, isBusy, failure }, actions: { keep } }
}
