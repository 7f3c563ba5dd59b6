import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field } from '../../ui/field.js'

/** The rules of the service: https, or http of this machine. The URL of a page can have a fragment. */
const PATTERN = String.raw`https://[^#\s]+|http://(?:localhost|127\.0\.0\.1|\[::1\])(?:[:\/][^#\s]*)?`
const PAGE_PATTERN = String.raw`https://\S+|http://(?:localhost|127\.0\.0\.1|\[::1\])(?:[:\/#]\S*)?`

interface SecureUrlFieldProps extends ComponentProps<typeof Field> {
  /** Whether it is the URL of a page of the app, and not of a server. Default: false. */
  isPage?: boolean
}

/** A field for the URL of a server or a page. */
export function SecureUrlField({ isPage = false, ...props }: SecureUrlFieldProps) {
  const { text } = useTranslation(texts)
  return (
    <Field
      {...props}
      type="url"
      dir="ltr"
      autoComplete="off"
      pattern={isPage ? PAGE_PATTERN : PATTERN}
      title={text(isPage ? 'pageUrlRule' : 'secureUrlRule')}
    />
  )
}
