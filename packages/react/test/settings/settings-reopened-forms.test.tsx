import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createPasskeyDevice } from '../../../core/test/support/passkey-device.js'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { stubPasskeys } from '../stub-passkeys.js'
import { email, password, press, verifiedUsers } from '../visitor.js'

const button = async (name: string) => screen.findByRole('button', { name })
const pressInDialog = async (person: UserEvent, name: string) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const PATCH = 'PATCH /users/me'

describe('AccountSettings: reopened forms', () => {
  it('the password form opens without the result of the previous change', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Change password')
    await person.type(await screen.findByLabelText('Current password'), password)
    await person.type(screen.getByLabelText('New password'), 'another horse battery')
    await press(person, 'Save password')
    await screen.findByText('Password saved.')
    await press(person, 'Change password')
    const old = await screen.findByLabelText('Current password')
    await waitFor(() => expect(screen.queryByText('Password saved.')).toBeNull())
    await press(person, 'Cancel')
    await button('Change password')
    expect(screen.queryByText('Password saved.')).toBeNull()

    await press(person, 'Change password')
    await person.type(await screen.findByLabelText('Current password'), 'not the password')
    await person.type(screen.getByLabelText('New password'), 'a third horse battery')
    await press(person, 'Save password')
    await screen.findByText('Incorrect password.')
    await press(person, 'Cancel')
    await press(person, 'Change password')
    const again = await screen.findByLabelText('Current password')
    expect(screen.queryByText('Incorrect password.')).toBeNull()
    expect(document.activeElement).not.toBe(again)
    expect(old.isConnected).toBe(false)
  })

  it('the authenticator setup opens without the error of the previous code', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Set up')
    await person.type(await screen.findByRole('textbox', { name: 'Code' }), '12345{Enter}')
    await screen.findByText(/six|6/, { selector: '.lk-danger span' })
    await press(person, 'Cancel')
    await press(person, 'Set up')
    const code = await screen.findByRole('textbox', { name: 'Code' })
    expect(code.getAttribute('aria-invalid')).toBe('false')
    expect(document.activeElement).not.toBe(code)
  })

  it('the dialog to turn off the authenticator app opens without the error of the previous attempt', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    await visitor.user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Turn off')
    network.respond429(PATCH, { retryAfter: 90 })
    await pressInDialog(person, 'Turn off')
    await screen.findByText(/^Too many attempts/, { selector: 'dialog .lk-unseen' })
    await pressInDialog(person, 'Cancel')
    await press(person, 'Turn off')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('alert').textContent).toBe('')
  })

  it('the dialog to remove a passkey opens without the error of adding one', async () => {
    stubPasskeys(createPasskeyDevice().credentials)
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    await visitor.user.registerPasskey()
    const network = watchNetwork()
    network.respond429('POST /auth/passkey/initiate-passkey-registration', { retryAfter: 90 })
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Add passkey')
    await screen.findByText(/^Too many attempts/, { selector: '.lk-unseen' })
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('alert').textContent).toBe('')
    await pressInDialog(person, 'Remove passkey')
    await button('Add passkey')
  })

  it('the password form has a hidden username for password managers', async () => {
    const { person, container } = openSettings(
      await createSignedIn(await createOpenProject({ users: verifiedUsers })),
      'security',
    )
    await press(person, 'Change password')
    const form = (await screen.findByLabelText('New password')).closest('form')
    const name = form?.querySelector<HTMLInputElement>('[autocomplete=username]')
    expect([name?.value, name?.readOnly, name?.hidden]).toEqual([email, true, true])
    expect(container.querySelectorAll('[autocomplete=username]')).toHaveLength(1)
  })
})
