import { Outcome } from '../../ui/outcome.js'
import { signInLink } from '../../ui/page-link.js'
import { OpenSettings } from './open-settings.js'
import type { AccountSettingsProps } from './section-props.js'
import { useAccountSettings } from './use-account-settings.js'
import { signInIcon } from '../../ui/more-icons.js'
import type { ViewProps } from '../page/with-state.js'
import { createPage } from '../page/create-page.js'

export interface AccountSettingsViewProps extends Pick<
  ViewProps<typeof useAccountSettings>,
  'state'
> {
  page: AccountSettingsProps
}

/** The account settings of the signed-in user, or the page for a signed-out visitor. */
export function AccountSettingsView({ state, page }: AccountSettingsViewProps) {
  if (state.step === 'open') {
    const { user, project } = state
    return <OpenSettings key={user.id} {...{ page, user, project }} />
  }
  return <Outcome icon={signInIcon} message="settingsSignedOut" actions={signInLink} />
}

export { texts as english } from '../../locales/en/account-settings.js'

/** The account settings. */
export const Page = createPage(useAccountSettings, AccountSettingsView)
