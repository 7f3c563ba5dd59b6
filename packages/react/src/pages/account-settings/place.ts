import type { Project, Team } from '@latchkey/core'
import { plain } from '../../lib/page-at.js'
import { settingsHref } from '../../lib/settings-href.js'
import { pathOf } from '../../lib/use-current-url.js'

const sections = [
  'profile',
  'emails',
  'security',
  'sessions',
  'connected-apps',
  'api-keys',
  'team',
  'new-team',
] as const

export const teamSections = ['general', 'members', 'invitations', 'api-keys'] as const

/** A section of the settings, with its own URL. */
export type SectionName = (typeof sections)[number]

/** A section of the settings of a team, with its own URL. */
export type TeamSectionName = (typeof teamSections)[number]

/** A section, with the team for the section of a team. */
export interface Place {
  readonly section: SectionName
  readonly teamId?: string
  /** Undefined for the list of sections of the team. */
  readonly teamSection?: TeamSectionName
}

/**
 * Returns the section that a URL names; null for the list of sections. The section is the path after the last
 * segment of the settings' own path, so the app may host the page anywhere.
 *
 * @example placeAt('/handler/account-settings/team/7/members', '/handler/account-settings') // members of team 7
 */
export function placeAt(address: string, settingsUrl: string): Place | null {
  const parts = pathOf(address).split('/')
  const last = plain(pathOf(settingsUrl).split('/').pop() ?? '')
  const at = parts.findIndex((part) => plain(part) === last)
  const [name = '', id, part = ''] = at < 0 ? [] : parts.slice(at + 1)
  const section = findName(sections, name)
  if (!section) return null
  if (section !== 'team') return { section }
  if (!id) return null
  const teamSection = findName(teamSections, part)
  return { section, teamId: decoded(id), ...(teamSection && { teamSection }) }
}

const findName = <Name extends string>(names: readonly Name[], part: string): Name | undefined =>
  names.find((name) => plain(name) === plain(part))

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the URL of a section; of the list of sections for null. */
export const hrefOf = (place: Place | null, settingsUrl: string): string =>
  settingsHref(place ? [place.section, place.teamId, place.teamSection] : [], settingsUrl)

/** Returns the section that is shown beside a list of sections on wide screens; another place as it is. */
export function shownPlace(place: Place | null): Place {
  if (place === null) return { section: 'profile' }
  return place.section === 'team' ? { teamSection: 'general', ...place } : place
}

const nameOf = (place: Place | null) => hrefOf(shownPlace(place), '/')

/** Whether both URLs show the same section. */
export const isSamePlace = (place: Place | null, other: Place | null) =>
  nameOf(place) === nameOf(other)

/** Returns all available sections, in the order of the list. */
export function placesOf(
  { config }: Pick<Project, 'config'>,
  teams: readonly Pick<Team, 'id'>[],
  hasConnectedApps: boolean,
): Place[] {
  const isAvailable: Partial<Record<SectionName, boolean>> = {
    'connected-apps': hasConnectedApps,
    'api-keys': config.allowUserApiKeys,
    team: teams.length > 0,
    'new-team': config.clientTeamCreationEnabled,
  }
  return sections
    .filter((section) => isAvailable[section] ?? true)
    .flatMap((section): Place[] =>
      section === 'team' ? teams.map(({ id }) => ({ section, teamId: id })) : [{ section }],
    )
}
