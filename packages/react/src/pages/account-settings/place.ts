import type { Project, Team } from '@latchkey/core'
import { plain } from '../../lib/page-at.js'
import { parseUrl, pathOf } from '../../lib/use-current-url.js'

const sections = [
  'profile',
  'emails',
  'security',
  'sessions',
  'connected-apps',
  'api-keys',
  'team',
  'new-team',
  'settings',
] as const

/** A section of the settings, with its own URL. */
export type SectionName = (typeof sections)[number]

/** A section, with the team for the section of a team. */
export interface Place {
  readonly section: SectionName
  readonly teamId?: string
}

/**
 * Returns the section that a URL names; null for the list of sections. The section is the path after the last
 * segment of the settings' own path, so the app may host the page anywhere.
 *
 * @example placeAt('/handler/account-settings/team/7', '/handler/account-settings') // team 7
 */
export function placeAt(address: string, settingsUrl: string): Place | null {
  const parts = pathOf(address).split('/')
  const last = plain(pathOf(settingsUrl).split('/').pop() ?? '')
  const at = parts.findIndex((part) => plain(part) === last)
  const [name = '', id] = at < 0 ? [] : parts.slice(at + 1)
  const section = sections.find((candidate) => plain(candidate) === plain(name))
  if (!section) return null
  if (section !== 'team') return { section }
  return id ? { section, teamId: decoded(id) } : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the URL of a section; of the list of sections for null. */
export function hrefOf(place: Place | null, settingsUrl: string): string {
  const url = parseUrl(settingsUrl)
  const path = pathOf(settingsUrl)
  const id = place?.teamId === undefined ? '' : `/${encodeURIComponent(place.teamId)}`
  return place ? `${path}/${place.section}${id}${url.search}` : path + url.search
}

/** On wide screens, the profile is shown beside the list. */
const nameOf = (place: Place | null) => `${place?.section ?? 'profile'} ${place?.teamId}`

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
    settings: config.clientUserDeletionEnabled,
  }
  return sections
    .filter((section) => isAvailable[section] ?? true)
    .flatMap((section): Place[] =>
      section === 'team' ? teams.map(({ id }) => ({ section, teamId: id })) : [{ section }],
    )
}
