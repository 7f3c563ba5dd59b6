import type { ReactNode } from 'react'
import { useWords } from '../words.js'
import { Field } from './field.js'

/** The e-mail address that signs in; password stores file it as the name of the account. */
export const EmailField = ({ error }: { error?: ReactNode }) => (
  <Field
    label={useWords().text('email')}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    required
    error={error}
  />
)
