import { useTranslation } from '../../i18n/use-translation.js'
import { Button, type ButtonProps } from '../forms/button.js'
import { Icon } from '../icon.js'
import { LastUsed } from './last-used.js'

export interface PasskeySignInButtonProps extends Omit<ButtonProps, 'children'> {
  /** True if the passkey was the last sign-in method. */
  isLast?: boolean
}

/** Signs in with a passkey. */
export function PasskeySignInButton({ isLast, ...button }: PasskeySignInButtonProps) {
  return (
    <div className="lk-ways">
      <Button {...button}>
        <span className="lk-way">
          <Icon name="passkey" />
          <span>{useTranslation().text('passkeySignIn')}</span>
        </span>
        {isLast && <LastUsed />}
      </Button>
    </div>
  )
}
