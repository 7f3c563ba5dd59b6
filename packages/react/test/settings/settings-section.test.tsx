import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LatchkeyProvider } from '../../src/index.js'
import {
  type PageEvent,
  SettingsSection,
  type SettingsSectionProps,
} from '../../src/pages/index.js'
import { hydrate } from '../hydrate.js'
import { createOpenProject, createSignedIn, createSignedInAs } from '../settings-visitor.js'
import { createVisitor, email, goTo, password, show, type Visitor } from '../visitor.js'

/** Renders a section on a page of the app. */
function openSection(visitor: Visitor, section: SettingsSectionProps) {
  const events: PageEvent[] = []
  goTo('/my-own-page')
  const view = show(
    visitor,
    <SettingsSection {...section} onEvent={(event) => events.push(event)} />,
  )
  return { ...view, events }
}

const heading = (name: string) => screen.findByRole('heading', { name })

describe('SettingsSection', () => {
  it.each([
    ['profile', 'Profile'],
    ['emails', 'Emails'],
    ['security', 'Security'],
    ['sessions', 'Sessions'],
    ['api-keys', 'API keys'],
    ['new-team', 'Create team'],
  ] as const)(
    'renders the section %s without the navigation of the settings',
    async (section, title) => {
      const visitor = await createSignedIn(await createOpenProject())
      openSection(visitor, { section })
      await heading(title)
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
      expect(screen.queryByRole('main')).toBeNull()
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(document.activeElement).toBe(document.body)
    },
  )

  it('saves a changed name', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSection(visitor, { section: 'profile' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await person.clear(name)
    await person.type(name, 'Ada King{Enter}')
    await screen.findByText('Name saved.')
    expect((await visitor.app.getUser({ or: 'throw' })).displayName).toBe('Ada King')
  })

  it('shows a team and calls onGo with null after the user has left it', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const team = await visitor.user.createTeam({ displayName: 'Engines' })
    const onGo = vi.fn<NonNullable<SettingsSectionProps['onGo']>>()
    const { person } = openSection(visitor, { section: 'team', teamId: team.id, onGo })
    await heading('Engines')
    // Without a section, all of them are shown.
    await screen.findByRole('region', { name: '1 member' })
    await person.click(await screen.findByRole('button', { name: 'Leave team' }))
    const [, confirm] = screen.getAllByRole('button', { name: 'Leave team', hidden: true })
    await person.click(confirm!)
    await waitFor(() => expect(onGo).toHaveBeenCalledExactlyOnceWith(null))
  })

  it('shows one section of a team', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const team = await visitor.user.createTeam({ displayName: 'Engines' })
    openSection(visitor, { section: 'team', teamId: team.id, teamSection: 'members' })
    await heading('Members')
    await screen.findByRole('region', { name: '1 member' })
    expect(screen.queryByRole('button', { name: 'Leave team' })).toBeNull()
  })

  it('shows that the user is impersonated (AD11)', async () => {
    const project = await createOpenProject()
    const { user } = await createSignedIn(project)
    openSection(await createSignedInAs(project, user.id, true), { section: 'profile' })
    await heading('Profile')
    const note = await screen.findByRole('note')
    expect(note.textContent).toMatch(/impersonating this user/)
  })

  it('redirects to the account settings after a team is created without onGo', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSection(visitor, { section: 'new-team' })
    await person.type(await screen.findByRole('textbox'), 'Engines{Enter}')
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    expect(visitor.visits[0]).toMatch(/\/handler\/account-settings$/)
  })

  it('links a signed-out user to the sign-in page and shows the section after the sign-in', async () => {
    const project = await createOpenProject()
    await createSignedIn(project)
    const visitor = createVisitor(project)
    openSection(visitor, { section: 'sessions' })
    await screen.findByRole('link', { name: 'Sign in' })
    await act(() => visitor.app.signInWithCredential({ email, password, noRedirect: true }))
    await heading('Sessions')
    await act(() => visitor.app.signOut({ noRedirect: true }))
    await screen.findByRole('link', { name: 'Sign in' })
  })

  it('renders in the language of the app with the labels of the section', async () => {
    const { app } = await createSignedIn(await createOpenProject())
    const labels = { settingsSessionList: 'Geräte' }
    render(
      <LatchkeyProvider app={app} lang="de">
        <SettingsSection section="sessions" labels={labels} />
      </LatchkeyProvider>,
    )
    await heading('Sitzungen')
    screen.getByText('Geräte')
  })

  it('asks for confirmation before the browser leaves a page with unsaved changes', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person } = openSection(visitor, { section: 'profile' })
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' King')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('renders a skeleton on the server and hydrates without a mismatch', async () => {
    const project = await createOpenProject()
    const server = createVisitor(project, {
      tokenStore: 'cookie',
      platform: { kind: 'server', cookies: undefined },
    })
    const browser = await createSignedIn(project)
    const { html, recovered } = hydrate(server, browser, <SettingsSection section="sessions" />)
    expect(html).toContain('lk-skeleton')
    await heading('Sessions')
    expect(recovered).not.toHaveBeenCalled()
  })
})
