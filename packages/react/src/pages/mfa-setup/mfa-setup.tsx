import { signInIcon } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { signInLink } from '../../ui/page-link.js'
import { createPage } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { type ViewProps, withState } from '../page-frame/with-state.js'
import { FactorSetupView } from './factor-setup-view.js'
import { useFactorSetup } from './use-factor-setup.js'
import { useMfaSetup } from './use-mfa-setup.js'

const FactorSetup = withState(useFactorSetup, FactorSetupView)

export interface MfaSetupViewProps extends ViewProps<typeof useMfaSetup> {
  page: PageProps
}

/** The setup for a signed-in user, or the page for a signed-out visitor. */
export function MfaSetupView({ state, actions, page }: MfaSetupViewProps) {
  if (state.step === 'signed-out')
    return <Outcome icon={signInIcon} message="mfaSetupSignedOut" actions={signInLink} />
  const { user, appName, isBusy, failure } = state
  return (
    <FactorSetup
      key={user.id}
      {...{ user, appName }}
      signingOut={{ isBusy, failure }}
      onSignOut={actions.signOut}
      onEvent={page.onEvent}
      redirectTo={page.redirectTo}
    />
  )
}

export { texts as english } from '../../locales/en/account-settings.js'

/** The page that sets up the second factor that the project requires. */
export const Page = createPage(useMfaSetup, MfaSetupView)
