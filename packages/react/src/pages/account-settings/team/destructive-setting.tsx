import type { ReactNode } from 'react'
import { Button } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { Setting } from '../setting/setting.js'
import type { SettingMutationState } from '../setting/use-setting-mutation.js'

export interface DestructiveSettingProps {
  /** The title of the setting, and the label of its buttons. */
  title: string
  help: ReactNode
  dialogTitle: ReactNode
  /** The consequences of the action. */
  dialogText: ReactNode
  state: { readonly isDialogOpen: boolean; readonly change: SettingMutationState }
  setDialogOpen: (isDialogOpen: boolean) => void
  onConfirm: () => void
}

/** A setting with one destructive action, which a dialog confirms. */
export function DestructiveSetting(props: DestructiveSettingProps) {
  const { title, help, dialogTitle, dialogText, state, setDialogOpen, onConfirm } = props
  return (
    <Setting title={title} help={help}>
      <div className="lk-buttons">
        <Button tone="destructive" onClick={() => setDialogOpen(true)}>
          {title}
        </Button>
      </div>
      {state.isDialogOpen && (
        <ConfirmDialog
          title={dialogTitle}
          confirm={title}
          {...state.change}
          onConfirm={onConfirm}
          onClose={() => setDialogOpen(false)}
        >
          {dialogText}
        </ConfirmDialog>
      )}
    </Setting>
  )
}
