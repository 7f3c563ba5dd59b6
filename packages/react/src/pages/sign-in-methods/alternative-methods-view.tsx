import type { ReactNode } from 'react'
import { FailureLine } from '../../ui/forms/failure-line.js'
import { RedirectBlockerLine } from '../../ui/providers/redirect-blocker-line.js'
import { PasskeySignInButton, ProviderButtons } from '../../ui/providers/sign-in-buttons.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'
import type { ViewProps } from '../page-frame/with-state.js'
import type { useAlternativeMethods } from './use-alternative-methods.js'
import type { FormMethod } from './sign-in-methods.js'

export interface AlternativeMethodsViewProps extends Pick<
  SignInAttempt,
  'busy' | 'pressed' | 'failure'
> {
  methods: ViewProps<typeof useAlternativeMethods>['state']
  actions: ViewProps<typeof useAlternativeMethods>['actions']
  /** Whether there is no form above. */
  isAlone: boolean
  /** Additional buttons. */
  children?: ReactNode
}

/** Shows the sign-in methods without a form: passkey and providers. */
export function AlternativeMethodsView({
  methods,
  busy,
  actions,
  isAlone,
  pressed,
  failure,
  children,
}: AlternativeMethodsViewProps) {
  const { passkey, providers, blocker, last } = methods
  const { text } = useTranslation()
  if (!passkey && providers.length === 0 && !children) return null
  const isOfPasskey = pressed === 'passkey'
  return (
    <div className="lk-other-ways">
      {!isAlone && <p className="lk-divider">{text('or')}</p>}
      {passkey && (
        <>
          <PasskeySignInButton
            tone={isAlone ? 'primary' : 'quiet'}
            isBusy={busy === 'passkey'}
            isWaiting={busy !== null}
            isLast={last === 'passkey'}
            onClick={actions.signInWithPasskey}
          />
          <FailureLine failure={isOfPasskey ? failure : null} />
        </>
      )}
      {providers.length > 0 && (
        <>
          <RedirectBlockerLine blocker={blocker} />
          <ProviderButtons
            providers={providers}
            busy={providers.find(({ id }) => busy === `provider ${id}`)?.id}
            isWaiting={busy !== null || blocker !== null}
            last={last}
            onPress={actions.signInWithProvider}
          />
        </>
      )}
      {children}
      <FailureLine failure={isOfPasskey ? null : failure} />
    </div>
  )
}

export interface SwitchMethodLinkProps {
  method: FormMethod
  onChange: () => void
}

/** Switches the form to its other method. The typed address stays. */
export const SwitchMethodLink = ({ method, onChange }: SwitchMethodLinkProps) => (
  <p className="lk-aside lk-instead">
    <button className="lk-link" type="button" onClick={onChange}>
      {useTranslation().text(method === 'mail' ? 'mailInstead' : 'passwordInstead')}
    </button>
  </p>
)
