import { CancelButton } from '../../../ui/forms/button.js'
import { HiddenUsername, PasswordField } from '../../../ui/forms/credential-fields.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { NewPasswordField } from '../../entry/new-password-field.js'
import { Action } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { usePassword } from './use-password.js'

export function PasswordView({ state, actions }: ViewProps<typeof usePassword>) {
  const { text } = useTranslation()
  const { hasPassword, isOpen, change, recentSignIn } = state
  return (
    <Setting
      title={text('password')}
      help={text(hasPassword ? 'settingsPasswordHelp' : 'settingsPasswordNone')}
    >
      {isOpen ? (
        <PasswordForm {...{ state, actions }} />
      ) : (
        // The button is busy while the sign-in is checked.
        <Action
          change={{ ...change, ...recentSignIn }}
          successText={text('settingsPasswordSaved')}
          onClick={actions.open}
        >
          {text(hasPassword ? 'settingsPasswordChange' : 'settingsPasswordSet')}
        </Action>
      )}
      <RecentSignInPrompt recentSignIn={recentSignIn} />
    </Setting>
  )
}

function PasswordForm({ state, actions }: ViewProps<typeof usePassword>) {
  const { text } = useTranslation()
  const { hasPassword, email, strength, change } = state
  return (
    <EditForm problem={change.problem} onSubmit={actions.save}>
      {email && <HiddenUsername email={email} />}
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
