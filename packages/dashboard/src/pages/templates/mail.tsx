import type { EmailTemplate } from '@latchkey/core/admin'
import { Children, type CSSProperties, type ReactNode } from 'react'
import { type Block, blockAt, childrenOf } from './block.js'

interface MailProps {
  subject: string
  content: EmailTemplate['content']
}

/** A mail as its reader sees it. React escapes what its blocks say, so nothing of it becomes markup. */
export const Mail = ({ subject, content }: MailProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>{subject}</title>
    </head>
    <body style={{ margin: 0, padding: 24, fontFamily: 'sans-serif' }}>
      {partsOf(content, new Set(), 'root')}
    </body>
  </html>
)

/** A block and what stands in it; each stands once, so that no document is endless. */
function partsOf(content: MailProps['content'], seen: Set<string>, id: string): ReactNode {
  const block = blockAt(content, id)
  if (!block || seen.has(id)) return null
  seen.add(id)
  const parts = childrenOf(block).map((child) => partsOf(content, seen, child))
  return (
    <div style={styleOf(block)}>
      <Words block={block} />
      {Children.toArray(parts)}
    </div>
  )
}

function styleOf({ data }: Block): CSSProperties {
  const { padding, ...style } = data?.style ?? {}
  const { top = 8, right = 24, bottom = 8, left = 24 } = padding ?? {}
  if (data?.childrenIds) return {}
  return { ...style, lineHeight: 1.5, padding: `${top}px ${right}px ${bottom}px ${left}px` }
}

function Words({ block: { type, data } }: { block: Block }): ReactNode {
  const { text = '', level = 'h2', url, alt = '', height = 16, ...button } = data?.props ?? {}
  const Heading = level
  switch (type) {
    case 'Heading':
      return <Heading style={{ margin: 0 }}>{text}</Heading>
    case 'Text':
      return <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
    case 'Button':
      return (
        <span
          style={{
            display: 'inline-block',
            padding: '12px 20px',
            borderRadius: 8,
            background: button.buttonBackgroundColor ?? '#2f4bd0',
            color: button.buttonTextColor ?? '#ffffff',
            fontWeight: 'bold',
          }}
        >
          {text}
        </span>
      )
    case 'Image':
      return /^https?:/.test(url ?? '') && <img src={url} alt={alt} style={{ maxWidth: '100%' }} />
    case 'Divider':
      return <hr style={{ border: 0, borderTop: '1px solid #dfe1e5' }} />
    case 'Spacer':
      return <div style={{ height }} />
    default:
      return null
  }
}
