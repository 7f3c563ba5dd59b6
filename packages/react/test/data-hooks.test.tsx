import type { CurrentUser, Team } from '@latchkey/core'
import { act, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  useApiKeys,
  useConnectedAccount,
  useContactChannels,
  useNotificationCategories,
  useConnectedApps,
  usePasskeys,
  usePermission,
  usePermissions,
  useSessions,
  useSnapshot,
  useTeam,
  useTeamInvitations,
  useTeamMembers,
  useTeamProfile,
  useTeams,
  useUser,
} from '../src/index.js'
import { watchNetwork } from './network.js'
import { createTestProject, email, password, show, users } from './visitor.js'
import { queryOf } from '@latchkey/core/query'
import { createSignedIn } from './create-signed-in.js'

const LIST = 'GET /teams'

/** Creates a visitor who is signed in and owns a team. */
const createTeamOwner = async () => {
  const project = await createTestProject({
    users,
    config: { clientTeamCreationEnabled: true, allowUserApiKeys: true, allowTeamApiKeys: true },
  })
  const visitor = await createSignedIn(project)
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  return { ...visitor, team }
}

type Reader = (user: CurrentUser, team: Team) => unknown

const readers: [string, Reader, unknown][] = [
  ['useTeams', (user) => useTeams(user).map(({ displayName }) => displayName), ['Engines']],
  ['useTeam', (user, { id }) => useTeam(user, id)?.displayName, 'Engines'],
  ['useTeam of another', (user) => useTeam(user, 'another'), null],
  ['useTeamMembers', (_, team) => useTeamMembers(team).length, 1],
  ['useTeamInvitations', (_, team) => useTeamInvitations(team), []],
  ['useTeamProfile', (user, team) => useTeamProfile(user, team).displayName, 'Ada Lovelace'],
  ['useContactChannels', (user) => useContactChannels(user).map(({ value }) => value), [email]],
  ['usePermissions', (user) => usePermissions(user), []],
  [
    'usePermissions in a team',
    (user, team) => usePermissions(user, team).some(({ id }) => id === '$update_team'),
    true,
  ],
  ['usePermission', (user) => usePermission(user, '$update_team'), null],
  [
    'usePermission in a team',
    (user, team) => usePermission(user, team, '$update_team')?.id,
    '$update_team',
  ],
  ['useSessions', (user) => useSessions(user).map((session) => session.isCurrentSession), [true]],
  [
    'useNotificationCategories',
    (user) => useNotificationCategories(user).map(({ name }) => name),
    ['Transactional', 'Marketing'],
  ],
  ['useConnectedApps', (user) => useConnectedApps(user), null],
  ['usePasskeys', (user) => usePasskeys(user), []],
  ['useApiKeys', (user) => useApiKeys(user), []],
  ['useApiKeys of a team', (_, team) => useApiKeys(team), []],
]

it.each(readers)(
  '%s suspends until the response has loaded',
  async (_name, useSomething, answer) => {
    const { user, team, ...visitor } = await createTeamOwner()
    const Reader = () => <p>Answer: {JSON.stringify(useSomething(user, team) ?? null)}</p>
    show(visitor, <Reader />)
    screen.getByText('Waiting')
    await screen.findByText(`Answer: ${JSON.stringify(answer)}`)
  },
)

it('useTeams does not suspend if the teams are cached', async () => {
  const { user, ...visitor } = await createTeamOwner()
  await queryOf(visitor.app, user, 'listTeams').load()
  const Reader = () => <p>{useTeams(user).length} teams</p>
  show(visitor, <Reader />)
  screen.getByText('1 teams')
})

it('useTeams sends one request for all components and follows changes', async () => {
  const network = watchNetwork()
  const { user, ...visitor } = await createTeamOwner()
  const before = network.calls(LIST)
  const Names = () => (
    <p>
      {useTeams(user)
        .map(({ displayName }) => displayName)
        .join(', ')}
    </p>
  )
  const Count = () => <p>{useTeams(user).length} teams</p>
  show(
    visitor,
    <>
      <Names />
      <Count />
    </>,
  )
  await screen.findByText('Engines')
  expect(network.calls(LIST) - before).toBe(1)
  await act(() => user.createTeam({ displayName: 'Looms' }))
  await screen.findByText('Engines, Looms')
  screen.getByText('2 teams')
})

it('useTeams returns the teams of the user who is currently signed in', async () => {
  const { app, ...visitor } = await createTeamOwner()
  const Teams = ({ user }: { user: CurrentUser }) => <p>{useTeams(user).length} teams</p>
  const Reader = () => {
    const user = useUser()
    return user ? <Teams user={user} /> : <p>Signed out</p>
  }
  show({ app, ...visitor }, <Reader />)
  await screen.findByText('1 teams')
  await act(() => app.signOut({ noRedirect: true }))
  await screen.findByText('Signed out')
  const newUser = { email: 'grace@example.com', password, noRedirect: true }
  await act(() => app.signUpWithCredential(newUser))
  await screen.findByText('0 teams')
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return <button onClick={() => this.setState({ failed: false })}>Try again</button>
  }
}

/** Silences the console, mocks performance.now and returns a function that advances it. */
const mockConsoleAndClock = () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => {
    consoleError.mockRestore()
    clock.mockRestore()
  })
  let now = performance.now()
  clock.mockImplementation(() => now)
  return (millis: number) => void (now += millis)
}

it('useTeams loads again after a failure once an error boundary is reset', async () => {
  const network = watchNetwork()
  const { user, ...visitor } = await createTeamOwner()
  const pass = mockConsoleAndClock()
  const Reader = () => <p>{useTeams(user).length} teams</p>
  network.replaceAnswer(LIST, { status: 500, body: 'Failed' }, { times: 2 })
  const { person } = show(
    visitor,
    <Boundary>
      <Reader />
    </Boundary>,
  )
  await person.click(await screen.findByRole('button'))
  // The failure is too recent for a retry, because React may still render it.
  await person.click(await screen.findByRole('button'))
  expect(network.calls(LIST)).toBe(1)
  pass(1_000)
  await person.click(screen.getByRole('button'))
  await waitFor(() => expect(network.calls(LIST)).toBe(2))
  await screen.findByRole('button')
  pass(1_000)
  await person.click(screen.getByRole('button'))
  await screen.findByText('1 teams')
  expect(network.calls(LIST)).toBe(3)
})

it('useSnapshot returns the states loading, failed and ready without suspending', async () => {
  const network = watchNetwork()
  const { user, ...visitor } = await createTeamOwner()
  network.replaceAnswer(LIST, { status: 500, body: 'Failed' })
  const Reader = () => {
    const teams = queryOf(visitor.app, user, 'listTeams')
    const { status, data } = useSnapshot(teams)
    return <button onClick={() => void teams.refresh()}>{`${status}, ${data?.length}`}</button>
  }
  const { person } = show(visitor, <Reader />)
  screen.getByText('loading, undefined')
  await person.click(await screen.findByText('failed, undefined'))
  await screen.findByText('ready, 1')
})

it('useConnectedAccount throws the error of the service', async () => {
  const { user, ...visitor } = await createTeamOwner()
  mockConsoleAndClock()
  const Reader = () => <p>{useConnectedAccount(user, 'github')?.id}</p>
  show(
    visitor,
    <Boundary>
      <Reader />
    </Boundary>,
  )
  await screen.findByRole('button', { name: 'Try again' })
})
