import { useTranslation } from '../../i18n/use-translation.js'
import { Button, type ButtonProps } from '../forms/button.js'
import { Icon } from '../icon.js'
import { UserText } from '../user-text.js'
import { ProviderMark } from './provider-mark.js'
import type { EnabledProvider } from '@latchkey/core'
import { nameOf } from './name-of.js'

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

export interface ProviderButtonsProps {
  /** The providers, in the order of the project. */
  providers: readonly EnabledProvider[]
  /** The ID of the provider whose button was clicked. */
  busy?: string | undefined
  /** True if the buttons cannot be pressed for now. */
  isWaiting: boolean
  /** The sign-in method that was used last. */
  last?: string | null
  onPress: (id: string) => void
}

/** Shows only logos if there are more providers. */
const MAX_NAMED = 4

/** A provider without a picture of its own, which only its name tells apart from another one. */
const isPlain = ({ displayName, iconUrl }: EnabledProvider) =>
  displayName !== undefined && iconUrl === ''

const layoutOf = (providers: readonly EnabledProvider[], hasLast: boolean) => {
  const count = providers.length
  if (count > MAX_NAMED) return providers.some(isPlain) ? 'named' : 'marks'
  // Of two, both would have a row of their own.
  return count % 2 || (hasLast && count === 2) ? 'named' : 'pairs'
}

/**
 * Shows a button for each provider. The one that was used last comes first, in a row of its own.
 */
export function ProviderButtons({
  providers,
  busy,
  isWaiting,
  last,
  onPress,
}: ProviderButtonsProps) {
  const { rich } = useTranslation()
  const isLast = ({ id }: EnabledProvider) => id === last
  const hasLast = providers.some(isLast)
  const layout = layoutOf(providers, hasLast)
  return (
    <div className={`lk-ways lk-${layout}`}>
      {[...providers]
        .sort((a, b) => Number(isLast(b)) - Number(isLast(a)))
        .map((provider, index) => {
          const { id, iconUrl } = provider
          const name = nameOf(provider)
          const isNamed = layout === 'named' || (hasLast && index === 0)
          return (
            <Button
              key={id}
              title={layout === 'marks' ? name : undefined}
              tone="quiet"
              isBusy={busy === id}
              isWaiting={isWaiting}
              onClick={() => onPress(id)}
            >
              <span className="lk-way">
                <ProviderMark id={id} iconUrl={iconUrl} />
                <span className={isNamed ? undefined : 'lk-unseen'}>
                  {rich('continueWith', { provider: <UserText text={name} /> })}
                </span>
                {layout === 'pairs' && !isNamed && (
                  <span aria-hidden="true">
                    <UserText text={name} />
                  </span>
                )}
              </span>
              {isLast(provider) && <LastUsed />}
            </Button>
          )
        })}
    </div>
  )
}

/** Marks the button of the sign-in method that was used last. */
const LastUsed = () => <span className="lk-last">{useTranslation().text('lastUsed')}</span>
