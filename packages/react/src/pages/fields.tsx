import { CodeInput as OwnCodeInput, type CodeInputProps } from '../ui/forms/code-input.js'
import { Standalone } from '../ui/standalone.js'
import {
  PasswordField as OwnPasswordField,
  type PasswordFieldProps,
} from '../ui/forms/password-field.js'

export type { CodeInputProps } from '../ui/forms/code-input.js'
export type { PasswordFieldProps } from '../ui/forms/password-field.js'

/**
 * One field for a code of six figures, named `code`, for a form of the app's own.
 *
 * @example <CodeInput kind="digits" onComplete={(code) => send(code)} />
 */
export const CodeInput = (props: CodeInputProps) => (
  <Standalone placeholder={null}>
    <OwnCodeInput {...props} />
  </Standalone>
)

/**
 * A password that can be shown, named `password`, for a form of the app's own.
 *
 * @example <PasswordField autoComplete="current-password" />
 */
export const PasswordField = (props: PasswordFieldProps) => (
  <Standalone placeholder={null}>
    <OwnPasswordField {...props} />
  </Standalone>
)
