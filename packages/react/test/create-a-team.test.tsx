import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TeamSwitcher } from '../src/pages/index.js'
import { createOpenProject, createSignedIn, watchNetwork } from './settings-visitor.js'
import { show } from './visitor.js'

const CREATE = 'POST /teams'

// The DOM of tests knows no popovers.
HTMLElement.prototype.hidePopover ??= () => {}

afterEach(cleanup)

async function openMenu() {
  const visitor = await createSignedIn(await createOpenProject())
  const network = watchNetwork()
  const shown = show(visitor, <TeamSwitcher />)
  /** Chooses "Create a team" in the menu. */
  const open = async () => {
    const item = await screen.findByRole('menuitem', { name: 'Create a team', hidden: true })
    await shown.person.click(item)
    const form = within(await screen.findByRole('dialog', { name: 'Create a team' }))
    return {
      form,
      field: form.getByRole('textbox'),
      create: form.getByRole('button', { name: 'Create a team' }),
      cancel: form.getByRole('button', { name: 'Cancel' }),
    }
  }
  return { ...shown, ...visitor, network, open }
}

it('leads to the missing name each time that it is missing', async () => {
  const { person, network, open } = await openMenu()
  const { form, field, create } = await open()
  for (let nth = 0; nth < 2; nth += 1) {
    await person.click(create)
    await form.findByText('Enter a name.')
    expect(document.activeElement).toBe(field)
  }
  expect(network.calls(CREATE)).toBe(0)
})

it('asks anew each time, without what went wrong the last time', async () => {
  const { person, network, open } = await openMenu()
  network.fail(CREATE)
  const first = await open()
  await person.type(first.field, 'Engines{Enter}')
  await first.form.findByText(/^No answer came/)
  await person.click(first.cancel)
  const second = await open()
  expect(screen.queryByText(/^No answer came/)).toBeNull()
  await person.type(second.field, 'Engines{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.calls(CREATE)).toBe(2)
})

it('keeps what comes late out of a form that was opened meanwhile', async () => {
  const { person, network, open } = await openMenu()
  let answer = () => {}
  network.delay(CREATE, new Promise<void>((resolve) => (answer = resolve)))
  network.fail(CREATE)
  const first = await open()
  await person.type(first.field, 'Engines{Enter}')
  // As browsers do when Escape is pressed twice.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
  const { create } = await open()
  expect(create.getAttribute('aria-disabled')).toBe('true')
  answer()
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('false'))
  screen.getByRole('dialog')
  expect(screen.queryByText(/^No answer came/)).toBeNull()
})
