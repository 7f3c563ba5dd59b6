import type { SectionProps } from '../../section-props.js'
import { useMutationDialog } from '../../setting/use-mutation-dialog.js'
import {
  type SettingMutationState,
  idleMutation,
  useSettingMutation,
} from '../../setting/use-setting-mutation.js'
import { passkeyRefusals, registerPasskey } from './register-passkey.js'
import { useIsLastMethod } from '../use-is-last-method.js'

export interface PasskeyState {
  readonly hasPasskey: boolean
  /** Whether the app still offers passkeys. Otherwise, the passkey can only be removed. */
  readonly isOffered: boolean
  /** Undefined while unknown; the passkey then cannot be removed. */
  readonly isLastMethod: boolean | undefined
  readonly adding: SettingMutationState
  readonly removal: SettingMutationState
  readonly isDialogOpen: boolean
}

export interface PasskeyActions {
  add(): void
  setDialogOpen(isDialogOpen: boolean): void
  remove(): void
}

/** The passkey of the account on a service that has no list of passkeys: there is one at most. */
export function usePasskey(props: SectionProps): [PasskeyState, PasskeyActions] {
  const { user, project, onEvent } = props
  const change = useSettingMutation(onEvent)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change)
  const isLastMethod = useIsLastMethod(props, { passkeyAuthEnabled: false })
  const remove = async () => {
    await user.update({ passkeyAuthEnabled: false })
    setDialogOpen(false)
  }
  return [
    {
      hasPasskey: user.passkeyAuthEnabled,
      isOffered: project.config.passkeyEnabled,
      isLastMethod,
      // The dialog shows the result of its own mutation.
      adding: isDialogOpen ? idleMutation : change,
      removal: change,
      isDialogOpen,
    },
    {
      add: () => change.run(async () => registerPasskey(user), passkeyRefusals),
      setDialogOpen,
      remove: () => change.run(remove),
    },
  ]
}
