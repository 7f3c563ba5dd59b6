import type { EmailTemplate } from '@latchkey/core/admin'
// The renderer of the service, which does not depend on a running service. So the preview equals the email
// that users receive.
import {
  type MailTemplate,
  renderEmail,
} from '../../../../service/src/domain/email/templates/render.js'
import { EmailFrame } from '../../ui/email-frame.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface PreviewProps {
  subject: string
  content: EmailTemplate['content']
}

const link = 'https://app.example.com/handler/page?code=…'
const samples = {
  projectDisplayName: 'Your app',
  userDisplayName: 'Ada Lovelace',
  teamDisplayName: 'Analytical Engines',
  recipientEmail: 'ada@example.com',
  codeLifetime: '10 minutes',
  otp: 'M4K9X2',
  emailVerificationLink: link,
  passwordResetLink: link,
  magicLink: link,
  teamInvitationLink: link,
}

/** An email with sample values. */
export function Preview({ subject, content, projectName }: PreviewProps & { projectName: string }) {
  const variables = { ...samples, projectDisplayName: projectName }
  const email = renderEmail({ subject, content: content as MailTemplate['content'] }, variables)
  return (
    <section aria-label="Preview" className="preview-pane">
      <p>
        <span className="muted">Subject</span> <IsolatedText text={email.subject} />
      </p>
      <EmailFrame title="Preview of the email" html={email.html} />
    </section>
  )
}
