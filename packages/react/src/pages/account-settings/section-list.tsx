import type { Project, Team } from '@latchkey/core'
import type { ReactNode } from 'react'
import { pushUrl } from '../../lib/platform.js'
import { onPlainClick } from '../../ui/page-link.js'
import { useLinkTo } from '../../lib/page-links.js'
import { useApp } from '../../lib/use-app.js'
import type { LabelKey } from '../../locales/text.js'
import { Avatar } from '../../ui/pictures/avatar.js'
import { UserText } from '../../ui/user-text.js'
import { useListFocus } from '../../ui/tables/list.js'
import type { Resource } from '../../lib/use-resource.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { hrefOf, isSamePlace, type Place, placesOf, type SectionName } from './place.js'
import { FailedView } from './setting-parts/resource-view.js'
import {
  deviceIcon,
  forwardIcon,
  keyIcon,
  linkIcon,
  mailIcon,
  plusIcon,
  shieldIcon,
  teamIcon,
  userIcon,
} from '../../ui/more-icons.js'

export interface SectionLinkProps {
  href: string
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link within the settings. A plain click stays on the page. */
export const SectionLink = ({ href, className, isCurrent = false, children }: SectionLinkProps) => (
  <a
    className={className}
    href={useLinkTo(href)}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onPlainClick(() => pushUrl(href))}
  >
    {children}
  </a>
)

export interface SectionListProps {
  project: Pick<Project, 'config'>
  teams: Resource<readonly Pick<Team, 'id' | 'displayName' | 'profileImageUrl'>[]>
  /** Whether users can connect other apps: the project has an OAuth server. */
  hasConnectedApps: boolean
  openPlace: Place
}

export const sectionNames: Readonly<Record<SectionName, LabelKey>> = {
  profile: 'settingsProfile',
  emails: 'settingsEmails',
  security: 'settingsSecurity',
  sessions: 'settingsSessions',
  'connected-apps': 'settingsApps',
  'api-keys': 'settingsKeys',
  team: 'team',
  'new-team': 'createTeam',
}

const sectionIcons: Readonly<Record<SectionName, ReactNode>> = {
  profile: userIcon,
  emails: mailIcon,
  security: shieldIcon,
  sessions: deviceIcon,
  'connected-apps': linkIcon,
  'api-keys': keyIcon,
  team: teamIcon,
  'new-team': plusIcon,
}

const isOfTeams = ({ section }: Place) => section === 'team' || section === 'new-team'

/** The navigation to all sections: first the account, then the teams. */
export function SectionList({
  project,
  teams: teamsResource,
  hasConnectedApps,
  openPlace,
}: SectionListProps) {
  const { text } = useTranslation()
  const teams = teamsResource.status === 'ready' ? teamsResource.data : []
  const places = placesOf(project, teams, hasConnectedApps)
  const teamPlaces = places.filter(isOfTeams)
  const accountPlaces = places.filter((place) => !isOfTeams(place))
  return (
    <nav aria-label={text('settingsSections')} {...useListFocus()}>
      <Places places={accountPlaces} {...{ teams, openPlace }} />
      {teamPlaces.length > 0 && (
        <>
          <p className="lk-sections-title">{text('settingsTeams')}</p>
          <Places places={teamPlaces} {...{ teams, openPlace }} />
        </>
      )}
      {teamsResource.status === 'failed' && <FailedView {...teamsResource} />}
    </nav>
  )
}

interface PlacesProps extends Pick<SectionListProps, 'openPlace'> {
  places: readonly Place[]
  teams: readonly Pick<Team, 'id' | 'displayName' | 'profileImageUrl'>[]
}

function Places({ places, teams, openPlace }: PlacesProps) {
  const { text } = useTranslation()
  return (
    <ul className="lk-sections">
      {places.map((place) => {
        const team = teams.find(({ id }) => id === place.teamId)
        return (
          <SectionItem
            key={`${place.section} ${place.teamId}`}
            {...{ place, openPlace }}
            icon={
              team ? (
                <Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />
              ) : (
                sectionIcons[place.section]
              )
            }
          >
            {team ? <UserText text={team.displayName} /> : text(sectionNames[place.section])}
          </SectionItem>
        )
      })}
    </ul>
  )
}

export interface SectionItemProps {
  /** The section that the item opens. */
  place: Place
  openPlace: Place
  icon: ReactNode
  children: ReactNode
}

/** An item of a list of sections. */
export const SectionItem = ({ place, openPlace, icon, children }: SectionItemProps) => (
  <li>
    <SectionLink
      className="lk-section-link"
      href={hrefOf(place, useApp().urls.accountSettings)}
      isCurrent={isSamePlace(place, openPlace)}
    >
      {icon}
      <span className="lk-section-name">{children}</span>
      {forwardIcon}
    </SectionLink>
  </li>
)
