import type { Team } from '@latchkey/core'
import { type ReactElement, useEffect, useRef } from 'react'
import { TeamSwitcherView, WaitingTeamSwitcher } from '../../src/ui/menus/team-switcher.js'
import type { useTeamSwitcher } from '../../src/ui/menus/use-team-switcher.js'
import { UserButtonView } from '../../src/ui/menus/user-button.js'
import { Standalone } from '../../src/ui/standalone.js'
import { user } from '../user.js'

type Switcher = ReturnType<typeof useTeamSwitcher>

const nothing = () => {}

/** In the header of an app. */
const inHeader = (view: ReactElement) => <Standalone placeholder={null}>{view}</Standalone>

function Open({ children }: { children: ReactElement }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('button')?.click(), [])
  return <div ref={place}>{children}</div>
}

/** With its menu open, as after a press. */
const opened = (view: ReactElement) => <Open>{inHeader(view)}</Open>

const items = [
  { label: 'Billing', onSelect: nothing },
  { label: 'Help', onSelect: nothing },
]

export const userButton: Record<string, ReactElement> = {
  loading: inHeader(<UserButtonView user={undefined} />),
  'signed-out': inHeader(<UserButtonView user={null} />),
  'signed-in': inHeader(<UserButtonView user={user} items={items} />),
  open: opened(<UserButtonView user={user} items={items} />),
  'with-name': inHeader(<UserButtonView user={user} showName />),
  'signing-out': inHeader(<UserButtonView user={user} isBusy />),
}

const team = (id: string, displayName: string) =>
  ({ id, displayName, profileImageUrl: null }) as Partial<Team> as Team

const engines = team('1', 'Engines')
const teams = [engines, team('2', `${'Looms and shuttles '.repeat(9)}\u202E`), team('3', 'Tables')]

const defaultState: Switcher['state'] = {
  isBusy: false,
  failure: null,
  teams,
  selected: engines,
  canCreate: true,
  isCreating: false,
  nameMissing: null,
}
const actions: Switcher['actions'] = {
  select: nothing,
  begin: nothing,
  create: nothing,
  cancel: nothing,
  retry: nothing,
}
const view = (state: Partial<Switcher['state']>) => (
  <TeamSwitcherView state={{ ...defaultState, ...state }} actions={actions} />
)
const switcher = (state: Partial<Switcher['state']>) => inHeader(view(state))

export const teamSwitcher: Record<string, ReactElement> = {
  loading: inHeader(<WaitingTeamSwitcher />),
  selected: switcher({}),
  open: opened(view({})),
  'open-without-teams': opened(view({ selected: null, teams: [] })),
  'open-teams-lost': opened(view({ teams: null })),
  'long-name': switcher({ selected: teams[1] ?? null }),
  'none-selected': switcher({ selected: null }),
  'no-team': switcher({ selected: null, teams: [] }),
  'no-team-at-all': switcher({ selected: null, teams: [], canCreate: false }),
  'teams-loading': switcher({ teams: undefined }),
  'teams-lost': switcher({ teams: null }),
  selecting: switcher({ isBusy: true }),
  'not-selected': switcher({ failure: { kind: 'unreachable' } }),
  create: switcher({ isCreating: true }),
  'no-name': switcher({
    isCreating: true,
    nameMissing: { field: 'team', label: 'teamMenuNameMissing' },
  }),
  creating: switcher({ isCreating: true, isBusy: true }),
  'not-created': switcher({ isCreating: true, failure: { kind: 'offline' } }),
}
