import type { Team } from '@latchkey/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageEvent, TeamInvitation } from '../../src/pages/index.js'
import { cancelLoading, cancelWait, respondWithWait } from '../cancel-wait.js'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createTestProject,
  createVisitor,
  goTo,
  openLink,
  password,
  press,
  ready,
  show,
  users,
  type Visitor,
} from '../visitor.js'
import { queryOf } from '@latchkey/core/query'
import { signIn } from '../create-signed-in.js'

const CHECK = 'POST /team-invitations/accept/check-code'
const DETAILS = 'POST /team-invitations/accept/details'
const ACCEPT = 'POST /team-invitations/accept'
const SIGN_OUT = 'DELETE /auth/sessions/current'
// The accessible text may have a space after the name, which is an element of its own.
const joinHeading = /^Join Engines ?\?$/
const path = '/handler/team-invitation'
const grace = { email: 'grace@example.com', password }

const teamsOf = async ({ app }: Visitor) =>
  (await queryOf(app, await app.getUser({ or: 'throw' }), 'listTeams').refresh()).map(
    ({ displayName }) => displayName,
  )

/** Opens an invitation to a team of Ada as a signed-out visitor. */
async function openInvitation(config = {}, displayName = 'Engines') {
  const project = await createTestProject({
    users: [...users, grace],
    config: { clientTeamCreationEnabled: true, ...config },
  })
  const owner = createVisitor(project)
  const team: Team = await (await signIn(owner)).createTeam({ displayName })
  await team.inviteUser({ email: grace.email })
  const { link, code } = await project.inbox.next({ to: grace.email })
  openLink(link)
  return { project, owner, team, code: code ?? '', visitor: createVisitor(project) }
}

