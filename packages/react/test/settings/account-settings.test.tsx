import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountSettings, Handler } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  openSettings,
} from '../settings-visitor.js'
import { createVisitor, email, goTo, password, show } from '../visitor.js'
import { queryOf } from '@latchkey/core/query'

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const link = (name: string) => screen.findByRole('link', { name })

describe('AccountSettings', () => {
  it('links a signed-out user to the sign-in page with the section as after_auth_return_to', async () => {
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

  it('treats an anonymous user as signed out (IN28)', async () => {
    const visitor = createVisitor(
      await createOpenProject({ config: { anonymousAccountsEnabled: true } }),
    )
    await visitor.app.getUser({ or: 'anonymous' })
    goTo('/handler/account-settings')
    show(visitor, <AccountSettings />)
    await screen.findByRole('heading', { name: "You're signed out" })
  })

  it('shows its heading and the title of the section while the project loads', async () => {
    const network = watchNetwork()
    const visitor = await createSignedIn(await createOpenProject())
    const release = holdResponse(network, 'GET /projects/current')
    openSettings(visitor, 'sessions')
    await screen.findByText('Account')
    screen.getByText('Sessions')
    expect(screen.queryByRole('heading')).toBeNull()
    release()
    await heading('Sessions')
  })

  // React delays content that replaces a fallback by 300 ms.
  it('renders a newly loaded section fewer than ten times until React reveals it', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    let times = 0
    const counted = () => {
      times++
      return 'Help text'
    }
    const labels = Object.defineProperty({}, 'settingsDeleteHelp', { get: counted })
    openSettings(visitor, 'profile', { labels })
    await screen.findByRole('heading', { name: 'Danger zone' })
    expect(times).toBeLessThan(10)
  })

  it('opens the section of the URL and switches sections without a page load', async () => {
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

  it('signs the user out in the profile and redirects to the page after sign-out', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person, events } = openSettings(visitor, 'profile')
    await person.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(visitor.app.session.get().status).toBe('signed-out'))
    await waitFor(() => expect(visitor.visits).toEqual(['/']))
    await waitFor(() => expect(events).toEqual([{ type: 'signed-out', confirmed: true }]))
  })

  it('starts with the list of sections and links back to it', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSettings(visitor, '')
    const title = await screen.findByRole('heading', { name: 'Account', level: 1 })
    await waitFor(() => expect(document.activeElement).toBe(title))
    await person.click(await link('Sessions'))
    await heading('Sessions')
    await person.click(await link('All settings'))
    expect(window.location.pathname).toBe('/handler/account-settings')
    await heading('Profile')
  })

  it('is rendered by the Handler with the section of its URL', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    goTo('/handler/accountSettings/api-keys')
    show(visitor, <Handler />)
    expect(await heading('API keys')).toBeDefined()
  })

  it('lists only the sections of the project and explains that API keys are disabled', async () => {
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
    ])
  })

  it('asks for confirmation before it discards unsaved changes', async () => {
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
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(window.location.pathname).toBe('/handler/account-settings/profile')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Ada Lovelace II',
    )

    await person.click(await link('Security'))
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await heading('Security')
    expect(leave()).toBe(false)
  })

  it('asks for no confirmation when the list links to the section that is already open', async () => {
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

  it('loads the section on a retry after a server error', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    network.replaceAnswer('GET /projects/current', { status: 500 })
    const { person } = openSettings(visitor, 'profile')
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await heading('Profile')
  })

  it('shows the same initial in every avatar of a user without a name', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.update({ displayName: null })
    openSettings(visitor, 'profile')
    await heading('Profile')
    const initials = Array.from(
      document.querySelectorAll('.lk-avatar'),
      (avatar) => avatar.textContent,
    )
    expect(initials.length).toBeGreaterThan(1)
    expect(new Set(initials).size).toBe(1)
  })

  it('saves the name, and keeps the typed name after a network error', async () => {
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
    await waitFor(() => screen.getByText('Name saved.'))
    expect(screen.getByText('Name saved.').closest('[role="status"]')).not.toBeNull()
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
    const answers = [holdResponse(network, 'GET /users/me'), holdResponse(network, 'GET /users/me')]
    const before = network.calls('GET /users/me')
    await person.click(remove)
    await waitFor(() => expect(network.calls('GET /users/me')).toBe(before + 1))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const samples: boolean[] = []
    const sample = () =>
      samples.push(screen.queryByRole('button', { name: 'Remove picture' }) === null)
    await waitFor(() => {
      sample()
      expect(network.calls('PATCH /users/me')).toBe(2)
    })
    for (const answer of answers) answer()
    await waitFor(() => {
      sample()
      expect(screen.queryByText('Picture removed.')).not.toBeNull()
      expect(screen.queryByText('Name saved.')).not.toBeNull()
    })
    expect(samples).not.toContain(false)
  })

  it('shows that the teams of the user did not load and loads them on a retry', async () => {
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
    // The retry button had focus and is gone.
    await waitFor(() =>
      expect(list.getByRole('link', { name: 'Profile' })).toBe(document.activeElement),
    )
  })

  it('shows that the user is impersonated and does not let the impersonator create keys or delete the account (AD11)', async () => {
    const project = await createOpenProject()
    const { user } = await createSignedIn(project)
    const impersonator = await createSignedInAs(project, user.id, true)
    const { person } = openSettings(impersonator, 'api-keys')
    await screen.findByText('You are impersonating this user.')
    await screen.findByText('Only the account owner can create keys.')
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull()

    await person.click(await link('Profile'))
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    await screen.findByRole('heading', { name: 'Only the owner can do this' })
  })

  it('reminds the user of an unverified address in every section except Emails', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    const address = visitor.user.primaryEmail!
    const { person } = openSettings(visitor, 'profile')
    const note = within(await screen.findByRole('region', { name: 'Unverified' }))
    await person.click(note.getByRole('button', { name: 'Resend verification' }))
    await note.findByText(/^We sent a verification link to/)
    // Only the receipt is left, and focus stays in the note.
    expect(note.getAllByRole('button')).toEqual([document.activeElement])
    const { code } = await project.inbox.next({ to: address })
    await person.click(await link('Emails'))
    await heading('Emails')
    expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull()
    await person.click(await link('Profile'))
    await screen.findByRole('region', { name: 'Unverified' })
    await visitor.app.verifyEmail(code!)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull())
  })

  it('hides the reminder of an unverified address after it was dismissed', async () => {
    const { person } = openSettings(await createSignedIn(await createOpenProject()), 'profile')
    await person.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull()
  })

  it('keeps the reminder for a user who must verify the address until the address is verified', async () => {
    const project = await createOpenProject({ config: { requireEmailVerification: true } })
    const visitor = createVisitor(project)
    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    const { person } = openSettings(visitor, 'profile')
    const note = within(await screen.findByRole('region', { name: 'Unverified' }))
    expect(note.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    await person.click(note.getByRole('button', { name: 'Resend verification' }))
    const { code } = await project.inbox.next({ to: email })
    await waitFor(() => expect(note.getByRole('status')).toBe(document.activeElement))
    expect(await visitor.app.getUser()).toBeNull()
    await visitor.app.verifyEmail(code!)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unverified' })).toBeNull())
    expect(await visitor.app.getUser()).not.toBeNull()
  })
})
