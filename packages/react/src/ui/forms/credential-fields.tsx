import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Field, type FieldProps } from './field.js'
import { Icon, type IconName } from '../icon.js'

export interface EmailFieldProps extends Pick<
  FieldProps,
  'enterKeyHint' | 'hasFocus' | 'labelEnd' | 'readOnly'
> {
  help?: ReactNode
  error?: ReactNode
  defaultValue?: string
  /** Default: `username`, under which password managers store the address. */
  autoComplete?: 'username' | 'username webauthn' | 'email' | undefined
}

/** The email address that identifies the account. */
export const EmailField = ({ autoComplete = 'username', ...field }: EmailFieldProps) => (
  <Field
    {...field}
    autoComplete={autoComplete}
    label={useTranslation().text('email')}
    name="email"
    type="email"
    spellCheck={false}
    required
  />
)

/** The address of the account whose password a form changes: password managers read this field to update the right entry. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input autoComplete="username" defaultValue={email} readOnly hidden />
)

/** The props of `PasswordField`. */
export interface PasswordFieldProps {
  /** Default: the word for a password. */
  label?: string | undefined
  /** Default: `password`. */
  name?: string | undefined
  /** The hint for password managers: fill in the saved password, or generate a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Shown below the field. */
  help?: ReactNode
  /** The icon before the help. Default: none. */
  helpIcon?: IconName | undefined
  /** Why the password was rejected, shown below the field. */
  error?: ReactNode
  /** Shown at the end of the label's line. */
  labelEnd?: ReactNode
  /** Hides the password even if the user has revealed it, for example while it is being sent. */
  isHidden?: boolean | undefined
  /** Whether the field gets the focus when it is shown, on devices with a mouse or a trackpad. Default: false. */
  hasFocus?: 'fine-pointer' | false | undefined
  /** Called with the password after each change. */
  onType?: ((password: string) => void) | undefined
}

/** A password field with a button that reveals the password. Allows pasting, and never trims. */
export function PasswordField({
  label,
  name = 'password',
  isHidden = false,
  onType,
  ...field
}: PasswordFieldProps) {
  const { text } = useTranslation()
  const [isShown, setShown] = useState(false)
  const isReadable = isShown && !isHidden
  return (
    <Field
      {...field}
      label={label ?? text('password')}
      name={name}
      type={isReadable ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onInput={(event) => onType?.(event.currentTarget.value)}
      end={
        <button
          className="lk-reveal"
          type="button"
          aria-label={text(isReadable ? 'passwordHide' : 'passwordShow')}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isReadable ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
