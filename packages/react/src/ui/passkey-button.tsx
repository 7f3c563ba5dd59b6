import { useWords } from '../words.js'
import { Button, type ButtonProps } from './button.js'
import { Icon } from './icon.js'
import { LastUsed } from './oauth-buttons.js'

export interface PasskeySignInButtonProps extends Pick<ButtonProps, 'tone'> {
  isBusy?: boolean
  /** It was the way that was taken last. */
  isLast?: boolean
  onPress: () => void
}

/** Signs in with a passkey. */
export function PasskeySignInButton({
  tone = 'quiet',
  isBusy = false,
  isLast = false,
  onPress,
}: PasskeySignInButtonProps) {
  return (
    <div className="lk-ways">
      <Button tone={tone} isBusy={isBusy} onClick={onPress}>
        <span className="lk-way">
          <Icon name="passkey" />
          <span>{useWords().text('passkeySignIn')}</span>
        </span>
        {isLast && <LastUsed />}
      </Button>
    </div>
  )
}
