import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AccountSettings, Handler } from '../../src/pages/index.js'
import {
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  holdAnswer,
  openSettings,
  watchNetwork,
} from '../settings-visitor.js'
import { createVisitor, email, goTo, password, show } from '../visitor.js'
import { queryOf } from '@latchkey/core/query'

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const link = (name: string) => screen.findByRole('link', { name })

it('asks who is signed out to sign in, and to come back to the section', async () => {
  const visitor = createVisitor(await createOpenProject())
  goTo('/handler/account-settings/sessions')
  show(visitor, <AccountSettings />)
  await screen.findByRole('heading', { name: "You're signed out" })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Sign in' })
  await waitFor(() =>
    expect(new URL(link.href).searchParams.get('after_auth_return_to')).toBe(
      '/handler/account-settings/sessions',
    ),
  )
})

it('IN28: takes an anonymous user for signed out', async () => {
  const visitor = createVisitor(
    await createOpenProject({ config: { anonymousAccountsEnabled: true } }),
  )
  await visitor.app.getUser({ or: 'anonymous' })
  goTo('/handler/account-settings')
  show(visitor, <AccountSettings />)
  await screen.findByRole('heading', { name: "You're signed out" })
})

// React holds back for 300 ms what takes the place of a fallback.
it('draws a section that has just been loaded a few times, and not until it may be shown', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  let times = 0
  const counted = () => {
    times++
    return 'What follows from it'
  }
  const labels = Object.defineProperty({}, 'settingsSignOutHelp', { get: counted })
  openSettings(visitor, 'settings', { labels })
  await heading('Danger zone')
  expect(times).toBeLessThan(10)
})

it('is at the section that the address names, and goes to others without leaving the page', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSettings(visitor, 'Sessions/')
  const sessions = await heading('Sessions')
  await waitFor(() => expect(document.activeElement).toBe(sessions))
  await person.click(await link('Security'))
  const security = await heading('Security')
  await waitFor(() => expect(document.activeElement).toBe(security))
  expect(window.location.pathname).toBe('/handler/account-settings/security')
  expect((await link('Security')).getAttribute('aria-current')).toBe('page')
  goTo('/handler/account-settings/sessions')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await heading('Sessions')
  expect(visitor.visits).toEqual([])
})

it('begins with the list of sections, and leads back to it', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSettings(visitor, '')
  const title = await screen.findByRole('heading', { name: 'Account', level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await person.click(await link('Danger zone'))
  await heading('Danger zone')
  await person.click(await link('All settings'))
  expect(window.location.pathname).toBe('/handler/account-settings')
  await heading('Profile')
})

it('is what the handler shows, with its section', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  goTo('/handler/accountSettings/api-keys')
  show(visitor, <Handler />)
  expect(await heading('API keys')).toBeDefined()
})

it('lists what the project offers, and says so where it does not', async () => {
  const project = await createOpenProject({
    config: { allowUserApiKeys: false, clientTeamCreationEnabled: false },
  })
  openSettings(await createSignedIn(project), 'api-keys')
  await screen.findByText('API keys are disabled.')
  const sections = within(await screen.findByRole('navigation', { name: 'Sections' }))
  expect(sections.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Emails',
    'Security',
    'Sessions',
    'Danger zone',
  ])
})

it('asks before it loses what was typed', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSettings(visitor, 'profile')
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(leave()).toBe(false)
  await person.type(name, ' II')
  expect(leave()).toBe(true)

  await person.click(await link('Security'))
  await person.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(window.location.pathname).toBe('/handler/account-settings/profile')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
    'Ada Lovelace II',
  )

  await person.click(await link('Security'))
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await heading('Security')
  expect(leave()).toBe(false)
})

it('asks nothing where the section that it stands in is gone to, beside the list', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSettings(visitor, '')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await person.type(name, ' II')
  await person.click(await link('Profile'))
  expect(window.location.pathname).toBe('/handler/account-settings/profile')
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.click(await link('All settings'))
  expect(window.location.pathname).toBe('/handler/account-settings')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(name.isConnected && name.value).toBe('Ada Lovelace II')

  await person.click(await link('Security'))
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await heading('Security')
})

it('tries again when nothing could be loaded', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const network = watchNetwork()
  network.replaceAnswer('GET /projects/current', { status: 500 })
  const { person } = openSettings(visitor, 'profile')
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  await heading('Profile')
})

it('shows the same initial everywhere of somebody who has no name', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  await visitor.user.update({ displayName: null })
  openSettings(visitor, 'profile')
  await heading('Profile')
  const shown = Array.from(document.querySelectorAll('.lk-avatar'), (one) => one.textContent)
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown).size).toBe(1)
})