describe('TeamInvitation', () => {
  it('shows the team and the account before the user joins, and joins with one request (IN21, IN22)', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    const { person } = show(visitor, <TeamInvitation onEvent={(event) => events.push(event)} />)
    await screen.findByRole('heading', { name: joinHeading })
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

  it('shows that the user may already be in the team after a reload', async () => {
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    const { person } = show(visitor, <TeamInvitation />)
    await press(person, 'Join team')
    await screen.findByRole('heading', { name: 'Welcome to Engines' })
    await waitFor(() => expect(window.location.search).toBe(''))
    cleanup()
    show(visitor, <TeamInvitation />)
    await screen.findByText(/If that was you, you're already in the team/)
  })

  it('selects the team only when the user opens it', async () => {
    const { visitor, team } = await openInvitation()
    await signIn(visitor, grace)
    const { person } = show(visitor, <TeamInvitation redirectTo="/team" />)
    await press(person, 'Join team')
    const open = await screen.findByRole('button', { name: 'Go to team' })
    expect((await visitor.app.getUser())?.selectedTeam).toBeNull()
    await person.click(open)
    await waitFor(() => expect(visitor.visits).toEqual(['/team']))
    expect((await visitor.app.getUser())?.selectedTeam?.id).toBe(team.id)
  })

  it('passes the invitation through sign-in and sign-up and then asks for confirmation (IN24)', async () => {
    const network = watchNetwork()
    const { visitor } = await openInvitation()
    const back = encodeURIComponent(window.location.pathname + window.location.search)
    show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', { name: joinHeading })
    const isInviter = (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent === 'Ada Lovelace invited you.'
    screen.getByText(isInviter)
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
    await screen.findByText('hopper@example.com')
    screen.getByRole('heading', { name: joinHeading })
    expect([network.calls(CHECK), network.calls(ACCEPT)]).toEqual([1, 0])
  })

  it('has no sign-up link in a project with sign-up turned off', async () => {
    const { visitor } = await openInvitation({ signUpEnabled: false })
    show(visitor, <TeamInvitation />)
    await screen.findByRole('link', { name: 'Sign in' })
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
  })

  it('treats an anonymous user as signed out (IN28)', async () => {
    const { visitor } = await openInvitation({ anonymousAccountsEnabled: true })
    await visitor.app.getUser({ or: 'anonymous' })
    show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', { name: joinHeading })
  })

  it('signs the user out to use a different account (IN21)', async () => {
    const { visitor } = await openInvitation()
    await signIn(visitor)
    const { person } = show(visitor, <TeamInvitation />)
    await screen.findByText('Ada Lovelace', { selector: '.lk-person *' })
    await person.click(screen.getByRole('button', { name: 'Use a different account' }))
    await screen.findByRole('link', { name: 'Sign in' })
    await signIn(visitor, grace)
    await screen.findByText(grace.email)
  })

  it('disables switching accounts while joining is pending (IN21)', async () => {
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    const network = watchNetwork()
    const release = holdResponse(network, ACCEPT)
    const { person } = show(visitor, <TeamInvitation />)
    await press(person, 'Join team')
    const other = screen.getByRole('button', { name: 'Use a different account' })
    expect(other.getAttribute('aria-disabled')).toBe('true')
    await person.click(other)
    release()
    await screen.findByRole('heading', { name: 'Welcome to Engines' })
    expect(network.calls(SIGN_OUT)).toBe(0)
  })

  it('shows a user as joined on a retry after a lost response (IN23)', async () => {
    const { project, visitor } = await openInvitation()
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

  it('shows a user as joined who was a member before (IN23)', async () => {
    const { visitor } = await openInvitation()
    await signIn(visitor)
    const { person } = show(visitor, <TeamInvitation />)
    await press(person, 'Join team')
    await screen.findByRole('heading', { name: 'Welcome to Engines' })
  })

  it('shows that an invitation was already used (IN10)', async () => {
    const { owner, visitor, code } = await openInvitation()
    await owner.app.acceptTeamInvitation(code)
    await signIn(visitor, grace)
    show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', { name: 'This link has already been used' })
    expect(await teamsOf(visitor)).toEqual([])
  })

  it('shows that an invitation was used while the page was open (IN10)', async () => {
    const { owner, visitor, code } = await openInvitation()
    await signIn(visitor, grace)
    const { person } = show(visitor, <TeamInvitation />)
    const join = await ready('Join team')
    await owner.app.acceptTeamInvitation(code)
    await person.click(join)
    await screen.findByRole('heading', { name: 'This link has already been used' })
  })

  it('shows that an invitation has expired (IN10)', async () => {
    const { project, visitor } = await openInvitation()
    await project.clock.advance('8d')
    show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', { name: 'This link has expired' })
  })

  it('shows that an invitation was revoked (IN10)', async () => {
    const { team, visitor } = await openInvitation()
    await (await team.listInvitations())[0]?.revoke()
    show(visitor, <TeamInvitation />)
    await screen.findByText(/the invitation was revoked/)
  })

  it('shows that an invitation was tried too often (IN10)', async () => {
    const { visitor, code } = await openInvitation()
    for (let tries = 0; tries < 20; tries += 1) await visitor.app.verifyTeamInvitationCode(code)
    show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', { name: 'Too many attempts' })
  })

  it.each([
    ['an unknown code', `?code=${'x'.repeat(45)}`, "This link isn't valid"],
    ['a truncated code', '?code=abc', "This link isn't valid"],
    ['a code of 10 kB (IN09)', `?code=${'x'.repeat(10_000)}`, "This link isn't valid"],
    ['no code', '', 'This link is incomplete'],
  ])('shows an error for an invitation with %s', async (_name, query, title) => {
    goTo(path + query)
    show(createVisitor(await createTestProject()), <TeamInvitation />)
    await screen.findByRole('heading', { name: title })
  })

  it('shows the name of the team as text (XS04)', async () => {
    const { visitor } = await openInvitation({}, '<img src=x onerror=alert(1)> {{7*7}} \u202Egnp')
    await signIn(visitor, grace)
    const { container } = show(visitor, <TeamInvitation />)
    await screen.findByRole('heading', {
      name: /^Join <img src=x onerror=alert\(1\)> \{\{7\*7\}\}/,
    })
    expect(container.querySelector('h1 img')).toBeNull()
    expect(container.querySelector('h1 bdi')?.textContent).toContain('\u202E')
    expect(document.title).not.toContain('<img')
  })

  it('loads the invitation on a retry after a network error', async () => {
    const network = watchNetwork()
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    network.fail(DETAILS)
    const { person } = show(visitor, <TeamInvitation />)
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: joinHeading })
  })

  it('shows the rate-limit wait of the invitation until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    respondWithWait(network, DETAILS)
    const { person } = show(visitor, <TeamInvitation />)
    await cancelLoading(person)
    expect(network.calls(DETAILS)).toBe(1)
  })

  it('shows the rate-limit wait of joining until the user cancels it (RT07)', async () => {
    const network = watchNetwork()
    const { visitor } = await openInvitation()
    await signIn(visitor, grace)
    const { person } = show(visitor, <TeamInvitation />)
    const join = await ready('Join team')
    respondWithWait(network, ACCEPT)
    await person.click(join)
    await cancelWait(person)
    await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('false'))
    expect(join.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(join)
    expect(network.calls(ACCEPT)).toBe(1)
  })
})
