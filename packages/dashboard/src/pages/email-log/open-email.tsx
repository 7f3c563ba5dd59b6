import type { SentEmail } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/email-delivery.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { Skeleton } from '../../frame/skeleton.js'
import { DialogButton } from '../../ui/dialog.js'
import { EmailFrame } from '../../ui/email-frame.js'
import { Form } from '../../ui/form.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { Outcome } from './outcome.js'

interface LoggedEmailProps {
  email: SentEmail
}

/** A dialog with an email of the log, which can be sent again. */
export function OpenEmail({ email }: LoggedEmailProps) {
  const { text } = useTranslation(texts)
  return (
    <DialogButton
      variant="cell"
      label={<IsolatedText text={email.subject} />}
      ariaLabel={text('openNamed', { subject: email.subject, email: email.to.join(', ') })}
      title={<IsolatedText text={email.subject} />}
      isWide
    >
      {() => (
        <Suspense fallback={<Skeleton />}>
          <LoggedEmail email={email} />
        </Suspense>
      )}
    </DialogButton>
  )
}

function LoggedEmail({ email }: LoggedEmailProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const { html, text: plainText } = useQuery(useAdminQuery(app, 'getSentEmail', email.id))
  return (
    <RoleLimit needs="support">
      <Form
        submit={text('resendEmail')}
        done={text('sentAgain')}
        cancel={text('close')}
        onSubmit={() => app.resendEmail(email.id)}
      >
        <dl className="facts">
          <dt>{text('sentTo')}</dt>
          <dd>
            <LeftToRight text={email.to.join(', ')} />
          </dd>
          <dt>{text('sentAt')}</dt>
          <dd>
            <RelativeTime at={email.sentAt} />
          </dd>
          <dt>{text('emailOutcome')}</dt>
          <dd>
            <Outcome error={email.error} />
          </dd>
        </dl>
        <EmailFrame title={text('emailContent')} html={html} />
        <details>
          <summary>{text('plainText')}</summary>
          <pre className="data">{plainText}</pre>
        </details>
        <p className="help">{text('resendHelp')}</p>
      </Form>
    </RoleLimit>
  )
}
