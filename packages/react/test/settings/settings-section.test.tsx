import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LatchkeyProvider } from '../../src/index.js'
import {
  type PageEvent,
  SettingsSection,
  type SettingsSectionProps,
} from '../../src/pages/index.js'
import { hydrate } from '../hydrate.js'
import { createOpenProject, createSignedIn, createSignedInAs } from '../settings-visitor.js'
import { createVisitor, email, goTo, password, show, type Visitor } from '../visitor.js'

afterEach(() => {
  cleanup()
  goTo('/')
})

/** A section on a page of the app's own. */
function openSection(visitor: Visitor, section: SettingsSectionProps) {
  const events: PageEvent[] = []
  goTo('/my-own-page')
  const shown = show(
    visitor,
    <SettingsSection {...section} onEvent={(event) => events.push(event)} />,
  )
  return { ...shown, events }
}

const heading = (name: string) => screen.findByRole('heading', { name })

it.each([
  ['profile', 'Profile'],
  ['emails', 'Emails'],
  ['security', 'Security'],
  ['sessions', 'Sessions'],
  ['api-keys', 'API keys'],
  ['new-team', 'Create team'],
  ['settings', 'Danger zone'],
] as const)('shows the section %s with nothing around it', async (section, title) => {
  const visitor = await createSignedIn(await createOpenProject())
  openSection(visitor, { section })
  await heading(title)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

it('saves what is changed in it', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSection(visitor, { section: 'profile' })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await person.clear(name)
  await person.type(name, 'Ada King{Enter}')
  await screen.findByText('Saved.')
  expect((await visitor.app.getUser({ or: 'throw' })).displayName).toBe('Ada King')
})

it('shows one team, and says when it was left', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const team = await visitor.user.createTeam({ displayName: 'Engines' })
  const onGo = vi.fn<NonNullable<SettingsSectionProps['onGo']>>()
  const { person } = openSection(visitor, { section: 'team', teamId: team.id, onGo })
  await heading('Engines')
  await person.click(await screen.findByRole('button', { name: 'Leave team' }))
  const [, really] = screen.getAllByRole('button', { name: 'Leave team', hidden: true })
  await person.click(really!)
  await waitFor(() => expect(onGo).toHaveBeenCalledExactlyOnceWith(null))
})

it('AD11: says so where somebody acts in the name of the person', async () => {
  const project = await createOpenProject()
  const { user } = await createSignedIn(project)
  openSection(await createSignedInAs(project, user.id, true), { section: 'profile' })
  await heading('Profile')
  const note = await screen.findByRole('note')
  expect(note.textContent).toMatch(/impersonating this user/)
})

it('goes to the account settings once its work is done, unless told where to', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSection(visitor, { section: 'new-team' })
  await person.type(await screen.findByRole('textbox'), 'Engines{Enter}')
  await waitFor(() => expect(visitor.visits).toHaveLength(1))
  expect(visitor.visits[0]).toMatch(/\/handler\/account-settings$/)
})

it('leads whoever is signed out to sign-in, and shows the section of whoever comes', async () => {
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

it('speaks the language of the app, and in the words of its own', async () => {
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

it('asks before a page is left where something is not saved', async () => {
  const visitor = await createSignedIn(await createOpenProject())
  const { person } = openSection(visitor, { section: 'profile' })
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' King')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

it('is a skeleton on a server, and hydrates without a mismatch', async () => {
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
