import { useState } from 'react'
import type { SettingMutation } from './use-setting-mutation.js'
import type { RecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'

/**
 * The state of a form or confirmation dialog for a mutation. Opening it resets the mutation.
 *
 * @param before checks for a recent sign-in first, for sensitive changes
 */
export function useMutationDialog(
  change: SettingMutation,
  requireSignIn: RecentSignIn['require'] = (open) => open(),
): [isDialogOpen: boolean, setDialogOpen: (isDialogOpen: boolean) => void] {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return [
    isDialogOpen,
    (isDialogOpen) => {
      if (!isDialogOpen) return setDialogOpen(false)
      requireSignIn(() => {
        change.reset()
        setDialogOpen(true)
      })
    },
  ]
}
