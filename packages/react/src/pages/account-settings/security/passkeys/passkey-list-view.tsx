import type { Passkey } from '@latchkey/core'
import { CancelButton } from '../../../../ui/forms/button.js'
import { MenuItem } from '../../../../ui/menus/menu.js'
import { RowMenu } from '../../../../ui/menus/row-menu.js'
import { Icon } from '../../../../ui/icon.js'
import { truncate, UserText } from '../../../../ui/user-text.js'
import { DetailLine } from '../../../../ui/tables/detail-line.js'
import { List, Row } from '../../../../ui/tables/list.js'
import { RelativeTime } from '../../../../ui/tables/relative-time.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { Action, MutationStatus, failureOf } from '../../setting-parts/mutation-status.js'
import { Setting } from '../../setting-parts/setting.js'
import type { ViewProps } from '../../../page-frame/with-state.js'
import type { usePasskeyList } from './use-passkey-list.js'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js'
import { Dialog } from '../../../../ui/dialog.js'
import { Field } from '../../../../ui/forms/field.js'
import { EditForm } from '../../setting-parts/edit-form.js'

export function PasskeyListView({ state, actions }: ViewProps<typeof usePasskeyList>) {
  const { text } = useTranslation()
  const { passkeys, isOffered, isLastMethod, adding, change, dialog, lastStep } = state
  const isEmpty = passkeys.length === 0
  return (
    <Setting
      title={text('settingsPasskeys')}
      isOn={!isEmpty}
      help={text(isEmpty ? 'settingsPasskeyNone' : 'settingsPasskeyHelp')}
    >
      {!isEmpty && isLastMethod && <p className="lk-help">{text('settingsLastWay')}</p>}
      {isOffered && (
        <Action
          change={adding}
          successText={text('settingsPasskeyCreated')}
          isWaiting={change.isBusy}
          onClick={actions.add}
        >
          {text('settingsPasskeyAdd')}
        </Action>
      )}
      {dialog === null && (
        <MutationStatus
          change={{ ...change, problem: null, failure: null }}
          successText={text(lastStep === 'remove' ? 'settingsPasskeyRemoved' : 'settingsNameSaved')}
        />
      )}
      {!isEmpty && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} state={state} actions={actions} />
          ))}
        </List>
      )}
      <PasskeyDialogView state={state} actions={actions} />
    </Setting>
  )
}

function PasskeyRow({
  passkey,
  state: { isLastMethod, adding },
  actions,
}: ViewProps<typeof usePasskeyList> & { passkey: Passkey }) {
  const { text, rich } = useTranslation()
  const { name, createdAt, lastUsedAt } = passkey
  const shownName = name ?? text('settingsPasskey')
  return (
    <Row
      mark={<Icon name="passkey" />}
      title={<UserText text={shownName} />}
      help={
        <DetailLine
          details={[
            rich('settingsPasskeyAdded', { when: <RelativeTime at={createdAt} /> }),
            lastUsedAt && rich('settingsPasskeyUsed', { when: <RelativeTime at={lastUsedAt} /> }),
          ]}
        />
      }
      actions={
        <RowMenu label={text('settingsActionsFor', { name: truncate(shownName) })}>
          <MenuItem
            isDisabled={adding.isBusy}
            hasDialog
            onSelect={() => actions.open({ step: 'rename', passkey })}
          >
            {text('settingsPasskeyRename')}
          </MenuItem>
          <MenuItem
            isDisabled={adding.isBusy || isLastMethod !== false}
            isDestructive
            hasDialog
            onSelect={() => actions.open({ step: 'remove', passkey })}
          >
            {text('settingsRemove')}
          </MenuItem>
        </RowMenu>
      }
    />
  )
}

/** The dialog that renames or removes a passkey. */
function PasskeyDialogView({
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
