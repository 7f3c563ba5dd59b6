import { CodeInput as OwnCodeInput, type CodeInputProps } from '../ui/forms/code-input.js'
import { Standalone } from '../ui/standalone.js'
import {
  PasswordField as OwnPasswordField,
  type PasswordFieldProps,
} from '../ui/forms/password-field.js'

export type { CodeInputProps } from '../ui/forms/code-input.js'
export type { PasswordFieldProps } from '../ui/forms/password-field.js'

/**
 * A field for a code of six characters, for a form of the app. Its name is `code`.
 *
 * @example <CodeInput kind="digits" onComplete={(code) => send(code)} />
 */
export const CodeInput = (props: CodeInputProps) => (
  <Standalone placeholder={null}>
    <OwnCodeInput {...props} />
  </Standalone>
)

/**
 * A password field with a button that reveals the password, for a form of the app. Its default name is `password`.
 *
 * @example <PasswordField autoComplete="current-password" />
 */
export const PasswordField = (props: PasswordFieldProps) => (
  <Standalone placeholder={null}>
    <OwnPasswordField {...props} />
  </Standalone>
)
