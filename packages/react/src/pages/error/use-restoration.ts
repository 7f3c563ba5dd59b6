import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { PageProps } from '../page-frame/page-props.js'
import { type PendingDeletion, removePendingDeletion } from '../entry/pending-deletion.js'

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
      removePendingDeletion()
      if (result.status === 'ok') return setStep('kept')
      onEvent?.({ type: 'refused', code: result.error.code })
      setStep('over')
    })
  return { state: { step, deleteAt, isBusy, failure }, actions: { keep } }
}
