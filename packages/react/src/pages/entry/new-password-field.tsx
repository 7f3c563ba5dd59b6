import { PASSWORD_LENGTH } from '@latchkey/core'
import type { LabelKey } from '../../locales/text.js'
import type { IconName } from '../../ui/icon.js'
import { PasswordField, type PasswordFieldProps } from '../../ui/forms/credential-fields.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { Strength } from './new-password.js'

export interface NewPasswordFieldProps extends Pick<
  PasswordFieldProps,
  'label' | 'error' | 'isHidden' | 'hasFocus' | 'onType'
> {
  strength: Strength
}

/** A field for a new password. A screen reader announces the strength while the user types. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
  const { text } = useTranslation()
  const { label, count, icon } = helpOf[strength.level]
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      help={text(label, { count: strength.level === 'short' ? strength.missing : count })}
      helpIcon={icon}
    />
  )
}

interface Help {
  label: LabelKey
  count: number
  icon?: IconName
}

const { min, max } = PASSWORD_LENGTH

const helpOf: Readonly<Record<Strength['level'], Help>> = {
  empty: { label: 'passwordTooShort', count: min },
  short: { label: 'passwordMissingCharacters', count: 0 },
  long: { label: 'passwordTooLong', count: max, icon: 'alert' },
  email: { label: 'passwordIsEmail', count: 0, icon: 'alert' },
  guessable: { label: 'passwordGuessable', count: 0, icon: 'alert' },
  enough: { label: 'passwordLongEnough', count: 0, icon: 'check' },
  strong: { label: 'passwordStrong', count: 0, icon: 'check' },
}
