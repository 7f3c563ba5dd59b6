import type { ReactNode } from 'react'
import { CancelButton } from '../../../ui/forms/button.js'
import { Dialog } from '../../../ui/dialog.js'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { EditForm } from './edit-form.js'
import { Action } from './mutation-status.js'
import type { SettingMutationState } from './use-setting-mutation.js'

export interface TypedConfirmDialogProps {
  title: ReactNode
  /** The consequences of the action. */
  children: ReactNode
  /** The label of the confirm button, such as "Delete account". */
  confirm: ReactNode
  /** The phrase to type. */
  phrase: string
  /** The direction of the field. Default: that of the language. */
  dir?: 'ltr' | undefined
  change: SettingMutationState
  onConfirm: (typed: string) => void
  onClose: () => void
}

/** A dialog that asks for a typed phrase, because the action cannot be undone and affects much. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, children, confirm, phrase, dir, change, onConfirm, onClose } = props
  const { rich } = useTranslation()
  return (
    <Dialog title={title} text={<p>{children}</p>} isBusy={change.isBusy} onClose={onClose}>
      <EditForm problem={change.problem} onSubmit={(typed) => onConfirm(typed['phrase'] ?? '')}>
        <Field
          label={rich('settingsDeleteType', {
            phrase: (
              <strong>
                <UserText text={phrase} />
              </strong>
            ),
          })}
          name="phrase"
          dir={dir}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Action
          change={change}
          tone="destructive"
          before={<CancelButton isWaiting={change.isBusy} onClick={onClose} />}
        >
          {confirm}
        </Action>
      </EditForm>
    </Dialog>
  )
}
