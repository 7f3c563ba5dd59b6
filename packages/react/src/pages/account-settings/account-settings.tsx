import { texts as settings } from '../../locales/en/settings.js'
import { texts as several } from '../../locales/en/several.js'
import { PageFrame } from '../page-frame.js'
import { AccountSettingsView } from './account-settings-view.js'
import { OpenSettings } from './open-settings.js'
import type { AccountSettingsProps } from './section-props.js'
import { useAccountSettings } from './use-account-settings.js'

export const english = { ...several, ...settings }
export { AccountSettings as Page }

/** The account settings. */
function AccountSettings(props: AccountSettingsProps) {
  const [state, actions] = useAccountSettings(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'loading'}>
      {state.step === 'open' ? (
        <OpenSettings key={state.user.id} page={props} user={state.user} project={state.project} />
      ) : (
        <AccountSettingsView {...{ state, actions, fallback }} />
      )}
    </PageFrame>
  )
}
