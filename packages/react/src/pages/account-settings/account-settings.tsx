import type { CurrentUser, Project } from '@latchkey/core'
import { toFailure } from '../../lib/failure.js'
import { useResource } from '../../lib/use-resource.js'
import type { PageEvent } from '../page-frame/page-props.js'
import { Section } from './section.js'
import { SettingsPlaceholder } from './section-placeholder.js'
import type { AccountSettingsProps } from './section-props.js'
import { SettingsView } from './settings-view.js'
import { UnverifiedNote } from './unverified-note.js'
import { UnsavedContext, useUnsavedForms } from './setting-parts/edit-form.js'
import { useIsImpersonated } from '../recent-sign-in/impersonation.js'
import { type useAccountSettings, useAccountSettingsPage } from './use-account-settings.js'
import { shownPlace } from './place.js'
import { TeamSectionList } from './team/team-section-list.js'
import { usePlace } from './use-place.js'
import { useQueryOf } from '../../lib/use-query-of.js'
import { Outcome } from '../../ui/outcome.js'
import { signInLink } from '../../ui/page-link.js'
import { signInIcon } from '../../ui/more-icons.js'
import type { ViewProps } from '../page-frame/with-state.js'
import { createPage, type LoadedProps } from '../page-frame/create-page.js'

interface OpenSettingsProps {
  page: AccountSettingsProps
  user: CurrentUser
  project: Project
}

/** The account settings of a signed-in user. */
function OpenSettings({ page, user, project }: OpenSettingsProps) {
  const teams = useResource(useQueryOf(user, 'listTeams'))
  const apps = useResource(useQueryOf(user, 'listConnectedApps'))
  // A service without the OAuth server responds with null.
  const hasConnectedApps = apps.status === 'ready' && apps.data !== null
  const isImpersonated = useIsImpersonated(user)
  const [isUnsaved, setUnsaved] = useUnsavedForms()
  const { state, actions } = usePlace(isUnsaved)
  const openPlace = shownPlace(state.openPlace)
  const { section, teamId, teamSection } = openPlace
  const team = teams.status === 'ready' ? teams.data.find(({ id }) => id === teamId) : undefined
  const onEvent = (event: PageEvent) => {
    if (event.type === 'failed') actions.fail(toFailure(event.error))
    if (event.type === 'refused') actions.fail({ kind: 'unexpected', supportCode: event.code })
    page.onEvent?.(event)
  }
  const props = { ...page, ...openPlace, user, project, isImpersonated, go: actions.go, onEvent }
  // In the emails section, the row of the address already shows it.
  const isReminded = user.primaryEmail && !user.primaryEmailVerified && section !== 'emails'
  const note = isReminded && !isImpersonated && <UnverifiedNote {...{ user, onEvent }} />
  return (
    <SettingsView
      {...{ user, project, teams, hasConnectedApps, isImpersonated, openPlace, note }}
      {...{ state, actions }}
      team={team}
      teamSections={team && <TeamSectionList {...{ user, project, team, openPlace }} />}
    >
      <UnsavedContext.Provider value={setUnsaved}>
        <Section key={`${section} ${teamId} ${teamSection}`} {...props} />
      </UnsavedContext.Provider>
    </SettingsView>
  )
}

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

const AccountSettingsPage = createPage(useAccountSettingsPage, AccountSettingsView)

/** The account settings. Their titles are known before the data is. */
export const Page = ({ page, placeholder }: LoadedProps<AccountSettingsProps>) => (
  <AccountSettingsPage
    page={page}
    placeholder={page.fallback ? placeholder : <SettingsPlaceholder />}
  />
)
