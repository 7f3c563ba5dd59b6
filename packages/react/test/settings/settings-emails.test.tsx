import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createOpenProject,
  createSignedIn,
  sampleUntil,
  openSettings,
} from '../settings-visitor.js'
import { createVisitor, email, password, press } from '../visitor.js'
import { queryOf } from '@latchkey/core/query'
import { stopClock } from '../cancel-wait.js'

const other = 'lovelace@example.org'
const SEND = 'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code'
const REMOVE = 'DELETE /contact-channels/{user_id}/{contact_channel_id}'
const LIST = 'GET /contact-channels'
const CHANGE = 'PATCH /contact-channels/{user_id}/{contact_channel_id}'

const isSentMessage = (_: string, element: Element | null) =>
  element?.closest('.lk-success') === element?.parentElement &&
  element?.textContent === `We sent a verification link to ${other}.`

const rowOf = async (address: string) =>
  within((await screen.findByText(address, { selector: '.lk-row *' })).closest('li')!)
/** Selects an action of the row of an address as soon as it is enabled. */
const pressIn = async (person: UserEvent, address: string, name: string) => {
  const item = (await rowOf(address)).getByRole('menuitem', { name })
  await waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('false'))
  await person.click(item)
}
const has = async (address: string, text: string | RegExp) =>
  (await rowOf(address)).findByText(text)

/** Creates a user with a second, verified address. */
async function createWithTwoAddresses() {
  const project = await createOpenProject()
  const visitor = await createSignedIn(project)
  const { user, app } = visitor
  const added = await user.createContactChannel({ type: 'email', value: other, usedForAuth: false })
  await added.sendVerificationEmail({ callbackUrl: 'http://localhost:3000/handler/email' })
  const { link } = await project.inbox.next({ to: other })
  await app.verifyEmail(new URL(link).searchParams.get('code') ?? '')
  return { project, visitor }
}

