import { Suspense } from 'react'
import { CancelButton } from '../../../ui/cancel-button.js'
import { CodeInput } from '../../../ui/code-input.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { CopyButton } from '../../../ui/copy-button.js'
import { useWords } from '../../../words.js'
import { lazily } from '../../lazily.js'
import { Action } from '../action.js'
import { ConfirmedView } from '../confirmed-view.js'
import { EditForm } from '../edit-form.js'
import { Setting } from '../setting.js'
import { VerifyFirstView } from './verify-first-view.js'
import type { AuthenticatorActions, AuthenticatorState, Enrolment } from './use-authenticator.js'

const QrCode = lazily(async () => (await import('./qr-code.js')).QrCode)

export interface AuthenticatorViewProps {
  state: AuthenticatorState
  actions: AuthenticatorActions
}

export function AuthenticatorView({ state, actions }: AuthenticatorViewProps) {
  const { text } = useWords()
  const { isOn, enrolment, adding, removal, isLeaving, confirmed, verification } = state
  return (
    <Setting
      title={text('settingsAuthenticator')}
      isOn={isOn}
      help={text(isOn ? 'settingsAuthenticatorHelp' : 'settingsAuthenticatorNone')}
    >
      {enrolment && !isOn ? (
        <EnrolmentForm {...{ enrolment, state, actions }} />
      ) : (
        <Action
          change={{ ...adding, ...confirmed }}
          onClick={isOn ? () => actions.leave(true) : actions.begin}
        >
          {text(isOn ? 'settingsAuthenticatorOff' : 'settingsAuthenticatorOn')}
        </Action>
      )}
      <VerifyFirstView verification={verification} />
      <ConfirmedView confirmed={confirmed} />
      {isLeaving && (
        <ConfirmDialog
          title={text('settingsAuthenticatorOffTitle')}
          confirm={text('settingsAuthenticatorOff')}
          {...removal}
          onConfirm={actions.remove}
          onClose={() => actions.leave(false)}
        >
          {text('settingsAuthenticatorOffText')}
        </ConfirmDialog>
      )}
    </Setting>
  )
}

function EnrolmentForm({
  enrolment,
  state,
  actions,
}: AuthenticatorViewProps & { enrolment: Enrolment }) {
  const { text } = useWords()
  const { adding, mistakes } = state
  return (
    <ol className="lk-steps">
      <li>
        <p>{text('settingsAuthenticatorScan')}</p>
        <Suspense fallback={<div className="lk-qr lk-skeleton lk-bone" aria-hidden="true" />}>
          <QrCode text={enrolment.uri} label={text('settingsAuthenticatorPicture')} />
        </Suspense>
        <p className="lk-help">{text('settingsAuthenticatorText')}</p>
        <p className="lk-secret">
          <code className="lk-code" dir="ltr">
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </code>{' '}
          <CopyButton value={enrolment.secret} />
        </p>
      </li>
      <li>
        <p>{text('settingsAuthenticatorType')}</p>
        <EditForm problem={adding.problem} onSubmit={actions.turnOn}>
          <CodeInput key={mistakes} kind="digits" isBusy={adding.isBusy} />
          <Action
            change={adding}
            tone="primary"
            beside={<CancelButton isWaiting={adding.isBusy} onClick={actions.cancel} />}
          >
            {text('settingsAuthenticatorConfirm')}
          </Action>
        </EditForm>
      </li>
    </ol>
  )
}
