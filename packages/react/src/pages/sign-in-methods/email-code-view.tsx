import { CodeInput } from '../../ui/forms/code-input.js'
import { Form } from '../../ui/forms/form.js'
import { UserText } from '../../ui/user-text.js'
import { Heading } from '../../ui/heading.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { useWait } from '../../lib/use-countdown.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { ResendStep } from '../links/resend-step.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'
import type { EmailCode, EmailCodeActions } from './email-code.js'

/** Web pages of common email providers, by the domain of the address. */
const mailboxes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'gmail.com': 'https://mail.google.com/',
    'googlemail.com': 'https://mail.google.com/',
    'outlook.com': 'https://outlook.live.com/mail/',
    'hotmail.com': 'https://outlook.live.com/mail/',
    'live.com': 'https://outlook.live.com/mail/',
    'yahoo.com': 'https://mail.yahoo.com/',
    'icloud.com': 'https://www.icloud.com/mail/',
    'proton.me': 'https://mail.proton.me/',
    'gmx.net': 'https://www.gmx.net/',
    'web.de': 'https://web.de/',
  }),
)

/** The web page of an address's inbox, if it is known. */
const mailboxOf = (email: string) => mailboxes.get(email.replace(/.*@/, '').toLowerCase())

export interface EmailCodeViewProps extends Pick<SignInAttempt, 'busy' | 'failure'> {
  mail: EmailCode
  actions: EmailCodeActions
}

/** Shown after an email was sent. The user types its code here, or opens its link anywhere. */
export function EmailCodeView({ mail, busy, failure, actions }: EmailCodeViewProps) {
  const { text, rich } = useTranslation()
  const { email, nonce, resendWait, problem, resetCount } = mail
  const mailbox = mailboxOf(email)
  // The failure line of the form applies to both buttons.
  const isWaiting = useWait(failure) > 0
  return (
    <>
      <Heading key="code">{text('mailCodeTitle')}</Heading>
      <div className="lk-text lk-lead">
        <p role="status">
          <span key={nonce}>{rich('mailCodeSent', { email: <UserText text={email} /> })}</span>{' '}
          <button
            className="lk-link"
            type="button"
            disabled={busy === 'resend'}
            onClick={actions.edit}
          >
            {text('mailCodeEdit')}
          </button>
        </p>
        {mailbox && (
          <p>
            <a className="lk-link" href={mailbox} target="_blank" rel="noopener noreferrer">
              {text('mailCodeOpen')}
            </a>
          </p>
        )}
      </div>
      <Form problem={problem} onSubmit={({ code }) => actions.submitCode(code)}>
        <CodeInput
          key={resetCount}
          kind="letters"
          hasFocus
          help={text('mailCodeHelp')}
          isBusy={busy !== null}
          onComplete={actions.submitCode}
        />
        <PrimaryAction isBusy={busy === 'form'} isWaiting={busy !== null} failure={failure}>
          {text('signIn')}
        </PrimaryAction>
      </Form>
      <div className="lk-actions">
        <ResendStep
          tone="plain"
          isWaiting={isWaiting || busy !== null}
          resend={{ email, resendWait, isBusy: busy === 'resend', failure: null }}
          onResend={actions.resend}
        >
          {text('mailCodeResend')}
        </ResendStep>
      </div>
    </>
  )
}
