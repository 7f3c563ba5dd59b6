import { CodeInput } from '../../ui/forms/code-input.js'
import { Form } from '../../ui/forms/form.js'
import { Given } from '../../ui/given.js'
import { Heading } from '../../ui/heading.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { useWait } from '../../lib/use-countdown.js'
import { useWords } from '../../i18n/words.js'
import { ResendStep } from '../links/resend-step.js'
import type { Entering } from './use-entering.js'
import type { MailCode, MailCodeActions } from './mail-code-types.js'

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

export interface MailCodeViewProps extends Pick<Entering, 'busy' | 'failure'> {
  mail: MailCode
  actions: MailCodeActions
}

/** Shown after an email was sent. The user types its code here, or opens its link anywhere. */
export function MailCodeView({ mail, busy, failure, actions }: MailCodeViewProps) {
  const { text, rich } = useWords()
  const { email, nonce, sent, problem, clearings } = mail
  const mailbox = mailboxOf(email)
  // The line of the form says it for both buttons.
  const isWaiting = useWait(failure) > 0
  return (
    <>
      <Heading key="code">{text('mailCodeTitle')}</Heading>
      <div className="lk-text lk-lead">
        <p role="status">
          <span key={nonce}>{rich('mailCodeSent', { email: <Given text={email} /> })}</span>{' '}
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
      <Form problem={problem} onSubmit={({ code }) => actions.enterCode(code)}>
        <CodeInput
          key={clearings}
          kind="letters"
          hasFocus
          help={text('mailCodeHelp')}
          isBusy={busy !== null}
          onComplete={actions.enterCode}
        />
        <NextStep isBusy={busy === 'form'} isWaiting={busy !== null} failure={failure}>
          {text('signIn')}
        </NextStep>
      </Form>
      <div className="lk-actions">
        <ResendStep
          tone="plain"
          isWaiting={isWaiting || busy !== null}
          resend={{ email, sent, isBusy: busy === 'resend', failure: null }}
          onResend={actions.resend}
        >
          {text('mailCodeResend')}
        </ResendStep>
      </div>
    </>
  )
}
