import type { EmailTemplate } from '@latchkey/core/admin'
import { Field, TextArea } from '../../ui/field.js'
import { type Block, blockAt, withBlock } from './block.js'

type Content = EmailTemplate['content']

type Layout = Pick<NonNullable<Block['data']>, 'preheader' | 'brand' | 'footer'>

const layoutOf = (content: Content): Layout => blockAt(content, 'root')?.data ?? {}

/** Returns a copy of a document with a changed layout. */
function withLayout(content: Content, change: Layout): Content {
  const { data, ...root } = blockAt(content, 'root') ?? {}
  return withBlock(content, 'root', { ...root, data: { ...data, ...change } })
}

interface FrameFieldsProps {
  content: Content
  onChange(content: Content): void
}

/** The fields around the content of an email: the inbox preview, the logo and the footer. */
export function FrameFields({ content, onChange }: FrameFieldsProps) {
  const { preheader, brand, footer } = layoutOf(content)
  const change = (layout: Layout) => onChange(withLayout(content, layout))
  return (
    <>
      <Field
        label="Inbox preview"
        value={preheader ?? ''}
        help="Inboxes show it beside the subject."
        onChange={({ target }) => change({ preheader: target.value })}
      />
      <Field
        label="Logo URL"
        type="url"
        dir="ltr"
        value={brand?.logoUrl ?? ''}
        placeholder="https://example.com/logo.png"
        help="Replaces the name of the project. It is shown 32 pixels high."
        onChange={({ target }) =>
          change({
            brand: { name: '{{ projectDisplayName }}', ...brand, logoUrl: target.value || null },
          })
        }
      />
      <TextArea
        label="Footer"
        value={(footer ?? []).join('\n')}
        help="Each line is a paragraph."
        onChange={({ target }) => change({ footer: target.value.split('\n') })}
      />
    </>
  )
}
