import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Field } from '../../ui/field.js'
import { SECURE_URL_PATTERN } from './secure-url.js'

/** The field for the page that asks users whether another app may use their account. */
export function ConsentUrlField({ defaultValue }: { defaultValue: string | undefined }) {
  const { text } = useTranslation(texts)
  return (
    <Field
      label={text('consentUrl')}
      name="consentUrl"
      type="url"
      dir="ltr"
      required
      autoComplete="off"
      pattern={SECURE_URL_PATTERN}
      title={text('secureUrlRule')}
      placeholder="https://app.example.com/handler/oauth-consent"
      defaultValue={defaultValue}
      help={text('consentUrlHelp')}
    />
  )
}
