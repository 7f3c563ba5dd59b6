import type { Project, Team } from '@latchkey/core'
import { useApp } from '../../hooks/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import { Avatar } from '../../ui/avatar.js'
import { Given } from '../../ui/given.js'
import { useKeptFocus } from '../../ui/list.js'
import type { Resource } from '../../use-resource.js'
import { useWords } from '../../words.js'
import { hrefOf, isSamePlace, type Place, placesOf, type SectionName } from './place.js'
import { FailedView } from './resource-view.js'
import { SectionLink } from './section-link.js'

export interface SectionListProps {
  project: Pick<Project, 'config'>
  teams: Resource<readonly Pick<Team, 'id' | 'displayName' | 'profileImageUrl'>[]>
  shown: Place
}

export const sectionNames: Readonly<Record<SectionName, LabelKey>> = {
  profile: 'settingsProfile',
  emails: 'settingsEmails',
  security: 'settingsSecurity',
  sessions: 'settingsSessions',
  'api-keys': 'settingsKeys',
  team: 'team',
  'new-team': 'createTeam',
  settings: 'settingsSettings',
}

/** The way to every section. */
export function SectionList({ project, teams: theirs, shown }: SectionListProps) {
  const { text } = useWords()
  const { accountSettings } = useApp().urls
  const teams = theirs.status === 'ready' ? theirs.data : []
  return (
    <nav aria-label={text('settingsSections')} {...useKeptFocus()}>
      <ul className="lk-sections">
        {placesOf(project, teams).map((place) => {
          const team = teams.find(({ id }) => id === place.teamId)
          const href = hrefOf(place, accountSettings)
          return (
            <li key={href}>
              <SectionLink
                className="lk-section-link"
                href={href}
                isCurrent={isSamePlace(place, shown)}
              >
                {team && <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />}
                <span>
                  {team ? <Given text={team.displayName} /> : text(sectionNames[place.section])}
                </span>
              </SectionLink>
            </li>
          )
        })}
      </ul>
      {theirs.status === 'failed' && <FailedView {...theirs} />}
    </nav>
  )
}
