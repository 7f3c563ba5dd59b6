import type { ReactNode } from 'react'
import { Button } from './forms/button.js'
import { CancelButton } from './forms/cancel-button.js'
import { Dialog } from './dialog.js'
import { FailureLine } from './forms/failure-line.js'
import type { Progress } from './forms/primary-action.js'

export interface ConfirmDialogProps extends Progress {
  title: ReactNode
  /** The consequences of confirming, in plain words. */
  children: ReactNode
  /** Names what is done, such as "Delete account". */
  confirm: ReactNode
  /** Whether something is lost by it. Default: true. */
  isDestructive?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more. Focus begins at the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, isDestructive = true, isBusy, failure } = props
  return (
    <Dialog title={title} text={children} isBusy={isBusy} onClose={props.onClose}>
      <FailureLine failure={failure} />
      <div className="lk-buttons">
        <CancelButton isWaiting={isBusy} onClick={props.onClose} />
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
