import type { Team } from '@latchkey/core'
import { createNetwork } from '@latchkey/testing/network'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, inject, it, onTestFinished } from 'vitest'
import { type PageEvent, TeamInvitation } from '../src/pages/index.js'
import { cancelLoading, cancelWait } from './cancel-wait.js'
import {
  createTestProject,
  createVisitor,
  email,
  goTo,
  password,
  press,
  ready,
  show,
  users,
  type Visitor,
} from './visitor.js'
import { queryOf } from '@latchkey/core/query'

const CHECK = 'POST /team-invitations/accept/check-code'
const DETAILS = 'POST /team-invitations/accept/details'
const ACCEPT = 'POST /team-invitations/accept'
const SIGN_OUT = 'DELETE /auth/sessions/current'
// The accessible text may have a space after the name, which is an element of its own.
const asksToJoin = /^Join Engines ?\?$/
const path = '/handler/team-invitation'
const grace = { email: 'grace@example.com', password }

afterEach(() => {
  cleanup()
  goTo('/')
})

const watchNetwork = () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  return network
}

const signIn = async ({ app }: Visitor, account: { email: string; password: string }) => {
  await app.signInWithCredential({ ...account, noRedirect: true })
  return app.getUser({ or: 'throw' })
}

const teamsOf = async ({ app }: Visitor) =>
  (await queryOf(app, await app.getUser({ or: 'throw' }), 'listTeams').refresh()).map(
    ({ displayName }) => displayName,
  )

/** Opens an invitation to Ada's team as a signed-out visitor. */
async function arrive(config = {}, displayName = 'Engines') {
  const project = await createTestProject({
    users: [...users, grace],
    config: { clientTeamCreationEnabled: true, ...config },
  })
  const host = createVisitor(project)
  const team: Team = await (await signIn(host, { email, password })).createTeam({ displayName })
  await team.inviteUser({ email: grace.email })
  const { link, code } = await project.inbox.next({ to: grace.email })
  const { pathname, search } = new URL(link)
  goTo(pathname + search)
  return { project, host, team, code: code ?? '', visitor: createVisitor(project) }
}

it('IN21, IN22: shows the team and who would join before anybody does, then joins once', async () => {
  const network = watchNetwork()
  const events: PageEvent[] = []
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  const { person } = show(visitor, <TeamInvitation onEvent={(event) => events.push(event)} />)
  await screen.findByRole('heading', { name: asksToJoin })
  screen.getByText(grace.email)
  screen.getByRole('link', { name: 'Not now' })
  expect([network.calls(DETAILS), network.calls(ACCEPT)]).toEqual([1, 0])
  await person.dblClick(await ready('Join team'))
  await screen.findByRole('heading', { name: 'Welcome to Engines' })
  expect(network.calls(ACCEPT)).toBe(1)
  expect(await teamsOf(visitor)).toEqual(['Engines'])
  expect(events).toEqual([{ type: 'team-joined' }])
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('says to whoever has joined that they are in the team, when it is loaded again', async () => {
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  const { person } = show(visitor, <TeamInvitation />)
  await press(person, 'Join team')
  await screen.findByRole('heading', { name: 'Welcome to Engines' })
  await waitFor(() => expect(window.location.search).toBe(''))
  cleanup()
  show(visitor, <TeamInvitation />)
  await screen.findByText(/If that was you, you're already in the team/)
})

it('selects the team when asked to go there, and only then', async () => {
  const { visitor, team } = await arrive()
  await signIn(visitor, grace)
  const { person } = show(visitor, <TeamInvitation redirectTo="/team" />)
  await press(person, 'Join team')
  const open = await screen.findByRole('button', { name: 'Go to team' })
  expect((await visitor.app.getUser())?.selectedTeam).toBeNull()
  await person.click(open)
  await waitFor(() => expect(visitor.visits).toEqual(['/team']))
  expect((await visitor.app.getUser())?.selectedTeam?.id).toBe(team.id)
})

it('IN24: keeps the code through sign-in and sign-up, and asks after it', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  const back = encodeURIComponent(window.location.pathname + window.location.search)
  show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: "You've been invited to a team" })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const query = `?after_auth_return_to=${back}&email=grace%40example.com`
  const { origin } = window.location
  await waitFor(() => expect(hrefOf('Sign in')).toBe(`${origin}/handler/sign-in${query}`))
  expect(hrefOf('Create account')).toBe(`${origin}/handler/sign-up${query}`)
  await visitor.app.signUpWithCredential({
    email: 'hopper@example.com',
    password,
    noRedirect: true,
  })
  await screen.findByRole('heading', { name: asksToJoin })
  screen.getByText('hopper@example.com')
  expect([network.calls(CHECK), network.calls(ACCEPT)]).toEqual([1, 0])
})

it('offers no account to create where sign-up is off', async () => {
  const { visitor } = await arrive({ signUpEnabled: false })
  show(visitor, <TeamInvitation />)
  await screen.findByRole('link', { name: 'Sign in' })
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
})

it('IN28: takes an anonymous user for nobody', async () => {
  const { visitor } = await arrive({ anonymousAccountsEnabled: true })
  await visitor.app.getUser({ or: 'anonymous' })
  show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: "You've been invited to a team" })
})

