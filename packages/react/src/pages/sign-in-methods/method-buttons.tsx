import type { ReactNode } from 'react'
import { useApp, useProject } from '../../lib/use-app.js'
import { texts } from '../../locales/en/sign-in.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Standalone, type StandaloneProps } from '../../ui/standalone.js'
import { useResource } from '../../lib/use-resource.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { PageProps } from '../page-frame/page-props.js'
import { AlternativeMethodsView } from './alternative-methods-view.js'
import { useSignInAttempt } from './use-sign-in-attempt.js'
import { useAlternativeMethods } from './use-alternative-methods.js'
import { type SignInMethods, getSignInMethods } from './sign-in-methods.js'

/** The props of `OAuthButtons` and `PasskeyButton`. */
export interface SignInButtonProps
  extends StandaloneProps, Pick<PageProps, 'onEvent' | 'redirectTo'> {}

interface ButtonsProps extends SignInButtonProps {
  pick: (methods: SignInMethods) => Partial<SignInMethods>
}

function Buttons({ pick, ...props }: ButtonsProps) {
  const { text } = useTranslation()
  const project = useResource(useApp().project)
  const attempt = useSignInAttempt(props)
  const { busy, pressed, failure } = attempt
  const methods =
    project.status === 'ready'
      ? { form: [], passkey: false, providers: [], ...pick(getSignInMethods(project.data)) }
      : undefined
  const { state, actions } = useAlternativeMethods(attempt, props, methods)
  if (project.status === 'failed')
    return (
      <div className="lk-actions">
        <PrimaryAction {...project} onClick={project.retry}>
          {text('retry')}
        </PrimaryAction>
      </div>
    )
  if (!methods) return null
  return <AlternativeMethodsView methods={state} isAlone {...{ actions, busy, pressed, failure }} />
}

const BrandedButtons = ({ labels, children }: StandaloneProps & { children: ReactNode }) => (
  <Standalone
    labels={labels}
    pageTexts={texts}
    placeholder={null}
    accentColor={useProject()?.config.accentColor}
  >
    {children}
  </Standalone>
)

const providersOf = ({ providers }: SignInMethods) => ({ providers })
const passkeyOf = ({ passkey }: SignInMethods) => ({ passkey })

/**
 * Shows a button for each enabled OAuth provider, for a sign-in page of the app.
 *
 * @example <OAuthButtons redirectTo="/inbox" />
 */
export const OAuthButtons = ({ labels, ...props }: SignInButtonProps) => (
  <BrandedButtons labels={labels}>
    <Buttons {...props} pick={providersOf} />
  </BrandedButtons>
)

/**
 * Signs in with a passkey, for a sign-in page of the app. Renders nothing if the project has disabled passkeys.
 *
 * @example <PasskeyButton onEvent={({ type }) => track(type)} />
 */
export const PasskeyButton = ({ labels, ...props }: SignInButtonProps) => (
  <BrandedButtons labels={labels}>
    <Buttons {...props} pick={passkeyOf} />
  </BrandedButtons>
)
