import type { LabelKey } from '../../locales/text.js'
import { useApp } from '../../lib/use-app.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { SettingsSkeleton } from '../../ui/settings-skeleton.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { placeAt, type SectionName, shownPlace, type TeamSectionName } from './place.js'
import { sectionNames } from './section-list.js'
import type { SectionProps } from './section-props.js'
import { SectionSkeleton } from './section-skeleton.js'
import { teamSectionNames } from './team/team-section-list.js'

/** Returns the title of a section; null for all settings of a team, whose title is the name of the team. */
function titleOf(section: SectionName, teamSection?: TeamSectionName): LabelKey | null {
  if (section !== 'team') return sectionNames[section]
  return teamSection ? teamSectionNames[teamSection] : null
}

export interface SectionPlaceholderProps extends Pick<SectionProps, 'teamSection'> {
  section: SectionName
}

/** The placeholder for a section while its code or its data is loading. */
export function SectionPlaceholder({ section, teamSection }: SectionPlaceholderProps) {
  const { text } = useTranslation()
  const title = titleOf(section, teamSection)
  return (
    <SectionSkeleton
      rows={3}
      title={title && text(title)}
      isProfile={section === 'profile' || teamSection === 'general'}
    />
  )
}

/** The placeholder for the page while its data is loading. */
export function SettingsPlaceholder() {
  const { text } = useTranslation()
  const url = useCurrentUrl()
  const { section, teamSection } = shownPlace(placeAt(url, useApp().urls.accountSettings))
  const title = titleOf(section, teamSection)
  // The heading is the name of the team where its settings are open.
  const heading = section === 'team' ? null : text('settingsTitle')
  return <SettingsSkeleton heading={heading} title={title && text(title)} />
}
