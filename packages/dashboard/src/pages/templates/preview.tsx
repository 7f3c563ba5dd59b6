import type { EmailTemplate } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
// The renderer of the service, which does not depend on a running service. So the preview equals the email
// that users receive.
import {
  type MailTemplate,
  renderEmail,
} from '../../../../service/src/domain/email/templates/render.js'
import { type Branding, isColor } from '../branding/branding-settings.js'
import { EmailFrame } from '../../ui/email-frame.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface PreviewProps {
  subject: string
  content: EmailTemplate['content']
  projectName: string
  brand: Branding
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
export function Preview({ subject, content, projectName, brand }: PreviewProps) {
  const { text } = useTranslation(texts)
  const variables = { ...samples, projectDisplayName: projectName }
  const email = renderEmail({ subject, content: content as MailTemplate['content'] }, variables, {
    brand: { ...brand, accentColor: isColor(brand.accentColor) ? brand.accentColor : '' },
  })
  return (
    <section aria-label={text('preview')} className="preview-pane">
      <p>
        <span className="muted">{text('subject')}</span> <IsolatedText text={email.subject} />
      </p>
      <EmailFrame title={text('emailPreview')} html={email.html} />
    </section>
  )
}
