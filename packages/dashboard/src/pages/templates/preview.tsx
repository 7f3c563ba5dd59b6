import type { EmailTemplate } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
// The renderer of the service, which does not depend on a running service. So the preview equals the email
// that users receive.
import {
  type MailTemplate,
  renderEmail,
} from '../../../../service/src/domain/email/templates/render.js'
import { sampleVariables } from '../../../../service/src/domain/email/templates/sample-variables.js'
import { type Branding, isColor } from '../branding/branding-settings.js'
import { EmailFrame } from '../../ui/email-frame.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface PreviewProps {
  subject: string
  content: EmailTemplate['content']
  projectName: string
  brand: Branding
  /** Shown above the email. */
  children?: ReactNode
}

/** An email with sample values. */
export function Preview({ subject, content, projectName, brand, children }: PreviewProps) {
  const { text } = useTranslation(texts)
  const template = { subject, content: content as MailTemplate['content'] }
  const email = renderEmail(template, sampleVariables(projectName), {
    brand: { ...brand, accentColor: isColor(brand.accentColor) ? brand.accentColor : '' },
  })
  return (
    <section aria-label={text('preview')} className="preview-pane">
      {children}
      <p>
        <span className="muted">{text('subject')}</span> <IsolatedText text={email.subject} />
      </p>
      <EmailFrame title={text('emailPreview')} html={email.html} />
    </section>
  )
}
