import { createService } from '@latchkey/service'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { createAuthenticatorApp } from '../../../core/test/support/totp.js'
import { createTestProject, verifiedUsers } from '../create-visitor.js'
import { createSignedIn, openSettings } from '../settings-visitor.js'
import { email, press } from '../visitor.js'

// Tests the settings against a service without extensions of the recorded protocol.

const service = createService({
  port: 0,
  passwordHashing: { memoryKibibytes: 8, passes: 1 },
  extensions: false,
})
const url = await service.listen(0)
afterAll(() => service.close())

const openSection = async (section: string) => {
  const config = { passkeyEnabled: true, clientUserDeletionEnabled: true }
  const project = await createTestProject({ users: verifiedUsers, config }, url)
  const visitor = await createSignedIn(project)
  return { project, visitor, ...openSettings(visitor, section) }
}

describe('AccountSettings without extensions of the service', () => {
  it('shows a single passkey and no recovery codes without extensions of the service', async () => {
    const { project, visitor } = await openSection('security')
    await screen.findByRole('button', { name: 'Add passkey' })
    expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull()
    await visitor.user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
    await screen.findByRole('button', { name: 'Turn off' })
    expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull()
  })

  it('shows sessions without devices and sign-in methods', async () => {
    await openSection('sessions')
    const list = await screen.findByRole('region', { name: 'Where you are signed in' })
    await within(list).findByText('This device')
    expect(list.textContent).not.toMatch(/Password/)
  })

  it('offers no download of the data', async () => {
    await openSection('profile')
    await screen.findByRole('region', { name: 'Picture' })
    expect(screen.queryByRole('region', { name: 'Download your data' })).toBeNull()
  })

  it('deletes the account', async () => {
    const { person, visitor } = await openSection('profile')
    await press(person, 'Delete account')
    const question = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    await person.type(question.getByRole('textbox'), email)
    await person.click(question.getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(visitor.visits).toEqual(['/']))
  })
})
