import type { EmailTemplate } from '@latchkey/core/admin'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { Mail } from './mail.js'

interface PreviewProps {
  subject: string
  content: EmailTemplate['content']
}

/**
 * A mail in a frame of its own. The empty sandbox lets nothing run there, and makes the frame a
 * stranger to this page.
 */
export function Preview(mail: PreviewProps) {
  const html = `<!doctype html>${renderToStaticMarkup(<Mail {...mail} />)}`
  return (
    <section aria-label="Preview">
      <p className="muted">{mail.subject}</p>
      <iframe
        className="preview"
        title="Preview of the e-mail"
        sandbox=""
        src={`data:text/html;charset=utf-8,${encodeURIComponent(html)}`}
      />
    </section>
  )
}
