import type { CurrentUser, Project } from '@latchkey/core'
import { goTo } from '../../lib/go-to.js'
import { useApp } from '../../hooks/use-app.js'
import { InLanguage } from '../../i18n/in-language.js'
import { texts as settingsInEnglish } from '../../locales/en/settings.js'
import { texts as severalInEnglish } from '../../locales/en/several.js'
import type { Part as TextPart } from '../../locales/language.js'
import { settings, several } from '../../locales/loads.js'
import { signInLink } from '../../ui/page-link.js'
import { useWords } from '../../i18n/words.js'
import type { Place, SectionName } from './place.js'
import { FailedView } from './change/resource-view.js'
import { Section } from './section.js'
import type { AccountSettingsProps } from './section-props.js'
import { SectionSkeleton } from './section-skeleton.js'
import { ImpersonatedNote } from './settings-view.js'
import { UnsavedContext, useUnsaved } from './unsaved.js'
import { useAccountSettings } from './use-account-settings.js'
import { useIsImpersonated } from './use-is-impersonated.js'

export interface SectionAloneProps extends Pick<
  AccountSettingsProps,
  'confirmAfterMillis' | 'memberActions' | 'onEvent'
> {
  /** The section to show, such as `security`. */
  section: SectionName
  /** Which team, for the section `team`. */
  teamId?: string | undefined
  /**
   * Where there is something to go on to: the section of a team that was created, and null once a team was
   * left. Default: goes to the account settings.
   */
  onGo?: ((place: Place | null) => void) | undefined
}

const says: TextPart = {
  english: { ...severalInEnglish, ...settingsInEnglish },
  loads: [several, settings],
}

/** One section of the account settings, without the navigation around it. */
export const SectionAlone = (props: SectionAloneProps) => (
  <InLanguage part={says}>
    <div className="lk-settings-main">
      <Content {...props} />
    </div>
  </InLanguage>
)

function Content(props: SectionAloneProps) {
  const { text } = useWords()
  const [state, { retry }] = useAccountSettings(props)
  switch (state.step) {
    case 'loading':
      return <SectionSkeleton rows={3} />
    case 'unavailable':
      return <FailedView {...state} retry={retry} />
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

interface OpenSectionProps extends SectionAloneProps {
  user: CurrentUser
  project: Project
}

function OpenSection({ onGo, ...props }: OpenSectionProps) {
  const app = useApp()
  const isImpersonated = useIsImpersonated(props.user)
  const [, mark] = useUnsaved()
  const go = onGo ?? (() => void goTo(app, 'accountSettings'))
  return (
    <UnsavedContext.Provider value={mark}>
      {isImpersonated && <ImpersonatedNote />}
      <Section key={`${props.section} ${props.teamId}`} {...{ ...props, isImpersonated, go }} />
    </UnsavedContext.Provider>
  )
}