describe('AccountSettings: Emails', () => {
  it('adds an address and sends its verification email', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    const { person, events } = openSettings(visitor, 'emails')
    await has(email, 'Primary')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    await person.type(field, ` ${other} {Enter}`)
    await has(other, 'Unverified')
    await project.inbox.next({ to: other })
    await screen.findByText(isSentMessage)
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(
        '',
      ),
    )
    expect(events).toContainEqual({ type: 'mail-sent' })
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('keeps the cooldown of the resend button after the section is closed and opened again (IN20)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const field = await screen.findByRole('textbox', { name: 'Email address' })
    await person.type(field, `${other}{Enter}`)
    await has(other, 'Unverified')
    await (await rowOf(other)).findByRole('button', { name: /^Resend in/ })
    cleanup()
    const back = openSettings(visitor, 'emails')
    const again = await (await rowOf(other)).findByRole('button', { name: /^Resend in/ })
    await back.person.click(again)
    expect(again.getAttribute('aria-disabled')).toBe('true')
    expect(network.calls(SEND)).toBe(1)
  })

  it('rejects text for the next address while an address is being added', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const release = holdResponse(network, 'POST /contact-channels')
    const { person } = openSettings(visitor, 'emails')
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
    await has(email, 'Primary')
    await person.type(field(), `${other}{Enter}`)
    await person.type(field(), 'x')
    expect(field().value).toBe(other)
    release()
    await screen.findByText(isSentMessage)
    expect(field().value).toBe('')
    await person.type(field(), 'next')
    expect(field().value).toBe('next')
  })

  it('starts the cooldown of an address that was just added (IN20)', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    const network = watchNetwork()
    const release = holdResponse(network, SEND)
    const { person } = openSettings(visitor, 'emails')
    await has(email, 'Primary')
    await person.type(screen.getByRole('textbox', { name: 'Email address' }), `${other}{Enter}`)
    const row = await rowOf(other)
    // The service is already sending the first email.
    await person.click(row.getByRole('button', { name: 'Resend verification' }))
    release()
    await person.click(await row.findByRole('button', { name: /^Resend in/ }))
    await project.inbox.next({ to: other })
    expect(network.calls(SEND)).toBe(1)
  })

  it.each([
    ['two addresses (IN05)', 'a@b.c, d@e.f', 'Enter a valid email address, like name@example.com.'],
    ['an empty field', ' ', 'Enter your email address.'],
    [
      'an address that is already listed',
      email.toUpperCase(),
      "You've already added this address.",
    ],
  ])('shows an error for %s and sends no request', async (_what, typed, message) => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await has(email, 'Primary')
    const field = screen.getByRole('textbox', { name: 'Email address' })
    await person.type(field, `${typed}{Enter}`)
    await screen.findByText(message)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(network.calls('POST /contact-channels')).toBe(0)
  })

  it('shows an address that the service rejects as an error of the field (IN05)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const { person, events } = openSettings(visitor, 'emails')
    const field = await screen.findByRole('textbox', { name: 'Email address' })
    await person.type(field, 'jürgen@example.org{Enter}')
    await screen.findByText(/^Enter a valid email address/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText(/^Something went wrong/)).toBeNull()
    expect(events).toEqual([{ type: 'refused', code: 'SCHEMA_ERROR' }])
  })

  it('sends one verification email for several clicks (IN20)', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    await visitor.user.createContactChannel({ type: 'email', value: other, usedForAuth: false })
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    await person.dblClick(row.getByRole('button', { name: 'Resend verification' }))
    await row.findByText(isSentMessage)
    expect(screen.queryByText('Saved.')).toBeNull()
    const again = await row.findByRole('button', { name: /^Resend in/ })
    await person.click(again)
    expect(again.getAttribute('aria-disabled')).toBe('true')
    expect(network.calls(SEND)).toBe(1)
    await project.inbox.next({ to: other })
  })

  it('shows the rate-limit wait of the service', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.createContactChannel({ type: 'email', value: other, usedForAuth: false })
    const network = watchNetwork()
    network.respond429(SEND, { retryAfter: 90 })
    stopClock()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    await person.click(row.getByRole('button', { name: 'Resend verification' }))
    await row.findByText('Too many attempts. Try again in 90 seconds.')
    expect(network.calls(SEND)).toBe(1)
  })

  it('makes another address primary and changes which addresses are used for sign-in', async () => {
    const { visitor } = await createWithTwoAddresses()
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Make primary' }))
    await has(other, 'Primary')
    await waitFor(() => expect(visitor.app.user.get().data?.primaryEmail).toBe(other))
    await pressIn(person, other, 'Use for sign-in')
    await has(other, 'Used for sign-in')
    await pressIn(person, email, "Don't use for sign-in")
    await waitFor(async () =>
      expect((await rowOf(email)).queryByText('Used for sign-in')).toBeNull(),
    )
  })

  it('requires a recent sign-in before another address becomes primary (IN25)', async () => {
    const { project, visitor } = await createWithTwoAddresses()
    await project.clock.advance('11m')
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Make primary' }))
    await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('says how to finish a change after the user has signed in again for it (88)', async () => {
    const { project, visitor } = await createWithTwoAddresses()
    await project.clock.advance('11m')
    const hint = "You're signed in again. You can make your change now."
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Make primary' }))
    await press(person, 'Sign in again')
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    expect(screen.queryByText(hint)).toBeNull()
    cleanup()
    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    const again = openSettings(visitor, 'emails')
    await screen.findByText(hint)
    await again.person.click((await rowOf(other)).getByRole('menuitem', { name: 'Make primary' }))
    await (await rowOf(other)).findByText('Primary')
    cleanup()
    openSettings(visitor, 'emails')
    await rowOf(other)
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('counts down a rate-limit wait while it checks for a recent sign-in (IN25)', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    await waitFor(() =>
      expect(queryOf(visitor.app, visitor.user, 'listSessions').get().status).toBe('ready'),
    )
    network.respond429('GET /latchkey/sessions', { retryAfter: 90 })
    stopClock()
    await person.click(row.getByRole('menuitem', { name: 'Make primary' }))
    await screen.findByText('Too many attempts. Try again in 90 seconds.')
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('requires a recent sign-in to remove the primary address, but not to remove another one (IN25)', async () => {
    const { project, visitor } = await createWithTwoAddresses()
    const spare = (await visitor.user.listContactChannels()).find(({ value }) => value === other)
    await spare?.update({ usedForAuth: true })
    await project.clock.advance('11m')
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove/ }))
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    await person.click((await rowOf(email)).getByRole('menuitem', { name: 'Remove' }))
    await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(screen.queryByRole('button', { name: 'Remove address' })).toBeNull()
    expect(network.calls(REMOVE)).toBe(0)
  })

  it('removes the primary address after a recent sign-in', async () => {
    const { visitor } = await createWithTwoAddresses()
    const spare = (await visitor.user.listContactChannels()).find(({ value }) => value === other)
    await spare?.update({ usedForAuth: true })
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(email)).getByRole('menuitem', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove/ }))
    await person.click(dialog.getByRole('button', { name: 'Remove address' }))
    await waitFor(() => expect(screen.queryByText(email, { selector: '.lk-row *' })).toBeNull())
  })

  it('shows a change at once and reverts it if the request fails', async () => {
    const { project, visitor } = await createWithTwoAddresses()
    await project.faults.on(CHANGE, { kind: 'status', status: 500 }, { times: 1 })
    const network = watchNetwork()
    const release = holdResponse(network, CHANGE)
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Use for sign-in' }))
    await has(other, 'Used for sign-in')
    release()
    await has(other, /^Something went wrong/)
    await waitFor(async () =>
      expect((await rowOf(other)).queryByText('Used for sign-in')).toBeNull(),
    )
  })

  it('keeps showing an address as used for sign-in while the list reloads', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    const reads = network.calls(LIST)
    const release = holdResponse(network, LIST)
    await person.click(row.getByRole('menuitem', { name: 'Use for sign-in' }))
    const samples: boolean[] = []
    const sample = async () =>
      samples.push((await rowOf(other)).queryByText('Used for sign-in') !== null)
    await waitFor(async () => {
      await sample()
      expect(network.calls(LIST)).toBe(reads + 1)
    })
    release()
    await waitFor(async () => {
      await sample()
      expect((await rowOf(other)).queryByText('Saved.')).not.toBeNull()
    })
    expect(samples).not.toContain(false)
    await has(other, 'Used for sign-in')
  })

  it('says "Saved." only after the reloaded list shows the new primary address', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    const reads = network.calls(LIST)
    const release = holdResponse(network, LIST)
    await person.click(row.getByRole('menuitem', { name: 'Make primary' }))
    await waitFor(() => expect(network.calls(LIST)).toBe(reads + 1))
    await act(async () => {})
    expect(row.queryByText('Saved.')).toBeNull()
    release()
    const badge = await waitFor(() => {
      expect(row.queryByText('Saved.')).not.toBeNull()
      return row.queryByText('Primary')
    })
    expect(badge).not.toBeNull()
  })

  it('disables the actions of other rows while it checks for a recent sign-in', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    const row = await rowOf(other)
    const primary = await rowOf(email)
    const sessions = 'GET /latchkey/sessions'
    await waitFor(() =>
      expect(queryOf(visitor.app, visitor.user, 'listSessions').get().status).toBe('ready'),
    )
    const before = network.calls(sessions)
    const release = holdResponse(network, sessions)
    await person.click(row.getByRole('menuitem', { name: 'Make primary' }))
    await waitFor(() => expect(network.calls(sessions)).toBe(before + 1))
    const remove = primary.getByRole('menuitem', { name: 'Remove' })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    // Only the menu of the row is busy.
    const busy = document.querySelectorAll('li button[aria-busy=true]')
    expect([...busy].map((opener) => opener.getAttribute('aria-label'))).toEqual([
      `Actions for ${other}`,
    ])
    release()
    await row.findByText('Primary')
  })

  it.each(['Make primary', 'Use for sign-in'])(
    'marks the menu of the row as busy and disables its actions while "%s" is pending',
    async (name) => {
      const { visitor } = await createWithTwoAddresses()
      const network = watchNetwork()
      const release = holdResponse(network, CHANGE)
      const { person } = openSettings(visitor, 'emails')
      const row = await rowOf(other)
      await person.click(row.getByRole('menuitem', { name }))
      await waitFor(() => expect(network.calls(CHANGE)).toBe(1))
      const opener = row.getByRole('button', { name: `Actions for ${other}` })
      expect(opener.getAttribute('aria-busy')).toBe('true')
      const remove = row.getByRole('menuitem', { name: 'Remove' })
      expect(remove.getAttribute('aria-disabled')).toBe('true')
      release()
      await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('false'))
      expect(opener.getAttribute('aria-busy')).toBe('false')
    },
  )

  it('does not remove the last sign-in method and explains why', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await has(email, 'This is your only sign-in method. Add another first.')
    const row = await rowOf(email)
    for (const name of ['Remove', "Don't use for sign-in"]) {
      const item = row.getByRole('menuitem', { name })
      expect(item.getAttribute('aria-disabled')).toBe('true')
      await person.click(item)
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(network.calls(CHANGE)).toBe(0)
  })

  it('removes an address after a confirmation', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove/ }))
    await person.click(dialog.getByRole('button', { name: 'Remove address' }))
    await waitFor(() => expect(screen.queryByText(other)).toBeNull())
    expect(network.calls(REMOVE)).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('marks the remove button as busy until the reloaded list no longer has the address', async () => {
    const { visitor } = await createWithTwoAddresses()
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Remove/ }))
    const confirm = dialog.getByRole('button', { name: 'Remove address' })
    const reads = network.calls(LIST)
    const release = holdResponse(network, LIST)
    await person.click(confirm)
    const samples: (string | null)[] = []
    const sample = () => {
      if (confirm.isConnected) samples.push(confirm.getAttribute('aria-busy'))
    }
    await sampleUntil(sample, () => expect(network.calls(LIST)).toBe(reads + 1))
    release()
    await sampleUntil(sample, () => expect(screen.queryByText('Address removed.')).not.toBeNull())
    expect(samples).not.toContain('false')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText(other)).toBeNull()
  })

  it('shows that an address is used by another account', async () => {
    const { project, visitor } = await createWithTwoAddresses()
    const grace = createVisitor(project)
    await grace.app.signUpWithCredential({ email: other, password, noRedirect: true })
    const { person } = openSettings(visitor, 'emails')
    await person.click((await rowOf(other)).getByRole('menuitem', { name: 'Use for sign-in' }))
    await has(other, 'This address is used by another account.')
    expect((await rowOf(other)).queryByText('Used for sign-in')).toBeNull()
  })
})
