import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createPasskeyDevice } from '../../../core/test/support/passkey-device.js'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { stubPasskeys } from '../stub-passkeys.js'
import { press, verifiedUsers } from '../visitor.js'

const passkeys = async () => within(await screen.findByRole('region', { name: /^Passkeys/ }))
const pressInDialog = async (person: UserEvent, name: string) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const rows = async () => (await passkeys()).findAllByRole('listitem')

/** Opens the security settings of a user with a passkey on each of two devices. */
async function openWithTwoPasskeys() {
  const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
  stubPasskeys(createPasskeyDevice().credentials)
  await visitor.user.registerPasskey()
  stubPasskeys(createPasskeyDevice().credentials)
  const { person } = openSettings(visitor, 'security')
  await press(person, 'Add passkey')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  return { visitor, person }
}

describe('AccountSettings: passkeys', () => {
  it('lists each passkey with its dates and renames one', async () => {
    const { visitor, person } = await openWithTwoPasskeys()
    const [first] = await rows()
    within(first!).getByText(/^Added/)
    await person.click(within(first!).getByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByLabelText('Name')
    await person.clear(name)
    await pressInDialog(person, 'Save')
    await screen.findByText('Enter a name.')
    await person.type(name, 'Work laptop')
    await pressInDialog(person, 'Save')
    await (await passkeys()).findByText('Work laptop')
    expect((await visitor.user.listPasskeys())?.map((passkey) => passkey.name)).toEqual([
      'Work laptop',
      null,
    ])
  })

  it('removes one passkey after a confirmation', async () => {
    const { visitor, person } = await openWithTwoPasskeys()
    const [first, second] = (await visitor.user.listPasskeys()) ?? []
    await first?.rename('Old phone')
    await (await passkeys()).findByText('Old phone')
    const [row] = await rows()
    await person.click(within(row!).getByRole('menuitem', { name: 'Remove' }))
    within(await screen.findByRole('dialog', { name: 'Remove your passkey?' })).getByText(
      'Old phone',
    )
    await pressInDialog(person, 'Remove passkey')
    await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull())
    expect((await visitor.user.listPasskeys())?.map(({ id }) => id)).toEqual([second?.id])
  })

  it('shows a single passkey if the service does not list passkeys', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    stubPasskeys(createPasskeyDevice().credentials)
    await visitor.user.registerPasskey()
    watchNetwork().replaceAnswer('GET /latchkey/passkeys', { status: 404 }, { times: 9 })
    const { person } = openSettings(visitor, 'security')
    await screen.findByRole('button', { name: 'Replace passkey' })
    await press(person, 'Remove passkey')
    await pressInDialog(person, 'Remove passkey')
    await screen.findByRole('button', { name: 'Add passkey' })
    expect((await visitor.app.getUser())?.passkeyAuthEnabled).toBe(false)
  })
})
