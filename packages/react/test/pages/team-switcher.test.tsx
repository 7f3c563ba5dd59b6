import type { AppEvent, ClientAppOptions } from '@latchkey/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TeamSwitcher } from '../../src/pages/index.js'
import { cancelWait, respondWithWait } from '../cancel-wait.js'
import { holdResponse, watchNetwork } from '../network.js'
import { asServer, createOpenProject, createSignedIn } from '../settings-visitor.js'
import { show } from '../visitor.js'

const CREATE = 'POST /teams'
const PROJECT = 'GET /projects/current'

// The DOM of tests has no popovers.
HTMLElement.prototype.hidePopover ??= () => {}

async function openMenu(options?: ClientAppOptions) {
  const project = await createOpenProject()
  const visitor = await createSignedIn(project, options)
  const network = watchNetwork()
  const selectedTeams: string[] = []
  const onSelect = ({ displayName }: { displayName: string }) =>
    void selectedTeams.push(displayName)
  const view = show(visitor, <TeamSwitcher onSelect={onSelect} />)
  /** Chooses "Create team" in the menu. */
  const open = async () => {
    const item = await screen.findByRole('menuitem', { name: 'Create team', hidden: true })
    await view.person.click(item)
    const form = within(await screen.findByRole('dialog', { name: 'Create team' }))
    return {
      form,
      field: form.getByRole('textbox'),
      create: form.getByRole('button', { name: 'Create team' }),
      cancel: form.getByRole('button', { name: 'Cancel' }),
    }
  }
  return { ...view, ...visitor, project, network, open, selectedTeams }
}

it('TeamSwitcher focuses the missing team name each time the form is submitted', async () => {
  const { person, network, open } = await openMenu()
  const { form, field, create } = await open()
  for (let nth = 0; nth < 2; nth += 1) {
    await person.click(create)
    await form.findByText('Enter a name.')
    await waitFor(() => expect(document.activeElement).toBe(field))
  }
  expect(network.calls(CREATE)).toBe(0)
})

it('TeamSwitcher falls back to no team when a request shows that the selected team was deleted (87)', async () => {
  const { app, user, project } = await openMenu()
  const team = await user.createTeam({ displayName: 'Looms' })
  await user.setSelectedTeam(team)
  await screen.findByRole('menuitemradio', { name: 'Looms', checked: true, hidden: true })
  await asServer(project, 'DELETE', `/teams/${team.id}`)
  await expect(team.listMembers()).rejects.toMatchObject({ code: 'TEAM_MEMBERSHIP_NOT_FOUND' })
  await waitFor(() => expect(app.user.get().data?.selectedTeam).toBeNull())
  await waitFor(() =>
    expect(screen.queryByRole('menuitemradio', { name: 'Looms', hidden: true })).toBeNull(),
  )
})

it('TeamSwitcher selects the last chosen team, even while selecting the previous one is pending', async () => {
  const { person, user, network, selectedTeams } = await openMenu()
  for (const displayName of ['Looms', 'Engines', 'Cards']) await user.createTeam({ displayName })
  const choose = async (name: string) =>
    person.click(await screen.findByRole('menuitemradio', { name, hidden: true }))
  const release = holdResponse(network, 'PATCH /users/me')
  await choose('Looms')
  await choose('Engines')
  release()
  await screen.findByRole('menuitemradio', { name: 'Engines', checked: true, hidden: true })
  await waitFor(() => expect(selectedTeams).toEqual(['Engines']))
})

it('TeamSwitcher opens the form without the error of the previous attempt', async () => {
  const { person, network, open } = await openMenu()
  network.fail(CREATE)
  const first = await open()
  await person.type(first.field, 'Engines{Enter}')
  await first.form.findByText(/^Can't reach the server/)
  await person.click(first.cancel)
  const second = await open()
  expect(screen.queryByText(/^Can't reach the server/)).toBeNull()
  await person.type(second.field, 'Engines{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.calls(CREATE)).toBe(2)
})

it('TeamSwitcher keeps the form open during the request, even if the browser closes it, and shows the error in it', async () => {
  const { person, network, open } = await openMenu()
  const release = holdResponse(network, CREATE)
  network.fail(CREATE)
  const { form, field } = await open()
  await person.type(field, 'Engines{Enter}')
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // Browsers close a dialog when Escape is pressed twice.
  act(() => dialog.close())
  expect(dialog.open).toBe(true)
  release()
  await form.findByText(/^Can't reach the server/)
  act(() => dialog.close())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('TeamSwitcher shows the rate-limit wait in the form until the user cancels it (RT07)', async () => {
  const { person, network, open } = await openMenu()
  respondWithWait(network, CREATE)
  const { form, field, create } = await open()
  await person.type(field, 'Engines{Enter}')
  await form.findByText(/^Too many attempts.+seconds.$/)
  await cancelWait(person)
  await waitFor(() => expect(create.getAttribute('aria-busy')).toBe('false'))
  expect(create.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(create)
  expect(network.calls(CREATE)).toBe(1)
})

it('TeamSwitcher does not show the rate-limit wait of another request (RT07)', async () => {
  const waits: AppEvent[] = []
  const { person, app, network, open } = await openMenu({
    onEvent: (event) => void (event.type === 'retry' && waits.push(event)),
  })
  const { form, field, create } = await open()
  const release = holdResponse(network, CREATE)
  await person.type(field, 'Engines{Enter}')
  network.respond429(PROJECT, { retryAfter: 50 })
  const before = network.calls(PROJECT)
  void app.project.refresh().catch(() => {})
  await waitFor(() => expect(network.calls(PROJECT)).toBe(before + 1))
  await waitFor(() => expect(waits).toEqual([expect.objectContaining({ reason: 'rate-limit' })]))
  // The form would show the wait one render later.
  await act(async () => {})
  expect(form.queryByText(/^Too many attempts/)).toBeNull()
  expect(create.getAttribute('aria-busy')).toBe('true')
  release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
