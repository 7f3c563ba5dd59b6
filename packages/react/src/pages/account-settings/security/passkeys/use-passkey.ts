import type { SectionProps } from '../../section-props.js'
import { useMutationDialog } from '../../setting-parts/use-mutation-dialog.js'
import { idleMutation, useSettingMutation } from '../../setting-parts/use-setting-mutation.js'
import { passkeyRefusals, registerPasskey } from './register-passkey.js'
import { useIsLastMethod } from '../../setting-parts/can-sign-in.js'

/** The passkey of the account on a service that has no list of passkeys: there is one at most. */
export function usePasskey(props: SectionProps) {
  const { user, project, onEvent } = props
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  /** Undefined while unknown; the passkey then cannot be removed. */
  const isLastMethod = useIsLastMethod(props, { passkeyAuthEnabled: false })
  const remove = async () => {
    await user.update({ passkeyAuthEnabled: false })
    setDialogOpen(false)
  }
  return {
    state: {
      hasPasskey: user.passkeyAuthEnabled,
      /** Whether the app still offers passkeys. Otherwise, the passkey can only be removed. */
      isOffered: project.config.passkeyEnabled,
      isLastMethod,
      // The dialog shows the result of its own mutation.
      adding: isDialogOpen ? idleMutation : change,
      removal: change,
      isDialogOpen,
    },
    actions: {
      add: () => change.run(async () => registerPasskey(user), passkeyRefusals),
      setDialogOpen,
      remove: () => change.run(remove),
    },
  }
}
