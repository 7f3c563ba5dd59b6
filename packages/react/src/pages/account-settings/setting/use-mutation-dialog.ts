import { useState } from 'react'
import type { SettingMutation } from './use-setting-mutation.js'
import type { RecentSignIn } from './use-recent-sign-in.js'

/**
 * A form or a question that opens before a change is made, and knows nothing of how the last attempt ended.
 *
 * @param before looks at the sign-in first, where the account hangs on the change
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
