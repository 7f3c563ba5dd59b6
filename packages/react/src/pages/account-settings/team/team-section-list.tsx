import type { CurrentUser, Project, Team } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import type { LabelKey } from '../../../locales/text.js'
import { keyIcon, mailIcon, settingsIcon, teamIcon } from '../../../ui/more-icons.js'
import type { Place, TeamSectionName } from '../place.js'
import { SectionItem } from '../section-list.js'
import { teamSectionsOf } from './team-sections.js'
import { useTeamRights } from './use-team-rights.js'

export const teamSectionNames: Readonly<Record<TeamSectionName, LabelKey>> = {
  general: 'settingsTeamLooks',
  members: 'settingsMembers',
  invitations: 'settingsInvitationsTitle',
  'api-keys': 'settingsKeys',
}

const teamSectionIcons: Readonly<Record<TeamSectionName, ReactNode>> = {
  general: settingsIcon,
  members: teamIcon,
  invitations: mailIcon,
  'api-keys': keyIcon,
}

export interface TeamSectionListViewProps {
  teamId: string
  sections: readonly TeamSectionName[]
  openPlace: Place
}

/** The navigation to the sections of a team. */
export function TeamSectionListView({ teamId, sections, openPlace }: TeamSectionListViewProps) {
  const { text } = useTranslation()
  return (
    <nav aria-label={text('settingsSections')}>
      <ul className="lk-sections">
        {sections.map((teamSection) => (
          <SectionItem
            key={teamSection}
            place={{ section: 'team', teamId, teamSection }}
            openPlace={openPlace}
            icon={teamSectionIcons[teamSection]}
          >
            {text(teamSectionNames[teamSection])}
          </SectionItem>
        ))}
      </ul>
    </nav>
  )
}

export interface TeamSectionListProps {
  user: CurrentUser
  project: Pick<Project, 'config'>
  team: Team
  openPlace: Place
}

/** The same with the sections that the user's permissions in the team allow. */
export function TeamSectionList({ user, project, team, openPlace }: TeamSectionListProps) {
  const rights = useTeamRights(user, team)
  const sections =
    rights.status === 'ready' ? teamSectionsOf(project, rights.data) : (['general'] as const)
  return <TeamSectionListView teamId={team.id} {...{ sections, openPlace }} />
}
