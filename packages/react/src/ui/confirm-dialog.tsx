import type { ReactNode } from 'react'
import { Button, CancelButton } from './forms/button.js'
import { Dialog } from './dialog.js'
import { FailureLine } from './forms/failure-line.js'
import type { Progress } from './forms/primary-action.js'

export interface ConfirmDialogProps extends Progress {
  title: ReactNode
  /** The consequences of the action. */
  children: ReactNode
  /** The label of the confirm button, such as "Delete account". */
  confirm: ReactNode
  /** The label of the other button. Default: "Cancel". */
  cancel?: ReactNode
  /** Whether the action deletes or revokes something. Default: true. */
  isDestructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A dialog that asks for confirmation. The cancel button is focused first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDestructive = true, isBusy, failure } = props
  return (
    <Dialog title={title} text={children} isBusy={isBusy} onClose={props.onClose}>
      <FailureLine failure={failure} />
      <div className="lk-buttons">
        <CancelButton isWaiting={isBusy} onClick={props.onClose}>
          {cancel}
        </CancelButton>
        <Button
          tone={isDestructive ? 'destructive' : 'primary'}
          isBusy={isBusy}
          failure={failure}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
