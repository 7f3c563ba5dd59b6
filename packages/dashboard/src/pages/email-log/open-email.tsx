import type { SentEmail } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { Skeleton } from '../../frame/skeleton.js'
import { DialogButton } from '../../ui/dialog.js'
import { EmailFrame } from '../../ui/email-frame.js'
import { Form } from '../../ui/form.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/relative-time.js'

interface LoggedEmailProps {
  email: SentEmail
}

/** A dialog with an email of the log, which can be sent again. */
export const OpenEmail = ({ email }: LoggedEmailProps) => (
  <DialogButton
    label="Open"
    ariaLabel={`Open “${email.subject}” to ${email.to.join(', ')}`}
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

function LoggedEmail({ email }: LoggedEmailProps) {
  const app = useAdmin()
  const { html, text } = useQuery(useAdminQuery(app, 'getSentEmail', email.id))
  return (
    <div className="stack">
      <dl className="facts">
        <dt>To</dt>
        <dd>
          <LeftToRight text={email.to.join(', ')} />
        </dd>
        <dt>Sent</dt>
        <dd>
          <RelativeTime at={email.sentAt} />
        </dd>
      </dl>
      <EmailFrame title="Content of the email" html={html} />
      <details>
        <summary>Plain text</summary>
        <pre className="data">{text}</pre>
      </details>
      <Form submit="Resend email" done="Sent again." onSubmit={() => app.resendEmail(email.id)}>
        <p className="muted">
          Codes are hidden here because they give access to the account. Resending delivers the same
          email to the same address. Its code or link may have expired.
        </p>
      </Form>
    </div>
  )
}
