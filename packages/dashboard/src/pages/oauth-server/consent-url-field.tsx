import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { SecureUrlField } from './secure-url-field.js'

/** The field for the page that asks users whether another app may use their account. */
export function ConsentUrlField({ defaultValue }: { defaultValue: string | undefined }) {
  const { text } = useTranslation(texts)
  return (
    <SecureUrlField
      isPage
      label={text('consentUrl')}
      name="consentUrl"
      required
      placeholder="https://app.example.com/handler/oauth-consent"
      defaultValue={defaultValue}
      help={text('consentUrlHelp')}
    />
  )
}
