import { Suspense } from 'react'
import { CancelButton } from '../../../ui/forms/cancel-button.js'
import { CodeInput } from '../../../ui/forms/code-input.js'
import { ConfirmDialog } from '../../../ui/confirm-dialog.js'
import { CopyButton } from '../../../ui/copy-button.js'
import { useWords } from '../../../i18n/words.js'
import { lazily } from '../../page/lazily.js'
import { Action } from '../change/action.js'
import { ConfirmedView } from '../change/confirmed-view.js'
import { EditForm } from '../change/edit-form.js'
import { Setting } from '../change/setting.js'
import { VerifyFirstView } from './verify-first-view.js'
import type { ViewProps } from '../../page/view-props.js'
import type { Enrolment, useAuthenticator } from './use-authenticator.js'

const QrCode = lazily(async () => (await import('./qr-code.js')).QrCode)

export function AuthenticatorView({ state, actions }: ViewProps<typeof useAuthenticator>) {
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
          said={text(isOn ? 'settingsAuthenticatorEnabled' : 'settingsAuthenticatorDisabled')}
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
}: ViewProps<typeof useAuthenticator> & { enrolment: Enrolment }) {
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
