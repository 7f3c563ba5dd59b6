import type { ReactNode } from 'react'
import type { Failure } from '../../failure.js'
import type { LabelKey } from '../../locales/text.js'
import type { Obstacle } from '../../platform.js'
import { FailureLine } from '../../ui/failure-line.js'
import { Icon } from '../../ui/icon.js'
import { PasskeySignInButton } from '../../ui/passkey-sign-in-button.js'
import { ProviderButtons } from '../../ui/provider-buttons.js'
import { useAddress } from '../../use-address.js'
import { useWait } from '../../use-countdown.js'
import { useWords } from '../../words.js'
import type { Pressed } from './use-entering.js'
import type { OtherWays, OtherWaysActions } from './use-other-ways.js'

export interface OtherWaysViewProps {
  ways: OtherWays
  busy: Pressed | null
  actions: OtherWaysActions
  /** Undefined where the form before them says what failed. */
  failure: Failure | null | undefined
  /** More buttons of the kind. */
  children?: ReactNode
}

/** The ways in that need no form: a passkey, and providers. */
export function OtherWaysView({ ways, busy, actions, failure, children }: OtherWaysViewProps) {
  const { passkey, providers, last } = ways
  const { text } = useWords()
  const secondsLeft = useWait(failure)
  if (!passkey && providers.length === 0 && !children) return null
  const isAlone = failure !== undefined
  return (
    <div className="lk-other-ways">
      {!isAlone && <p className="lk-divider">{text('or')}</p>}
      {passkey && (
        <PasskeySignInButton
          tone={isAlone ? 'primary' : 'quiet'}
          isBusy={busy === 'passkey'}
          isWaiting={busy !== null}
          isLast={last === 'passkey'}
          onClick={actions.signInWithPasskey}
        />
      )}
      <ProvidersView {...{ ways, busy, actions }} />
      {children}
      {isAlone && <FailureLine failure={failure} secondsLeft={secondsLeft} />}
    </div>
  )
}

/** The buttons of providers, and why they cannot be pressed, where that is so. */
function ProvidersView({
  ways,
  busy,
  actions,
}: Pick<OtherWaysViewProps, 'ways' | 'busy' | 'actions'>) {
  const { providers, obstacle, last } = ways
  if (providers.length === 0) return null
  return (
    <>
      {obstacle && <ObstacleView obstacle={obstacle} />}
      <ProviderButtons
        providers={providers}
        busy={providers.find((id) => busy === `provider ${id}`)}
        isWaiting={busy !== null || obstacle !== null}
        last={last}
        onPress={actions.signInWithProvider}
      />
    </>
  )
}

const obstacles: Readonly<Record<Obstacle, LabelKey>> = {
  framed: 'obstacleFramed',
  insecure: 'obstacleInsecure',
  forgetful: 'obstacleForgetful',
}

function ObstacleView({ obstacle }: { obstacle: Obstacle }) {
  const { text } = useWords()
  const address = useAddress()
  return (
    <p className="lk-message">
      <Icon name="alert" />
      <span>
        {text(obstacles[obstacle])}{' '}
        {obstacle === 'framed' && (
          <a className="lk-link" href={address} target="_blank" rel="noopener noreferrer">
            {text('obstacleOpen')}
          </a>
        )}
      </span>
    </p>
  )
}
