import type { Team } from '@latchkey/core'
import type { ReactElement } from 'react'
import { TeamSwitcherView, WaitingTeamSwitcher } from '../../src/ui/team-switcher.js'
import type { TeamSwitcherActions, TeamSwitcherState } from '../../src/ui/use-team-switcher.js'
import { UserButtonView } from '../../src/ui/user-button.js'
import { user } from '../user.js'

const nothing = () => {}

const items = [
  { label: 'Billing', onSelect: nothing },
  { label: 'Help', onSelect: nothing },
]

export const userButton: Record<string, ReactElement> = {
  loading: <UserButtonView user={undefined} />,
  'signed-out': <UserButtonView user={null} />,
  'signed-in': <UserButtonView user={user} items={items} />,
  'signing-out': <UserButtonView user={user} isBusy />,
}

const team = (id: string, displayName: string) =>
  ({ id, displayName, profileImageUrl: null }) as Partial<Team> as Team

const engines = team('1', 'Engines')
const teams = [engines, team('2', `${'Looms and shuttles '.repeat(9)}\u202E`), team('3', 'Tables')]

const known: TeamSwitcherState = {
  isBusy: false,
  failure: null,
  teams,
  selected: engines,
  canCreate: true,
  isCreating: false,
  isNameMissing: false,
}
const actions: TeamSwitcherActions = {
  select: nothing,
  begin: nothing,
  create: nothing,
  cancel: nothing,
  retry: nothing,
}
const switcher = (state: Partial<TeamSwitcherState>) => (
  <TeamSwitcherView state={{ ...known, ...state }} actions={actions} />
)

export const teamSwitcher: Record<string, ReactElement> = {
  loading: <WaitingTeamSwitcher />,
  selected: switcher({}),
  'long-name': switcher({ selected: teams[1] ?? null }),
  'none-selected': switcher({ selected: null }),
  'no-team': switcher({ selected: null, teams: [] }),
  'no-team-at-all': switcher({ selected: null, teams: [], canCreate: false }),
  'teams-loading': switcher({ teams: undefined }),
  'teams-lost': switcher({ teams: null }),
  selecting: switcher({ isBusy: true }),
  'not-selected': switcher({ failure: { kind: 'unreachable' } }),
  create: switcher({ isCreating: true }),
  'no-name': switcher({ isCreating: true, isNameMissing: true }),
  creating: switcher({ isCreating: true, isBusy: true }),
  'not-created': switcher({ isCreating: true, failure: { kind: 'offline' } }),
}
