import type { EmailTemplate } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/templates.js'
import { Field, TextArea } from '../../ui/field.js'
import { type Layout, layoutOf } from './layout.js'

interface FrameFieldsProps {
  content: EmailTemplate['content']
  onChange(change: Layout): void
}

/** The fields around the content of an email: the inbox preview, the logo and the footer. */
export function FrameFields({ content, onChange }: FrameFieldsProps) {
  const { text } = useTranslation(texts)
  const { preheader, brand, footer } = layoutOf(content)
  return (
    <>
      <Field
        label={text('inboxPreview')}
        name="preheader"
        dir="auto"
        value={preheader ?? ''}
        help={text('inboxPreviewHelp')}
        onChange={({ target }) => onChange({ preheader: target.value })}
      />
      <Field
        label={text('logoUrl')}
        type="url"
        dir="ltr"
        value={brand?.logoUrl ?? ''}
        placeholder="https://example.com/logo.png"
        help={text('logoUrlHelp')}
        onChange={({ target }) =>
          onChange({
            brand: { name: '{{ projectDisplayName }}', ...brand, logoUrl: target.value || null },
          })
        }
      />
      <TextArea
        label={text('footer')}
        name="footer"
        dir="auto"
        value={(footer ?? []).join('\n')}
        help={text('footerHelp')}
        onChange={({ target }) => onChange({ footer: target.value.split('\n') })}
      />
    </>
  )
}
