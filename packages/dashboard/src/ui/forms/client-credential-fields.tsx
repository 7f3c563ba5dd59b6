import { useTranslation } from '../../i18n/use-translation.js'
import { Field } from '../field.js'

/** The form of a value that a provider fixes. */
export interface ValueShape {
  /** A regular expression for the whole value, with the space around it that a copied value can have. */
  pattern: string
  /** What is wrong with another value, and how to correct it. */
  title: string
}

interface ClientIdFieldProps {
  label?: string
  before: string | undefined
  shape?: ValueShape
}

/** The ID that a provider has given to its client, with the name `clientId`. */
export function ClientIdField({ label, before, shape }: ClientIdFieldProps) {
  const { text } = useTranslation()
  return (
    <Field
      label={label ?? text('clientId')}
      name="clientId"
      dir="ltr"
      required
      autoComplete="off"
      defaultValue={before}
      {...shape}
    />
  )
}

interface ClientSecretFieldProps {
  isStored: boolean
  shape?: ValueShape
}

/** The secret of that client, with the name `clientSecret`. A stored one stays while the field is empty. */
export function ClientSecretField({ isStored, shape }: ClientSecretFieldProps) {
  const { text } = useTranslation()
  return (
    <Field
      label={text('clientSecret')}
      name="clientSecret"
      type="password"
      autoComplete="new-password"
      required={!isStored}
      help={isStored && text('clientSecretHelp')}
      {...shape}
    />
  )
}
