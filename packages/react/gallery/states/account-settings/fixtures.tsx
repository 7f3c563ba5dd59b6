import type {
  ApiKey,
  ContactChannel,
  ContactChannelFields,
  Project,
  Session,
  Team,
  TeamInvitation,
  TeamMember,
  TeamMemberAccount,
} from '@latchkey/core'
import type { ReactElement, ReactNode } from 'react'
import type { Failure } from '../../../src/lib/failure.js'
import {
  SettingsView,
  type SettingsViewProps,
} from '../../../src/pages/account-settings/settings-view.js'
import { type Place, teamSections } from '../../../src/pages/account-settings/place.js'
import { TeamSectionListView } from '../../../src/pages/account-settings/team/team-section-list.js'
import type { SettingMutation } from '../../../src/pages/account-settings/setting-parts/use-setting-mutation.js'
import type { RecentSignIn } from '../../../src/pages/recent-sign-in/use-recent-sign-in.js'
import type { MissedFailure } from '../../../src/pages/account-settings/use-place.js'
import { user } from '../../user.js'
import { nothing } from '../progress.js'

export const MINUTE = 60_000
export const DAY = 1440 * MINUTE
export const before = (millis: number) => new Date(Date.now() - millis)

export const idle: SettingMutation = {
  isBusy: false,
  failure: null,
  problem: null,
  saved: null,
  setProblem: nothing,
  run: nothing,
  reset: nothing,
}
export const saving: SettingMutation = { ...idle, isBusy: true }
export const saved: SettingMutation = { ...idle, saved: { seconds: 5 } }
export const offline: SettingMutation = { ...idle, failure: { kind: 'offline' } }
export const limited: SettingMutation = {
  ...idle,
  failure: { kind: 'rate-limited', seconds: 28 },
}
export const unexpected: SettingMutation = {
  ...idle,
  failure: { kind: 'unexpected', supportCode: 'UNEXPECTED_RESPONSE 502' },
}
export const refused = (problem: SettingMutation['problem']): SettingMutation => ({
  ...idle,
  problem,
})
export const recentSignIn: RecentSignIn = {
  isBusy: false,
  failure: null,
  prompt: null,
  require: nothing,
  openPrompt: nothing,
  signIn: nothing,
  close: nothing,
}

export const ready = <T,>(data: T) => ({ status: 'ready', data }) as const
export const loading = { status: 'loading' } as const
export const denied = { status: 'denied' } as const
export const failed = (failure: Failure) =>
  ({ status: 'failed', failure, isBusy: false, retry: nothing }) as const

export const project: Project = {
  id: 'internal',
  displayName: 'Northwind',
  config: {
    signUpEnabled: true,
    credentialEnabled: true,
    magicLinkEnabled: true,
    passkeyEnabled: true,
    clientTeamCreationEnabled: true,
    clientUserDeletionEnabled: true,
    allowUserApiKeys: true,
    allowTeamApiKeys: true,
    requireSecondFactorFrom: '',
    logoUrl: '',
    darkLogoUrl: '',
    accentColor: '',
    supportEmail: '',
    oauthProviders: [{ id: 'github' }],
  },
}

/** Returns a model without its methods, which the gallery never calls. */
export const asModel = <Model,>(fields: Partial<Model>) => fields as Model

export const markup = `${'<b>Wolfeschlegelstein</b> '.repeat(40)}\u202E`

const team = (id: string, displayName: string) =>
  asModel<Team>({ id, displayName, profileImageUrl: null })

const engines = team('engines', 'Analytical Engines')
const teams = [engines, team('looms', 'Looms')]
export const oddTeams = [...teams, team('odd', markup)]

export const addressFields: ContactChannelFields = {
  id: '1',
  value: 'ada@example.com',
  type: 'email',
  isVerified: true,
  isPrimary: true,
  usedForAuth: true,
}
export const address = asModel<ContactChannel>(addressFields)

const paris = {
  ip: '203.0.113.7',
  countryCode: 'FR',
  regionCode: null,
  cityName: 'Paris',
  latitude: null,
  longitude: null,
  tzIdentifier: null,
}

