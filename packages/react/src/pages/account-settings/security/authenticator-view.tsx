import type { TotpSetup } from '@latchkey/core'
import { CancelButton } from '../../../ui/forms/button.js'
import { CodeInput } from '../../../ui/forms/code-input.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import { EnrolmentSteps } from '../../authenticator/enrolment-steps.js'
import type { useAuthenticator } from './use-authenticator.js'

export function AuthenticatorView({ state, actions }: ViewProps<typeof useAuthenticator>) {
  const { text } = useTranslation()
  const { isOn, setup, adding, removal, isDialogOpen, recentSignIn } = state
  return (
    <Setting
      title={text('settingsAuthenticator')}
      isOn={isOn}
      help={text(isOn ? 'settingsAuthenticatorHelp' : 'settingsAuthenticatorNone')}
    >
      {setup && !isOn ? (
        <EnrolmentForm {...{ setup, state, actions }} />
      ) : (
        <Action
          tone={isOn ? 'destructive' : 'quiet'}
          change={{ ...adding, ...recentSignIn }}
          successText={text(
            isOn ? 'settingsAuthenticatorEnabled' : 'settingsAuthenticatorDisabled',
          )}
          onClick={isOn ? () => actions.setDialogOpen(true) : actions.begin}
        >
          {text(isOn ? 'settingsAuthenticatorOff' : 'settingsAuthenticatorOn')}
        </Action>
      )}
      <RecentSignInPrompt recentSignIn={recentSignIn} />
      {isDialogOpen && (
        <ConfirmDialog
          title={text('settingsAuthenticatorOffTitle')}
          confirm={text('settingsAuthenticatorOff')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.setDialogOpen(false)}
        >
          {text('settingsAuthenticatorOffText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}

function EnrolmentForm({
  setup,
  state,
  actions,
}: ViewProps<typeof useAuthenticator> & { setup: TotpSetup }) {
  const { text } = useTranslation()
  const { adding, mistakes } = state
  return (
    <EnrolmentSteps setup={setup}>
      <EditForm problem={adding.problem} onSubmit={actions.turnOn}>
        <CodeInput
          key={mistakes}
          kind="digits"
          isBusy={adding.isBusy}
          onComplete={(code) => actions.turnOn({ code })}
        />
        <Action
          change={adding}
          tone="primary"
          beside={<CancelButton isWaiting={adding.isBusy} onClick={actions.cancel} />}
        >
          {text('settingsAuthenticatorConfirm')}
        </Action>
      </EditForm>
    </EnrolmentSteps>
  )
}
