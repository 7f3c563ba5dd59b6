import type { CurrentUser, Project } from '@latchkey/core'
import { goTo } from '../../lib/page-links.js'
import { useApp } from '../../lib/use-app.js'
import { LanguageProvider } from '../../i18n/language-provider.js'
import { texts } from '../../locales/en/account-settings.js'
import { signInLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { Place, SectionName, TeamSectionName } from './place.js'
import { FailedView } from './setting-parts/resource-view.js'
import { Section } from './section.js'
import type { AccountSettingsProps } from './section-props.js'
import { SectionPlaceholder } from './section-placeholder.js'
import { ImpersonatedNote } from './settings-view.js'
import { UnsavedContext, useUnsavedForms } from './setting-parts/edit-form.js'
import { useIsImpersonated } from '../recent-sign-in/impersonation.js'
import { useAccountSettings } from './use-account-settings.js'

export interface StandaloneSectionProps extends Pick<
  AccountSettingsProps,
  'confirmAfterMillis' | 'memberActions' | 'onEvent'
> {
  /** The section to show, such as `security`. */
  section: SectionName
  /** The ID of the team, for the section `team`. */
  teamId?: string | undefined
  /** The section of the team, such as `members`. Default: all of them, one below the other. */
  teamSection?: TeamSectionName | undefined
  /**
   * Called to navigate: to the section of a created team, or with null after the user left or deleted a team.
   * Default: goes to the account settings.
   */
  onGo?: ((place: Place | null) => void) | undefined
}

/** One section of the account settings, without the navigation around it. */
export const StandaloneSection = (props: StandaloneSectionProps) => (
  <LanguageProvider pageTexts={texts}>
    <div className="lk-settings-main">
      <Content {...props} />
    </div>
  </LanguageProvider>
)

function Content(props: StandaloneSectionProps) {
  const { text } = useTranslation()
  const { state, actions } = useAccountSettings(props)
  switch (state.step) {
    case 'loading':
      return <SectionPlaceholder {...props} />
    case 'unavailable':
      return <FailedView {...state} retry={actions.retry} />
    case 'signed-out':
      return (
        <>
          <p className="lk-note">{text('settingsSignedOut')}</p>
          <div className="lk-buttons">{signInLink}</div>
        </>
      )
    case 'open':
      return (
        <OpenSection key={state.user.id} {...props} user={state.user} project={state.project} />
      )
  }
}

interface OpenSectionProps extends StandaloneSectionProps {
  user: CurrentUser
  project: Project
}

function OpenSection({ onGo, ...props }: OpenSectionProps) {
  const app = useApp()
  const isImpersonated = useIsImpersonated(props.user)
  const [, setUnsaved] = useUnsavedForms()
  const go = onGo ?? (() => void goTo(app, 'accountSettings'))
  return (
    <UnsavedContext.Provider value={setUnsaved}>
      {isImpersonated && <ImpersonatedNote />}
      <Section
        key={`${props.section} ${props.teamId} ${props.teamSection}`}
        {...{ ...props, isImpersonated, go }}
      />
    </UnsavedContext.Provider>
  )
}
