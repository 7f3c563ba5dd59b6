import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdResponse, watchNetwork } from '../network.js'
import {
  asServer,
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  sampleUntil,
  openSettings,
} from '../settings-visitor.js'
import { email, goTo, press } from '../visitor.js'
import { queryOf } from '@latchkey/core/query'

const REVOKE_INVITATION = 'DELETE /team-invitations/{id}'
const INVITE = 'POST /team-invitations/send-code'
const LEAVE = 'DELETE /team-memberships/{team_id}/{user_id}'
const section = async (name: string) => within(await screen.findByRole('region', { name }))

async function createWithTeam() {
  const project = await createOpenProject()
  const visitor = await createSignedIn(project)
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  return { project, visitor, team }
}

/** Creates a member of the team without further permissions. */
async function createMember(project: Awaited<ReturnType<typeof createOpenProject>>, team: string) {
  const { id } = await asServer(project, 'POST', '/users', { display_name: 'Grace Hopper' })
  await asServer(project, 'POST', `/team-memberships/${team}/${String(id)}`)
  return createSignedInAs(project, String(id))
}

describe('AccountSettings: teams', () => {
  it('creates a team, selects it and opens its section', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'new-team')
    const create = await screen.findByRole('button', { name: 'Create team' })
    await person.click(create)
    await screen.findByText('Enter a team name.')
    expect(network.calls('POST /teams')).toBe(0)
    await person.type(screen.getByRole('textbox', { name: 'Team name' }), ' Engines ')
    await person.dblClick(create)
    await screen.findByRole('heading', { name: 'Engines', level: 1 })
    expect(network.calls('POST /teams')).toBe(1)
    const id = visitor.app.user.get().data?.selectedTeam?.id
    expect(window.location.pathname).toBe(`/handler/account-settings/team/${id}`)
  })

  it('never reports a new team as missing while the list of teams reloads', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'new-team')
    const name = await screen.findByRole('textbox', { name: 'Team name' })
    await waitFor(() =>
      expect(queryOf(visitor.app, visitor.user, 'listTeams').get().status).toBe('ready'),
    )
    const reads = network.calls('GET /teams')
    const release = holdResponse(network, 'GET /teams')
    await person.type(name, 'Engines{Enter}')
    const samples: boolean[] = []
    const sample = () =>
      samples.push(screen.queryByRole('heading', { name: 'Team not found' }) === null)
    await sampleUntil(sample, () => expect(network.calls('GET /teams')).toBe(reads + 1))
    release()
    await sampleUntil(sample, () =>
      expect(screen.queryByRole('heading', { name: 'Engines', level: 1 })).not.toBeNull(),
    )
    expect(samples).not.toContain(false)
  })

  it('shows the title of a section of a team while the teams load', async () => {
    const { visitor, team } = await createWithTeam()
    const network = watchNetwork()
    const release = holdResponse(network, 'GET /teams')
    openSettings(visitor, `team/${team.id}/members`)
    await screen.findByText('Members')
    expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull()
    release()
    await screen.findByRole('heading', { name: 'Members', level: 2 })
  })

  it('does not navigate to a new team if the user has opened another section meanwhile', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'new-team')
    const release = holdResponse(network, 'POST /teams')
    const name = await screen.findByRole('textbox', { name: 'Team name' })
    await person.type(name, 'Engines{Enter}')
    await waitFor(() => expect(network.calls('POST /teams')).toBe(1))
    await person.click(screen.getByRole('link', { name: 'Profile' }))
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await screen.findByRole('heading', { name: 'Profile' })
    release()
    await screen.findByRole('link', { name: 'Engines' })
    // Creating a team ends with selecting it, and the list reloads once more after that.
    const selected = () => visitor.app.user.get().data?.selectedTeam?.displayName
    await waitFor(() => expect(selected()).toBe('Engines'))
    await act(() => visitor.user.listTeams())
    expect(window.location.pathname).toBe('/handler/account-settings/profile')
    screen.getByRole('heading', { name: 'Profile' })
  })

  it('shows that creating teams is disabled', async () => {
    const project = await createOpenProject({ config: { clientTeamCreationEnabled: false } })
    openSettings(await createSignedIn(project), 'new-team')
    await screen.findByText("This app doesn't let you create teams.")
  })

  it('renames the team and the profile of the user in it', async () => {
    const { visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, `team/${team.id}`)
    const name = await screen.findByRole('textbox', { name: 'Team name' })
    await person.clear(name)
    await person.type(name, 'Difference Engines{Enter}')
    await screen.findByRole('heading', { name: 'Difference Engines' })

    const own = await section('Your profile in this team')
    const field = await own.findByRole('textbox')
    await person.clear(field)
    await person.type(field, 'The Countess{Enter}')
    await screen.findByText('Name saved.')
    await person.click(await screen.findByRole('link', { name: 'Members' }))
    await (await section('1 member')).findByText('The Countess')
    expect(window.location.pathname).toBe(`/handler/account-settings/team/${team.id}/members`)
  })

  it('removes the picture of a team without showing it again while the list reloads', async () => {
    const { visitor, team } = await createWithTeam()
    const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    await team.update({ profileImageUrl: `data:image/gif;base64,${pixel}` })
    const network = watchNetwork()
    const { person } = openSettings(visitor, `team/${team.id}`)
    const general = await section('Picture')
    const remove = await general.findByRole('button', { name: 'Remove picture' })
    const reads = network.calls('GET /teams')
    const release = holdResponse(network, 'GET /teams')
    await person.click(remove)
    const samples: boolean[] = []
    const sample = () =>
      samples.push(general.queryByRole('button', { name: 'Remove picture' }) === null)
    await sampleUntil(sample, () => expect(network.calls('GET /teams')).toBe(reads + 1))
    release()
    await sampleUntil(sample, () => expect(general.queryByText('Picture removed.')).not.toBeNull())
    expect(samples).not.toContain(false)
  })

  it.each([
    ['GET /teams', 'Team name'],
    ['GET /team-member-profiles/{team_id}/{user_id}', 'Display name'],
  ] as const)(
    'never warns of unsaved changes after it says "Name saved.", however late %s responds',
    async (route, label) => {
      const { visitor, team } = await createWithTeam()
      const network = watchNetwork()
      const { person } = openSettings(visitor, `team/${team.id}`)
      const field = await screen.findByRole('textbox', { name: label })
      const reads = network.calls(route)
      const release = holdResponse(network, route)
      await person.clear(field)
      await person.type(field, 'Engineers{Enter}')
      const leave = () => {
        const event = new Event('beforeunload', { cancelable: true })
        window.dispatchEvent(event)
        return event.defaultPrevented
      }
      const warnings: boolean[] = []
      const sample = () => {
        const isSaved = screen.queryByText('Name saved.') !== null
        if (isSaved) warnings.push(leave())
        return isSaved
      }
      await sampleUntil(sample, () => expect(network.calls(route)).toBe(reads + 1))
      release()
      await waitFor(() => expect(sample()).toBe(true))
      expect(warnings).not.toContain(true)
    },
  )

  it('never shows a revoked invitation again while the list reloads', async () => {
    const { visitor, team } = await createWithTeam()
    await team.inviteUser({ email: 'grace@example.com' })
    const network = watchNetwork()
    const { person } = openSettings(visitor, `team/${team.id}/invitations`)
    const invitations = await section('Pending invitations')
    const revoke = await invitations.findByRole('menuitem', { name: 'Revoke' })
    const reads = network.calls('GET /team-invitations')
    const release = holdResponse(network, 'GET /team-invitations')
    await person.click(revoke)
    const samples: boolean[] = []
    const sample = () => samples.push(invitations.queryByText('grace@example.com') === null)
    await sampleUntil(sample, () => expect(network.calls('GET /team-invitations')).toBe(reads + 1))
    release()
    await sampleUntil(sample, () =>
      expect(invitations.queryByText('Invitation revoked.')).not.toBeNull(),
    )
    expect(samples).not.toContain(false)
  })

  it('sends invitations to several addresses, lists them and revokes one', async () => {
    const { project, visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, `team/${team.id}/invitations`)
    const form = await section('Invite people')
    const invitations = await section('Pending invitations')
    const field = await form.findByRole('textbox', { name: 'Email addresses' })
    await person.type(field, 'a@b.example, c@{Enter}')
    await form.findByText(/^Enter a valid email address/)
    await person.clear(field)
    // Only the service rejects this address.
    await person.type(field, 'jürgen@example.org{Enter}')
    await form.findByText(/^Enter a valid email address/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(form.queryByText(/^Something went wrong/)).toBeNull()
    await person.clear(field)
    await person.type(field, 'grace@example.com, mary@example.com')
    await person.dblClick(form.getByRole('button', { name: 'Send invitations' }))
    await form.findByText(/^Invitation sent to/)
    await project.inbox.next({ to: 'grace@example.com' })
    await project.inbox.next({ to: 'mary@example.com' })
    const invited = await waitFor(() =>
      invitations.getByText('grace@example.com', { selector: 'li *' }),
    )
    await person.click(within(invited.closest('li')!).getByRole('menuitem', { name: 'Revoke' }))
    await invitations.findByText('Invitation revoked.')
    expect((await team.listInvitations()).map(({ recipientEmail }) => recipientEmail)).toEqual([
      'mary@example.com',
    ])
  })

  it('rejects text for the next invitation while one is being sent', async () => {
    const { visitor, team } = await createWithTeam()
    const network = watchNetwork()
    const release = holdResponse(network, INVITE)
    const { person } = openSettings(visitor, `team/${team.id}/invitations`)
    const form = await section('Invite people')
    const invitations = await section('Pending invitations')
    const field = () => form.getByRole<HTMLInputElement>('textbox', { name: 'Email addresses' })
    await person.type(await waitFor(field), 'grace@example.com{Enter}')
    await person.type(field(), 'x')
    expect(field().value).toBe('grace@example.com')
    release()
    await invitations.findByText('grace@example.com', { selector: 'li *' })
    await waitFor(() => expect(field().value).toBe(''))
    await person.type(field(), 'next')
    expect(field().value).toBe('next')
  })

  it('shows a member without permissions only what the member may change', async () => {
    const { project, team } = await createWithTeam()
    const member = await createMember(project, team.id)
    for (const right of ['$read_members', '$invite_members'])
      await asServer(
        project,
        'DELETE',
        `/team-permissions/${team.id}/${member.user.id}/${right}`,
      ).catch(() => {})
    openSettings(member, `team/${team.id}`)
    await screen.findByText('Only admins can change the name and the picture.')
    await (await section('Your profile in this team')).findByRole('textbox')
    await section('Leave team')
    expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Team name' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'API keys' })).toBeNull()
    goTo(`/handler/account-settings/team/${team.id}/api-keys`)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await screen.findByText("You don't have permission to do this.")
  })

  it('shows the members with their email addresses and roles', async () => {
    const { visitor, team } = await createWithTeam()
    openSettings(visitor, `team/${team.id}/members`)
    const members = await section('1 member')
    await members.findByText('Admin')
    // Without a menu, the row leaves room for the menus of the others.
    expect(members.getByRole('listitem').querySelector('.lk-row-actions')).toBeNull()
    expect(members.getByRole('listitem').textContent).toContain(email)
  })

  it('leads from the sections of a team back to those of the account', async () => {
    const { visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, '')
    await person.click(await screen.findByRole('link', { name: 'Engines' }))
    const title = await screen.findByRole('heading', { name: 'Engines', level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await person.click(await screen.findByRole('link', { name: 'Members' }))
    await person.click(await screen.findByRole('link', { name: 'Invite people' }))
    await screen.findByRole('heading', { name: 'Invitations', level: 2 })
    await person.click(screen.getByRole('link', { name: 'Engines' }))
    expect(window.location.pathname).toBe(`/handler/account-settings/team/${team.id}`)
    await person.click(screen.getAllByRole('link', { name: 'All settings' })[0]!)
    await screen.findByRole('heading', { name: 'Account', level: 1 })
  })

  it('shows members in pages and searches them by name', async () => {
    const { project, visitor, team } = await createWithTeam()
    for (let nth = 1; nth <= 11; nth += 1) {
      const { id } = await asServer(project, 'POST', '/users', { display_name: `Member ${nth}` })
      await asServer(project, 'POST', `/team-memberships/${team.id}/${String(id)}`)
    }
    const { person } = openSettings(visitor, `team/${team.id}/members`)
    const members = await section('12 members')
    await members.findByText('1–10 of 12')
    const rows = () => members.getAllByRole('listitem').length
    expect(rows()).toBe(10)
    const [previous, next] = [/^Previous/, /^Next/].map((name) =>
      members.getByRole('button', { name }),
    )
    expect(previous?.getAttribute('aria-disabled')).toBe('true')
    await person.click(next!)
    await members.findByText('11–12 of 12')
    expect(rows()).toBe(2)
    expect(next?.getAttribute('aria-disabled')).toBe('true')
    await person.type(
      members.getByRole('searchbox', { name: 'Search by name or email' }),
      'member 11',
    )
    const resultCount = await members.findByText('1 member found')
    expect(resultCount.closest('[aria-live=polite]')).not.toBeNull()
    expect(rows()).toBe(1)
    members.getByText('Member 11')
  })

  it('renders memberActions for a member', async () => {
    const { project, visitor, team } = await createWithTeam()
    await createMember(project, team.id)
    openSettings(visitor, `team/${team.id}/members`, {
      memberActions: (member, { displayName }) => (
        <button type="button">
          Remove {member.profile.displayName} from {displayName}
        </button>
      ),
    })
    await screen.findByRole('button', { name: 'Remove Grace Hopper from Engines' })
  })

  it('removes a member after a confirmation and revokes their access', async () => {
    const { project, visitor, team } = await createWithTeam()
    const member = await createMember(project, team.id)
    const { person } = openSettings(visitor, `team/${team.id}/members`)
    const members = await section('2 members')
    // The row of the user has no such item, because members leave a team with another one.
    expect(await members.findAllByRole('menuitem', { name: 'Remove' })).toHaveLength(1)
    await person.click(members.getByRole('menuitem', { name: 'Remove' }))
    const question = within(
      await screen.findByRole('dialog', { name: /^Remove Grace Hopper from/ }),
    )
    await person.click(question.getByRole('button', { name: 'Remove member' }))
    await members.findByText(/is no longer a member/)
    expect(members.queryByText('Grace Hopper', { selector: '.lk-row *' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await team.listMembers()).toHaveLength(1)
    await waitFor(async () => expect(await member.user.listTeams()).toEqual([]))
  })

  it('shows a member as removed that another admin has removed meanwhile', async () => {
    const { project, visitor, team } = await createWithTeam()
    const member = await createMember(project, team.id)
    const { person } = openSettings(visitor, `team/${team.id}/members`)
    const members = await section('2 members')
    await person.click(await members.findByRole('menuitem', { name: 'Remove' }))
    await asServer(project, 'DELETE', `/team-memberships/${team.id}/${member.user.id}`)
    const question = within(await screen.findByRole('dialog'))
    await person.click(question.getByRole('button', { name: 'Remove member' }))
    await members.findByText(/is no longer a member/)
  })

  it('offers no removal of members without the permission', async () => {
    const { project, team } = await createWithTeam()
    const member = await createMember(project, team.id)
    await asServer(project, 'POST', `/team-permissions/${team.id}/${member.user.id}/$read_members`)
    openSettings(member, `team/${team.id}/members`)
    const members = await section('2 members')
    expect(await members.findAllByRole('listitem')).toHaveLength(2)
    expect(members.queryByRole('menuitem', { name: 'Remove' })).toBeNull()
  })

  it('resends an invitation and invalidates its previous link', async () => {
    const { project, visitor, team } = await createWithTeam()
    await team.inviteUser({ email: 'grace@example.com' })
    const first = await project.inbox.next({ to: 'grace@example.com' })
    const { person } = openSettings(visitor, `team/${team.id}/invitations`)
    const invitations = await section('Pending invitations')
    await person.click(await invitations.findByRole('menuitem', { name: 'Resend' }))
    await invitations.findByText(/^Invitation sent to/)
    const second = await project.inbox.next({ to: 'grace@example.com' })
    expect(second.code).not.toBe(first.code)
    expect(await team.listInvitations()).toHaveLength(1)
    expect(await visitor.app.verifyTeamInvitationCode(first.code!)).toMatchObject({
      status: 'error',
    })
  })

  it('creates API keys of the team', async () => {
    const { visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, `team/${team.id}/api-keys`)
    const keys = await section('Team keys')
    await keys.findByRole('button', { name: 'Create API key' })
    await press(person, 'Create API key')
    const form = within(await screen.findByRole('dialog'))
    await person.type(form.getByRole('textbox'), 'Build{Enter}')
    await screen.findByRole('dialog', { name: 'Copy your key now' })
    expect(await team.listApiKeys()).toMatchObject([{ type: 'team', description: 'Build' }])
  })

  it('leaves a team after a confirmation', async () => {
    const { visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, `team/${team.id}`)
    await person.click(await (await section('Leave team')).findByRole('button'))
    const question = within(await screen.findByRole('dialog', { name: /^Leave/ }))
    await person.click(question.getByRole('button', { name: 'Leave team' }))
    await screen.findByRole('heading', { name: 'Profile' })
    expect(await visitor.user.listTeams()).toEqual([])
    await waitFor(() => expect(screen.queryByRole('link', { name: /Engines/ })).toBeNull())
  })

  it('deletes a team after its name was typed', async () => {
    const { project, visitor, team } = await createWithTeam()
    const member = await createMember(project, team.id)
    const { person } = openSettings(visitor, `team/${team.id}`)
    await person.click(await (await section('Delete team')).findByRole('button'))
    const question = within(await screen.findByRole('dialog', { name: /^Delete/ }))
    const remove = question.getByRole('button', { name: 'Delete team' })
    const name = question.getByLabelText(`Type ${team.displayName} to confirm`)
    await person.type(name, 'Engine')
    await person.click(remove)
    await question.findByText("Doesn't match.")
    expect(await member.user.listTeams()).toHaveLength(1)
    await person.clear(name)
    await person.type(name, ` ${team.displayName.toLowerCase()} `)
    await person.click(remove)
    await screen.findByRole('heading', { name: 'Profile' })
    expect(await member.user.listTeams()).toEqual([])
  })

  it('offers no deletion of a team to a member without the permission', async () => {
    const { project, team } = await createWithTeam()
    openSettings(await createMember(project, team.id), `team/${team.id}`)
    await section('Leave team')
    expect(screen.queryByRole('region', { name: 'Delete team' })).toBeNull()
  })

  it('disables the actions of the other invitations while one is being revoked', async () => {
    const { visitor, team } = await createWithTeam()
    const addresses = ['grace@example.com', 'mary@example.com']
    for (const address of addresses) await team.inviteUser({ email: address })
    const network = watchNetwork()
    const release = holdResponse(network, REVOKE_INVITATION)
    const { person } = openSettings(visitor, `team/${team.id}/invitations`)
    const invitations = await section('Pending invitations')
    const button = async (address: string) => {
      const invitation = within((await invitations.findByText(address)).closest('li')!)
      return invitation.getByRole('menuitem', { name: 'Revoke' })
    }
    await person.click(await button('grace@example.com'))
    const other = await button('mary@example.com')
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('true'))
    release()
    await waitFor(() => expect(other.getAttribute('aria-disabled')).toBe('false'))
    await person.click(other)
    await invitations.findByText('No pending invitations')
    await waitFor(async () => expect(await team.listInvitations()).toEqual([]))
  })

  it('opens the confirmation to leave a team without the error of the previous attempt', async () => {
    const { project, visitor, team } = await createWithTeam()
    await project.faults.on(LEAVE, { kind: 'status', status: 500 }, { times: 1 })
    const { person } = openSettings(visitor, `team/${team.id}`)
    const open = async () => {
      await person.click(await (await section('Leave team')).findByRole('button'))
      return within(await screen.findByRole('dialog', { name: /^Leave/ }))
    }
    const first = await open()
    await person.click(first.getByRole('button', { name: 'Leave team' }))
    await first.findByText(/^Something went wrong/)
    await person.click(first.getByRole('button', { name: 'Cancel' }))
    expect((await open()).queryByText(/^Something went wrong/)).toBeNull()
  })

  it('keeps the dialog open during the request, even if the browser closes it, and shows the error in it', async () => {
    const { project, visitor, team } = await createWithTeam()
    await project.faults.on(LEAVE, { kind: 'status', status: 500 }, { times: 1 })
    const network = watchNetwork()
    const release = holdResponse(network, LEAVE)
    const { person } = openSettings(visitor, `team/${team.id}`)
    await person.click(await (await section('Leave team')).findByRole('button'))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: /^Leave/ })
    const confirm = within(dialog).getByRole('button', { name: 'Leave team' })
    await person.click(confirm)
    // Browsers close a dialog when Escape is pressed twice.
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
    expect(confirm.getAttribute('aria-busy')).toBe('true')
    release()
    await within(dialog).findByText(/^Something went wrong/)
    await person.click(confirm)
    await screen.findByRole('heading', { name: 'Profile' })
  })

  it('removes a deleted team from the page with the next request for it (87)', async () => {
    const { project, visitor, team } = await createWithTeam()
    const { person } = openSettings(visitor, `team/${team.id}`)
    const name = await screen.findByRole('textbox', { name: 'Team name' })
    await asServer(project, 'DELETE', `/teams/${team.id}`)
    await person.type(name, ' & Looms{Enter}')
    await screen.findByRole('heading', { name: 'Team not found' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Engines' })).toBeNull())
    await waitFor(() => expect(visitor.app.user.get().data?.selectedTeam).toBeNull())
  })

  it('shows that a team was not found', async () => {
    const { visitor } = await createWithTeam()
    openSettings(visitor, 'team/3f1b2c4d-0000-4000-8000-000000000001')
    await screen.findByRole('heading', { name: 'Team not found' })
  })
})
