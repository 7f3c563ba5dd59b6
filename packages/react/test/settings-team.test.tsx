import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  asServer,
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  openSettings,
  watchNetwork,
} from './settings-visitor.js'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

async function createWithTeam() {
  const project = await createOpenProject()
  const visitor = await createSignedIn(project)
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  return { project, visitor, team }
}

/** Grace, who is a member without further rights. */
async function createMember(project: Awaited<ReturnType<typeof createOpenProject>>, team: string) {
  const { id } = await asServer(project, 'POST', '/users', { display_name: 'Grace Hopper' })
  await asServer(project, 'POST', `/team-memberships/${team}/${String(id)}`)
  return createSignedInAs(project, String(id))
}

it('creates a team, selects it, and goes there', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const network = watchNetwork()
  const { person } = openSettings(visitor, 'new-team')
  const create = await screen.findByRole('button', { name: 'Create team' })
  await person.click(create)
  await screen.findByText('Give the team a name.')
  expect(network.calls('POST /teams')).toBe(0)
  await person.type(screen.getByRole('textbox', { name: 'Name of the team' }), ' Engines ')
  await person.dblClick(create)
  await screen.findByRole('heading', { name: 'Engines', level: 2 })
  expect(network.calls('POST /teams')).toBe(1)
  const id = visitor.app.user.get().data?.selectedTeam?.id
  expect(window.location.pathname).toBe(`/handler/account-settings/team/${id}`)
})

it('says so where teams cannot be created', async () => {
  const project = await createOpenProject({ config: { clientTeamCreationEnabled: false } })
  openSettings(await createSignedIn(project), 'new-team')
  await screen.findByText('This app does not let its people create teams.')
})

it('renames the team, and the person in it', async () => {
  const { visitor, team } = await createWithTeam()
  const { person } = openSettings(visitor, `team/${team.id}`)
  const looks = await section('Name and picture')
  const name = looks.getByRole('textbox')
  await person.clear(name)
  await person.type(name, 'Difference Engines{Enter}')
  await screen.findByRole('heading', { name: 'Difference Engines' })

  const own = await section('Your name in this team')
  const field = await own.findByRole('textbox')
  await person.clear(field)
  await person.type(field, 'The Countess{Enter}')
  await (await section('Members')).findByText('The Countess')
})

it('invites by mail, lists who was invited, and takes an invitation back', async () => {
  const { project, visitor, team } = await createWithTeam()
  const { person } = openSettings(visitor, `team/${team.id}`)
  const members = await section('Members')
  await members.findByText('You')
  const field = await members.findByRole('textbox', { name: 'E-mail address' })
  await person.type(field, 'a@b, c@d{Enter}')
  await members.findByText(/^Enter one e-mail address/)
  await person.clear(field)
  await person.type(field, 'grace@example.com')
  await person.dblClick(members.getByRole('button', { name: 'Send invitation' }))
  await members.findByText(/^An invitation is on its way to/)
  await project.inbox.next({ to: 'grace@example.com' })
  const invited = await waitFor(() => members.getByText('grace@example.com', { selector: 'li *' }))
  await person.click(within(invited.closest('li')!).getByRole('button', { name: 'Take back' }))
  await members.findByText('Nobody is invited at the moment.')
  await waitFor(async () => expect(await team.listInvitations()).toEqual([]))
})

it('shows a member without rights only what it may', async () => {
  const { project, team } = await createWithTeam()
  const member = await createMember(project, team.id)
  for (const right of ['$read_members', '$invite_members'])
    await asServer(
      project,
      'DELETE',
      `/team-permissions/${team.id}/${member.user.id}/${right}`,
    ).catch(() => {})
  openSettings(member, `team/${team.id}`)
  await screen.findByText('Only some members can change them.')
  expect(screen.queryByRole('textbox', { name: 'Name of the team' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'API keys' })).toBeNull()
  await section('Your name in this team')
  await section('Leave team')
})

it('has a slot for what only the app can do with a member', async () => {
  const { project, visitor, team } = await createWithTeam()
  await createMember(project, team.id)
  openSettings(visitor, `team/${team.id}`, {
    memberActions: (member, { displayName }) => (
      <button type="button">
        Remove {member.profile.displayName} from {displayName}
      </button>
    ),
  })
  await screen.findByRole('button', { name: 'Remove Grace Hopper from Engines' })
})

it('makes keys of the team', async () => {
  const { visitor, team } = await createWithTeam()
  const { person } = openSettings(visitor, `team/${team.id}`)
  const keys = await section('API keys')
  await person.click(await keys.findByRole('button', { name: 'Create a key' }))
  const form = within(await screen.findByRole('dialog'))
  await person.type(form.getByRole('textbox'), 'Build{Enter}')
  await screen.findByRole('dialog', { name: 'Copy your key now' })
  expect(await team.listApiKeys()).toMatchObject([{ type: 'team', description: 'Build' }])
})

it('leaves a team after a question', async () => {
  const { visitor, team } = await createWithTeam()
  const { person } = openSettings(visitor, `team/${team.id}`)
  await person.click(await (await section('Leave team')).findByRole('button'))
  const question = within(await screen.findByRole('dialog', { name: /^Leave/ }))
  await person.click(question.getByRole('button', { name: 'Leave team' }))
  await screen.findByRole('heading', { name: 'Profile' })
  expect(await visitor.user.listTeams()).toEqual([])
  expect(screen.queryByRole('link', { name: /Engines/ })).toBeNull()
})

it('says so where there is no such team', async () => {
  const { visitor } = await createWithTeam()
  openSettings(visitor, 'team/3f1b2c4d-0000-4000-8000-000000000001')
  await screen.findByRole('heading', { name: 'No such team' })
})
