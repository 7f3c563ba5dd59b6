import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import type { PendingDeletion } from './pending-deletion.js'
import type { PageProps } from '../page/page-props.js'

export interface RestorationState extends Progress {
  /** `over`: the code has expired, or the account is not waiting for its deletion any more. */
  readonly step: 'ask' | 'kept' | 'over'
  readonly deleteAt: Date
}

export interface RestorationActions {
  keep(): void
}

/** Restores an account whose deletion is pending after a click. */
export function useRestoration({
  pending: { deleteAt, restoreCode },
  onEvent,
}: {
  pending: PendingDeletion
} & Pick<PageProps, 'onEvent'>): [RestorationState, RestorationActions] {
  const app = useApp()
  const { isBusy, failure, run } = useMutation(onEvent)
  const [step, setStep] = useState<RestorationState['step']>('ask')
  const keep = () =>
    run(async () => {
      const result = await app.restoreAccount(restoreCode)
      if (result.status === 'ok') return setStep('kept')
      onEvent?.({ type: 'refused', code: result.error.code })
      setStep('over')
    })
  return [{ step, deleteAt, isBusy, failure }, { keep }]
}
