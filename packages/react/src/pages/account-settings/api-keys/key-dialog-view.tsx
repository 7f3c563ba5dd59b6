import type { ApiKey } from '@latchkey/core'
import { useId } from 'react'
import { Button, CancelButton } from '../../../ui/forms/button.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { CopyButton } from '../../../ui/copy-button.js'
import { Dialog } from '../../../ui/dialog.js'
import { unfoldIcon } from '../../../ui/more-icons.js'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action, failureOf } from '../setting-parts/mutation-status.js'
import { EditForm } from '../setting-parts/edit-form.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import { DEFAULT_LIFETIME, LIFETIMES, type useApiKeyList } from './use-api-key-list.js'

type KeyDialogViewProps = ViewProps<typeof useApiKeyList>

/** The dialog of a list of API keys. */
export function KeyDialogView({ state, actions }: KeyDialogViewProps) {
  const { dialog } = state
  switch (dialog?.step) {
    case undefined:
      return null
    case 'create':
      return <CreateDialog {...{ state, actions }} />
    case 'reveal':
      return <RevealDialog value={dialog.value} onClose={actions.close} />
    case 'revoke':
      return <RevokeDialog {...{ state, actions }} apiKey={dialog.key} />
  }
}

function CreateDialog({ state: { change }, actions }: KeyDialogViewProps) {
  const { text } = useTranslation()
  const id = useId()
  return (
    <Dialog title={text('settingsKeyCreate')} isBusy={change.isBusy} onClose={actions.close}>
      <EditForm problem={change.problem} onSubmit={actions.create}>
        <Field
          label={text('settingsKeyName')}
          name="description"
          autoComplete="off"
          maxLength={1000}
          help={text('settingsKeyNameHelp')}
        />
        <div className="lk-field">
          <label className="lk-label" htmlFor={id}>
            {text('settingsKeyLifetime')}
          </label>
          <div className="lk-control">
            <select className="lk-input" id={id} name="days" defaultValue={DEFAULT_LIFETIME}>
              {LIFETIMES.map((days) => (
                <option key={days} value={days}>
                  {days > 0 ? text('settingsKeyDays', { count: days }) : text('settingsKeyForever')}
                </option>
              ))}
            </select>
            {unfoldIcon}
          </div>
        </div>
        <label className="lk-check">
          <input type="checkbox" name="isPublic" />
          <span>
            {text('settingsKeyPublicLabel')}
            <span className="lk-help">{text('settingsKeyPublicHelp')}</span>
          </span>
        </label>
        <Action
          change={change}
          tone="primary"
          before={<CancelButton isWaiting={change.isBusy} onClick={actions.close} />}
        >
          {text('settingsKeyCreate')}
        </Action>
      </EditForm>
    </Dialog>
  )
}

function RevealDialog({ value, onClose }: { value: string; onClose: () => void }) {
  const { text } = useTranslation()
  return (
    <Dialog
      title={text('settingsKeyRevealTitle')}
      text={text('settingsKeyReveal')}
      onClose={onClose}
    >
      <p className="lk-secret">
        <code className="lk-code" dir="ltr">
          {value}
        </code>{' '}
        <CopyButton value={value} />
      </p>
      <div className="lk-buttons">
        <Button onClick={onClose}>{text('settingsKeyKept')}</Button>
      </div>
    </Dialog>
  )
}

function RevokeDialog({ state, actions, apiKey }: KeyDialogViewProps & { apiKey: ApiKey }) {
  const { text, rich } = useTranslation()
  const { change } = state
  return (
    <ConfirmDialog
      title={rich('settingsKeyRevokeTitle', { name: <UserText text={apiKey.description} /> })}
      confirm={text('settingsKeyRevoke')}
      isBusy={change.isBusy}
      failure={failureOf(change)}
      onConfirm={() => actions.revoke(apiKey)}
      onClose={actions.close}
    >
      {text('settingsKeyRevokeText')}
    </ConfirmDialog>
  )
}
