import type { Passkey } from '@latchkey/core'
import { useState } from 'react'
import type { SectionProps } from '../../section-props.js'
import type { FieldValues } from '../../setting-parts/edit-form.js'
import { useMutationDialog } from '../../setting-parts/use-mutation-dialog.js'
import { idleMutation, useSettingMutation } from '../../setting-parts/use-setting-mutation.js'
import { passkeyRefusals, registerPasskey } from './register-passkey.js'
import { useIsLastMethod } from '../../setting-parts/can-sign-in.js'

/** The dialog about one passkey. */
export interface PasskeyDialog {
  readonly step: 'rename' | 'remove'
  readonly passkey: Passkey
}

export interface PasskeyListProps extends SectionProps {
  passkeys: readonly Passkey[]
}

/** The passkeys of the account on a service that lists them. */
export function usePasskeyList(props: PasskeyListProps) {
  const { user, project, passkeys, onEvent } = props
  const adding = useSettingMutation(onEvent)
  const change = useSettingMutation(onEvent)
  const [isOpen, setOpen] = useMutationDialog(change)
  const [dialog, setDialog] = useState<PasskeyDialog | null>(null)
  const isLast = useIsLastMethod(props, { passkeyAuthEnabled: false })
  // Undefined if the passkey was removed elsewhere.
  const passkey = passkeys.find(({ id }) => id === dialog?.passkey.id)
  const rename = (typed: FieldValues) => {
    const name = (typed['name'] ?? '').trim()
    if (name === '') return change.setProblem({ label: 'settingsKeyNoName', field: 'name' })
    change.run(async () => {
      await passkey?.rename(name)
      setOpen(false)
    })
  }
  const remove = () =>
    change.run(
      async () => {
        await passkey?.delete()
        setOpen(false)
      },
      { LAST_SIGN_IN_METHOD: { label: 'settingsLastWay' } },
    )
  return {
    state: {
      passkeys,
      /** Whether the app still offers passkeys. Otherwise, they can only be removed. */
      isOffered: project.config.passkeyEnabled,
      /** Whether the only passkey is the last sign-in method; undefined while unknown. */
      isLastMethod: passkeys.length > 1 ? false : isLast,
      adding: isOpen ? idleMutation : adding,
      /** The change of the dialog. */
      change,
      dialog: isOpen ? dialog : null,
      lastStep: dialog && dialog.step,
    },
    actions: {
      add: () => adding.run(async () => registerPasskey(user), passkeyRefusals),
      open: (opened: PasskeyDialog) => {
        setDialog(opened)
        setOpen(true)
      },
      close: () => setOpen(false),
      rename,
      remove,
    },
  }
}
