import type { EmailTemplate } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
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
  const { text } = useTranslation(texts)
  const { preheader, brand, footer } = layoutOf(content)
  const change = (layout: Layout) => onChange(withLayout(content, layout))
  return (
    <>
      <Field
        label={text('inboxPreview')}
        dir="auto"
        value={preheader ?? ''}
        help={text('inboxPreviewHelp')}
        onChange={({ target }) => change({ preheader: target.value })}
      />
      <Field
        label={text('logoUrl')}
        type="url"
        dir="ltr"
        value={brand?.logoUrl ?? ''}
        placeholder="https://example.com/logo.png"
        help={text('logoUrlHelp')}
        onChange={({ target }) =>
          change({
            brand: { name: '{{ projectDisplayName }}', ...brand, logoUrl: target.value || null },
          })
        }
      />
      <TextArea
        label={text('footer')}
        dir="auto"
        value={(footer ?? []).join('\n')}
        help={text('footerHelp')}
        onChange={({ target }) => change({ footer: target.value.split('\n') })}
      />
    </>
  )
}
