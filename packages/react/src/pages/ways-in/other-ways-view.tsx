import type { ReactNode } from 'react'
import type { Failure } from '../../lib/failure.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { ObstacleLine } from '../../ui/providers/obstacle-line.js'
import { PasskeySignInButton } from '../../ui/providers/passkey-sign-in-button.js'
import { ProviderButtons } from '../../ui/providers/provider-buttons.js'
import { useWords } from '../../i18n/words.js'
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
  const { passkey, providers, obstacle, last } = ways
  const { text } = useWords()
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
      {providers.length > 0 && (
        <>
          <ObstacleLine obstacle={obstacle} />
          <ProviderButtons
            providers={providers}
            busy={providers.find((id) => busy === `provider ${id}`)}
            isWaiting={busy !== null || obstacle !== null}
            last={last}
            onPress={actions.signInWithProvider}
          />
        </>
      )}
      {children}
      {isAlone && <FailureLine failure={failure} />}
    </div>
  )
}