it('IN21: makes room for another account', async () => {
  const { visitor } = await arrive()
  await signIn(visitor, { email, password })
  const { person } = show(visitor, <TeamInvitation />)
  await screen.findByText('Ada Lovelace')
  await person.click(screen.getByRole('button', { name: 'Use a different account' }))
  await screen.findByRole('heading', { name: "You've been invited to a team" })
  await signIn(visitor, grace)
  await screen.findByText(grace.email)
})

it('IN21: signs nobody out who is joining', async () => {
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  const network = watchNetwork()
  let answer = () => {}
  network.delay(ACCEPT, new Promise<void>((resolve) => (answer = resolve)))
  const { person } = show(visitor, <TeamInvitation />)
  await press(person, 'Join team')
  const other = screen.getByRole('button', { name: 'Use a different account' })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  await person.click(other)
  answer()
  await screen.findByRole('heading', { name: 'Welcome to Engines' })
  expect(network.calls(SIGN_OUT)).toBe(0)
})

it('IN23: shows somebody as joined whose first answer was lost', async () => {
  const { project, visitor } = await arrive()
  await signIn(visitor, grace)
  await project.faults.on(ACCEPT, { kind: 'lost-answer' }, { times: 1 })
  const { person } = show(visitor, <TeamInvitation />)
  const join = await ready('Join team')
  await person.click(join)
  await screen.findByText(/^Can't reach the server/)
  await person.click(join)
  await screen.findByRole('heading', { name: 'Welcome to Engines' })
  expect(await teamsOf(visitor)).toEqual(['Engines'])
})

it('IN23: shows a member who is invited once more as joined', async () => {
  const { visitor } = await arrive()
  await signIn(visitor, { email, password })
  const { person } = show(visitor, <TeamInvitation />)
  await press(person, 'Join team')
  await screen.findByRole('heading', { name: 'Welcome to Engines' })
})

it('IN10: has its own words for an invitation that was used', async () => {
  const { host, visitor, code } = await arrive()
  await host.app.acceptTeamInvitation(code)
  await signIn(visitor, grace)
  show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: 'This link has already been used' })
  expect(await teamsOf(visitor)).toEqual([])
})

it('IN10: has its own words for an invitation that somebody else uses meanwhile', async () => {
  const { host, visitor, code } = await arrive()
  await signIn(visitor, grace)
  const { person } = show(visitor, <TeamInvitation />)
  const join = await ready('Join team')
  await host.app.acceptTeamInvitation(code)
  await person.click(join)
  await screen.findByRole('heading', { name: 'This link has already been used' })
})

it('IN10: has its own words for an invitation that has expired', async () => {
  const { project, visitor } = await arrive()
  await project.clock.advance('8d')
  show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: 'This link has expired' })
})

it('IN10: has its own words for an invitation that was taken back', async () => {
  const { team, visitor } = await arrive()
  await (await team.listInvitations())[0]?.revoke()
  show(visitor, <TeamInvitation />)
  await screen.findByText(/the invitation was revoked/)
})

it('IN10: has its own words for an invitation that was tried too often', async () => {
  const { visitor, code } = await arrive()
  for (let tries = 0; tries < 20; tries += 1) await visitor.app.verifyTeamInvitationCode(code)
  show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: 'Too many attempts' })
})

it.each([
  ['a code of nobody', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
  ['a code that is cut off', '?code=abc', "This link isn't valid"],
  ['IN09: a code of 10 kB', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
  ['no code', '', 'This link is incomplete'],
])('says what to do about %s', async (_name, query, title) => {
  goTo(path + query)
  show(createVisitor(await createTestProject()), <TeamInvitation />)
  await screen.findByRole('heading', { name: title })
})

it('XS04: shows the name of a team as text', async () => {
  const { visitor } = await arrive({}, '<img src=x onerror=alert(1)> {{7*7}} \u202Egnp')
  await signIn(visitor, grace)
  const { container } = show(visitor, <TeamInvitation />)
  await screen.findByRole('heading', { name: /^Join <img src=x onerror=alert\(1\)> \{\{7\*7\}\}/ })
  expect(container.querySelector('h1 img')).toBeNull()
  expect(container.querySelector('h1 bdi')?.textContent).toContain('\u202E')
  expect(document.title).not.toContain('<img')
})

it('tries again after no answer came', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  network.fail(DETAILS)
  const { person } = show(visitor, <TeamInvitation />)
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: asksToJoin })
})

it('RT07: says while it loads that the invitation is read later, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  network.respond429(DETAILS, { retryAfter: 50 })
  const { person } = show(visitor, <TeamInvitation />)
  await cancelLoading(person)
  expect(network.calls(DETAILS)).toBe(1)
})

it('RT07: shows that joining takes its time, until a person will not wait', async () => {
  const network = watchNetwork()
  const { visitor } = await arrive()
  await signIn(visitor, grace)
  const { person } = show(visitor, <TeamInvitation />)
  const join = await ready('Join team')
  network.respond429(ACCEPT, { retryAfter: 50 })
  await person.click(join)
  await cancelWait(person)
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('false'))
  expect(join.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(join)
  expect(network.calls(ACCEPT)).toBe(1)
})
