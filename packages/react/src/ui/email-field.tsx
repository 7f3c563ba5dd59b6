import type { ReactNode } from 'react'
import { useWords } from '../words.js'
import { Field } from './field.js'

export interface EmailFieldProps {
  help?: ReactNode
  error?: ReactNode
  defaultValue?: string
  /** Browsers offer passkeys here, beside addresses. */
  offersPasskeys?: boolean
}

/** The e-mail address that signs in; password stores file it as the name of the account. */
export const EmailField = ({ offersPasskeys = false, ...field }: EmailFieldProps) => (
  <Field
    {...field}
    label={useWords().text('email')}
    name="email"
    type="email"
    autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
    spellCheck={false}
    required
  />
)
