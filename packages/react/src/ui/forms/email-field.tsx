import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Field, type FieldProps } from './field.js'

export interface EmailFieldProps extends Pick<FieldProps, 'enterKeyHint' | 'hasFocus'> {
  help?: ReactNode
  error?: ReactNode
  defaultValue?: string
  /** Default: `username`, under which password managers store the address. */
  autoComplete?: 'username' | 'username webauthn' | 'email'
}

/** The email address that identifies the account. */
export const EmailField = (field: EmailFieldProps) => (
  <Field
    autoComplete="username"
    {...field}
    label={useTranslation().text('email')}
    name="email"
    type="email"
    spellCheck={false}
    required
  />
)