it('saves a name, says so, and keeps what was typed when that fails', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const network = watchNetwork()
  const { person, events } = openSettings(visitor, 'profile')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await person.clear(name)
  await person.type(name, '<b>Countess</b>')
  network.fail('PATCH /users/me')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Can't reach the server/)
  expect(name.value).toBe('<b>Countess</b>')
  expect(events.map(({ type }) => type)).toEqual(['failed'])
  await person.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => screen.getByText('Saved.'))
  expect(screen.getByText('Saved.').closest('[role="status"]')).not.toBeNull()
  expect(network.calls('PATCH /users/me')).toBe(2)
  expect(visitor.app.user.get().data?.displayName).toBe('<b>Countess</b>')
  await waitFor(() => expect(screen.getAllByText('<b>Countess</b>').length).toBeGreaterThan(0))
})

it('removes the picture without showing it again while the name is saved at the same time', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  await visitor.user.update({ profileImageUrl: `data:image/gif;base64,${pixel}` })
  const network = watchNetwork()
  const { person } = openSettings(visitor, 'profile')
  const remove = await screen.findByRole('button', { name: 'Remove picture' })
  await person.type(screen.getByRole('textbox', { name: 'Name' }), ' II')
  const answers = [holdAnswer(network, 'GET /users/me'), holdAnswer(network, 'GET /users/me')]
  const before = network.calls('GET /users/me')
  await person.click(remove)
  await waitFor(() => expect(network.calls('GET /users/me')).toBe(before + 1))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const seen: boolean[] = []
  const look = () => seen.push(screen.queryByRole('button', { name: 'Remove picture' }) === null)
  await waitFor(() => {
    look()
    expect(network.calls('PATCH /users/me')).toBe(2)
  })
  for (const answer of answers) answer()
  await waitFor(() => {
    look()
    expect(screen.queryAllByText('Saved.')).toHaveLength(2)
  })
  expect(seen).not.toContain(false)
})

it('says so where the teams of the person do not load, and tries again', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  await visitor.user.createTeam({ displayName: 'Engines' })
  const teams = queryOf(visitor.app, visitor.user, 'listTeams')
  const network = watchNetwork()
  network.replaceAnswer('GET /teams', { status: 500 }, { times: 9 })
  await teams.refresh().catch(() => {})
  const { person } = openSettings(visitor, 'profile')
  const list = within(await screen.findByRole('navigation'))
  await list.findByText(/^Something went wrong/)
  network.reset()
  await person.click(list.getByRole('button', { name: 'Try again' }))
  await list.findByRole('link', { name: 'Engines' })
  expect(list.queryByText(/^Something went wrong/)).toBeNull()
  // The button had focus, and is gone.
  await waitFor(() =>
    expect(list.getByRole('link', { name: 'Profile' })).toBe(document.activeElement),
  )
})

it('AD11: says whose account it is while somebody acts in its name, and makes no keys then', async () => {
  const project = await createOpenProject()
  const { user } = await createSignedIn(project)
  const helper = await createSignedInAs(project, user.id, true)
  const { person } = openSettings(helper, 'api-keys')
  await screen.findByText('You are impersonating this user.')
  await screen.findByText('Only the account owner can create keys.')
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull()

  await person.click(await link('Danger zone'))
  await person.click(await screen.findByRole('button', { name: 'Delete account' }))
  await screen.findByRole('heading', { name: 'Only the owner can do this' })
})

it('reminds the user of an unverified address in every section but that of the addresses', async () => {
  const project = await createOpenProject()
  const visitor = await createSignedIn(project)
  const address = visitor.user.primaryEmail!
  const { person } = openSettings(visitor, 'profile')
  const note = within(await screen.findByRole('region', { name: 'Unverified' }))
  await person.click(note.getByRole('button', { name: 'Resend verification' }))
  await note.findByText(/^We sent a verification link to/)
  const { code } = await project.inbox.next({ to: address })
  await person.click(await link('Emails'))
  await heading('Emails')
  expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull()
  await person.click(await link('Profile'))
  await screen.findByRole('region', { name: 'Unverified' })
  await visitor.app.verifyEmail(code!)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull())
})

it('no longer reminds of an unverified address once that was dismissed', async () => {
  const { person } = openSettings(await createSignedIn(await createOpenProject()), 'profile')
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull()
})

it('keeps reminding a user who has to verify the email first, until that is done', async () => {
  const project = await createOpenProject({ config: { requireEmailVerification: true } })
  const visitor = createVisitor(project)
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  const { person } = openSettings(visitor, 'profile')
  const note = within(await screen.findByRole('region', { name: 'Unverified' }))
  expect(note.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await person.click(note.getByRole('button', { name: 'Resend verification' }))
  const { code } = await project.inbox.next({ to: email })
  expect(await visitor.app.getUser()).toBeNull()
  await visitor.app.verifyEmail(code!)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull())
  expect(await visitor.app.getUser()).not.toBeNull()
})
