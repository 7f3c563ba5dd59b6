import { Avatar as OwnAvatar, type AvatarProps } from '../ui/pictures/avatar.js'
import { CodeInput as OwnCodeInput, type CodeInputProps } from '../ui/forms/code-input.js'
import { Standalone } from '../ui/standalone.js'
import {
  PasswordField as OwnPasswordField,
  type PasswordFieldProps,
} from '../ui/forms/credential-fields.js'

export type { AvatarProps }

/**
 * The user's picture if its URL is safe, else the initial. Put the name beside it as text.
 *
 * @example <Avatar name={user.displayName ?? ''} pictureUrl={user.profileImageUrl} />
 */
export const Avatar = (props: AvatarProps) => (
  <span className="lk-root lk-part">
    <OwnAvatar {...props} />
  </span>
)

export type { CodeInputProps } from '../ui/forms/code-input.js'
export type { PasswordFieldProps } from '../ui/forms/credential-fields.js'

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
