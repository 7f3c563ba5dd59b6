import { CancelButton } from '../../../ui/cancel-button.js'
import { PasswordField } from '../../../ui/password-field.js'
import { useWords } from '../../../words.js'
import { NewPasswordField } from '../../new-password-field.js'
import { Action } from '../action.js'
import { ConfirmedView } from '../confirmed-view.js'
import { EditForm } from '../edit-form.js'
import { Setting } from '../setting.js'
import type { PasswordActions, PasswordState } from './use-password.js'

export interface PasswordViewProps {
  state: PasswordState
  actions: PasswordActions
}

export function PasswordView({ state, actions }: PasswordViewProps) {
  const { text } = useWords()
  const { hasPassword, isOpen, change, confirmed } = state
  return (
    <Setting
      title={text('password')}
      help={text(hasPassword ? 'settingsPasswordHelp' : 'settingsPasswordNone')}
    >
      {isOpen ? (
        <PasswordForm {...{ state, actions }} />
      ) : (
        // While the sign-in is looked at, it is the button that is busy.
        <Action change={{ ...change, ...confirmed }} onClick={actions.open}>
          {text(hasPassword ? 'settingsPasswordChange' : 'settingsPasswordSet')}
        </Action>
      )}
      <ConfirmedView confirmed={confirmed} />
    </Setting>
  )
}

function PasswordForm({ state, actions }: PasswordViewProps) {
  const { text } = useWords()
  const { hasPassword, email, strength, change } = state
  return (
    <EditForm problem={change.problem} onSubmit={actions.save}>
      {/* Nobody reads it but password stores, which change the entry of this account then. */}
      {email && <input autoComplete="username" defaultValue={email} readOnly hidden />}
      {hasPassword && (
        <PasswordField
          label={text('settingsPasswordOld')}
          name="old"
          autoComplete="current-password"
          isHidden={change.isBusy}
        />
      )}
      <NewPasswordField
        label={text('resetPassword')}
        strength={strength}
        isHidden={change.isBusy}
        onType={actions.type}
      />
      <Action
        change={change}
        tone="primary"
        beside={<CancelButton isWaiting={change.isBusy} onClick={actions.close} />}
      >
        {text('settingsPasswordSave')}
      </Action>
    </EditForm>
  )
}
