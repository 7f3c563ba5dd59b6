import type { RecoveryCodes } from '@latchkey/core'
import { useState } from 'react'
import { useOnce } from '../../../lib/use-once.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { idleMutation, useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'
import type { SectionProps } from '../section-props.js'

export interface RecoveryCodesProps extends SectionProps {
  /** Creates codes at once: the authenticator app was set up on this page. */
  isNew: boolean
}

/** Codes that replace the code of the authenticator app once each. */
export function useRecoveryCodeSettings(
  props: RecoveryCodesProps & { recoveryCodes: RecoveryCodes },
) {
  const { user, recoveryCodes, isNew, onEvent } = props
  const change = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change, recentSignIn.require)
  /** The new codes, until the dialog is closed. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const create = () =>
    change.run(async () => {
      setCodes(await user.createRecoveryCodes())
      setDialogOpen(false)
    })
  useOnce(create, isNew && recoveryCodes.remaining === 0)
  return {
    state: {
      /** How many codes are unused. */
      remaining: recoveryCodes.remaining,
      // The dialog with the codes shows that they were created.
      creation: codes === null ? change : idleMutation,
      isDialogOpen,
      codes,
      recentSignIn,
    },
    actions: {
      /** Creates codes; asks first if unused ones would stop working. */
      begin: () =>
        recoveryCodes.remaining > 0 ? setDialogOpen(true) : recentSignIn.require(create),
      create,
      close() {
        setDialogOpen(false)
        setCodes(null)
      },
    },
  }
}
