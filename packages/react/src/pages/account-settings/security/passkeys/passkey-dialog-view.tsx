import { CancelButton } from '../../../../ui/forms/cancel-button.js'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js'
import { Dialog } from '../../../../ui/dialog.js'
import { Field } from '../../../../ui/forms/field.js'
import { UserText } from '../../../../ui/user-text.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { Action } from '../../setting/action.js'
import { failureOf } from '../../setting/mutation-status.js'
import { EditForm } from '../../setting/edit-form.js'
import type { ViewProps } from '../../../page/with-state.js'
import type { usePasskeyList } from './use-passkey-list.js'

/** The dialog that renames or removes a passkey. */
export function PasskeyDialogView({
  state: { dialog, change },
  actions,
}: ViewProps<typeof usePasskeyList>) {
  const { text } = useTranslation()
  if (dialog === null) return null
  const { step, passkey } = dialog
  const name = passkey.name ?? text('settingsPasskey')
  if (step === 'remove')
    return (
      <ConfirmDialog
        title={text('settingsPasskeyRemoveTitle')}
        confirm={text('settingsPasskeyRemove')}
        isBusy={change.isBusy}
        failure={failureOf(change)}
        onConfirm={actions.remove}
        onClose={actions.close}
      >
        <p>
          <strong>
            <UserText text={name} />
          </strong>
        </p>
        {text('settingsPasskeyRemoveText')}
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={text('settingsPasskeyRenameTitle')}
      isBusy={change.isBusy}
      onClose={actions.close}
    >
      <EditForm problem={change.problem} onSubmit={actions.rename}>
        <Field
          label={text('settingsKeyName')}
          name="name"
          autoComplete="off"
          maxLength={256}
          defaultValue={name}
        />
        <Action
          change={change}
          tone="primary"
          before={<CancelButton isWaiting={change.isBusy} onClick={actions.close} />}
        >
          {text('settingsSave')}
        </Action>
      </EditForm>
    </Dialog>
  )
}