export const sessions: Session[] = [
  {
    id: '1',
    userId: user.id,
    createdAt: before(3 * MINUTE),
    lastUsedAt: before(MINUTE / 2),
    isCurrentSession: true,
    isImpersonation: false,
    geoInfo: paris,
    browser: 'Chrome',
    operatingSystem: 'macOS',
    deviceType: 'desktop',
    signInMethod: 'passkey',
    signInProviderId: null,
  },
  {
    id: '2',
    userId: user.id,
    createdAt: before(40 * DAY),
    lastUsedAt: before(2 * DAY),
    isCurrentSession: false,
    isImpersonation: false,
    geoInfo: { ...paris, ip: '2001:db8:85a3::8a2e:370:7334', cityName: null, countryCode: 'XX?' },
    browser: 'Safari',
    operatingSystem: 'iOS',
    deviceType: 'mobile',
    signInMethod: 'oauth',
    signInProviderId: 'github',
  },
  {
    id: '3',
    userId: user.id,
    createdAt: before(DAY),
    lastUsedAt: null,
    isCurrentSession: false,
    isImpersonation: true,
    geoInfo: null,
    browser: null,
    operatingSystem: null,
    deviceType: null,
    signInMethod: null,
    signInProviderId: null,
  },
]

const key = (id: string, fields: Partial<ApiKey>, fault: ReturnType<ApiKey['whyInvalid']>) =>
  asModel<ApiKey>({
    id,
    type: 'user',
    userId: user.id,
    description: 'Deploy script',
    createdAt: before(9 * DAY),
    expiresAt: before(-80 * DAY),
    manuallyRevokedAt: null,
    isPublic: false,
    value: { lastFour: 'x7Qa' },
    isValid: () => fault === null,
    whyInvalid: () => fault,
    ...fields,
  })

export const keys: [ApiKey, ApiKey, ApiKey, ApiKey] = [
  key('1', {}, null),
  key('2', { description: markup, isPublic: true, expiresAt: null }, null),
  key('3', { description: 'Last year', expiresAt: before(2 * DAY) }, 'expired'),
  key('4', { description: 'Lost laptop', manuallyRevokedAt: before(DAY) }, 'manually-revoked'),
]

export const members: TeamMember[] = [
  { id: user.id, profile: { displayName: 'Ada Lovelace', profileImageUrl: null } },
  { id: '2', profile: { displayName: markup, profileImageUrl: null } },
  { id: '3', profile: { displayName: null, profileImageUrl: null } },
]

export const colleagues: TeamMember[] = ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville'].map(
  (displayName, index) => ({
    id: index === 0 ? user.id : String(index),
    profile: { displayName, profileImageUrl: null },
  }),
)

export const accounts: TeamMemberAccount[] = colleagues.map(({ id }, index) => ({
  id,
  primaryEmail: ['ada@example.com', 'grace@example.com', null][index] ?? null,
  permissionIds: [['team_admin'], ['team_member'], ['team_member', 'billing_manager']][index] ?? [],
}))

export const crowd: TeamMember[] = Array.from({ length: 57 }, (_, index) => ({
  id: String(index),
  profile: { displayName: `Member ${index + 1}`, profileImageUrl: null },
}))

export const invitations = [
  asModel<TeamInvitation>({
    id: '1',
    recipientEmail: 'grace@example.com',
    expiresAt: before(-6 * DAY),
  }),
]

/** The list of sections that a section is in. */
const listOf = ({ section, teamId }: Place): Place | null =>
  teamId === undefined ? null : { section, teamId }

interface Around {
  isImpersonated?: boolean
  isLeavePromptOpen?: boolean
  isList?: boolean
  missedFailure?: MissedFailure | null
  teams?: SettingsViewProps['teams']
  note?: ReactNode
}

/** A section where it stands: beside the list of all of them. */
export const inSettings = (
  place: Place,
  section: ReactNode,
  {
    isImpersonated = false,
    isLeavePromptOpen = false,
    isList = false,
    missedFailure = null,
    teams: theirs = ready(teams),
    note,
  }: Around = {},
): ReactElement => (
  <SettingsView
    {...{ user, project, isImpersonated, note }}
    teams={theirs}
    hasConnectedApps
    openPlace={place}
    team={place.teamId === engines.id ? engines : undefined}
    teamSections={
      <TeamSectionListView teamId={engines.id} sections={teamSections} openPlace={place} />
    }
    state={{ openPlace: isList ? listOf(place) : place, isLeavePromptOpen, missedFailure }}
    actions={{ go: nothing, stay: nothing, leave: nothing, fail: nothing }}
  >
    {section}
  </SettingsView>
)
