import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Field } from '../../../ui/field.js'

/** The field for the URL at which users sign in to a SAML provider. */
export function SsoUrlField({ defaultValue }: { defaultValue?: string }) {
  const { text } = useTranslation(texts)
  return (
    <Field
      label={text('ssoUrl')}
      name="ssoUrl"
      type="url"
      dir="ltr"
      required
      autoComplete="off"
      defaultValue={defaultValue}
      help={text('ssoUrlHelp')}
    />
  )
}
