import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { email, password } from '../visitor.js'

const DELETE = 'DELETE /users/me'

describe('AccountSettings: Danger zone', () => {
  it('requires a recent sign-in before the account is deleted (IN25)', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    await project.clock.advance('11m')
    const { person } = openSettings(visitor, 'profile')
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(within(dialog).queryByRole('textbox')).toBeNull()
  })

  it('deletes the account after its email address was typed', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'profile')
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    const field = question.getByRole('textbox')
    const confirm = question.getByRole('button', { name: 'Delete account' })
    await person.type(field, 'other@example.com')
    await person.click(confirm)
    await question.findByText("Doesn't match.")
    expect(network.calls(DELETE)).toBe(0)
    await person.clear(field)
    await person.type(field, email)
    await person.click(confirm)
    await waitFor(() => expect(visitor.visits).toEqual(['/']))
    const again = await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    expect(again.status).toBe('error')
  })

  it('shows the date until which a deleted account can be restored', async () => {
    const project = await createOpenProject({ config: { accountDeletionGraceDays: 30 } })
    const { person } = openSettings(await createSignedIn(project), 'profile')
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    const until = question.getByText(/you can sign in and keep your account/).querySelector('time')
    const days = (Date.parse(until?.dateTime ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
    expect(Math.round(days)).toBe(30)
  })

  it('offers no deletion in a project that does not allow it', async () => {
    const project = await createOpenProject({ config: { clientUserDeletionEnabled: false } })
    openSettings(await createSignedIn(project), 'profile')
    // The service has said by now what it offers.
    await screen.findByRole('region', { name: 'Download your data' })
    expect(screen.queryByRole('heading', { name: 'Danger zone' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
  })

  it('opens the deletion dialog without the error of the previous attempt', async () => {
    const project = await createOpenProject()
    await project.faults.on(DELETE, { kind: 'status', status: 500 }, { times: 1 })
    const visitor = await createSignedIn(project)
    const { person } = openSettings(visitor, 'profile')
    const open = async () => {
      await person.click(await screen.findByRole('button', { name: 'Delete account' }))
      return within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    }
    const first = await open()
    await person.type(first.getByRole('textbox'), `${email}{Enter}`)
    await first.findByText(/^Something went wrong/)
    await person.click(first.getByRole('button', { name: 'Cancel' }))
    const second = await open()
    expect(second.queryByText(/^Something went wrong/)).toBeNull()
    await person.type(second.getByRole('textbox'), 'other{Enter}')
    await second.findByText("Doesn't match.")
    await person.click(second.getByRole('button', { name: 'Cancel' }))
    const third = await open()
    expect(third.queryByText("Doesn't match.")).toBeNull()
    expect(third.getByRole('textbox').getAttribute('aria-invalid')).toBe('false')
  })
})
