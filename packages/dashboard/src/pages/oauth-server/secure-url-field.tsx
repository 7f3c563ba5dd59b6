import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field } from '../../ui/field.js'

/** The rule of the service: https, or http of this machine. */
const PATTERN = String.raw`https://[^#\s]+|http://(?:localhost|127\.0\.0\.1|\[::1\])(?:[:\/][^#\s]*)?`

/** A field for the URL of a server or a page. */
export function SecureUrlField(props: ComponentProps<typeof Field>) {
  const { text } = useTranslation(texts)
  return (
    <Field
      {...props}
      type="url"
      dir="ltr"
      autoComplete="off"
      pattern={PATTERN}
      title={text('secureUrlRule')}
    />
  )
}
