import { useTranslation } from '../../i18n/use-translation.js'
import { Field } from '../field.js'

/** The ID that a provider has given to its client, with the name `clientId`. */
export function ClientIdField({ label, before }: { label?: string; before: string | undefined }) {
  const { text } = useTranslation()
  return (
    <Field
      label={label ?? text('clientId')}
      name="clientId"
      dir="ltr"
      required
      autoComplete="off"
      defaultValue={before}
    />
  )
}

/** The secret of that client, with the name `clientSecret`. A stored one stays while the field is empty. */
export function ClientSecretField({ isStored }: { isStored: boolean }) {
  const { text } = useTranslation()
  return (
    <Field
      label={text('clientSecret')}
      name="clientSecret"
      type="password"
      autoComplete="new-password"
      required={!isStored}
      help={isStored && text('clientSecretHelp')}
    />
  )
}
