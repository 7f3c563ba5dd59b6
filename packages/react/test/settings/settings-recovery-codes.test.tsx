import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createAuthenticatorApp, totp } from '../../../core/test/support/totp.js'
import { watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { press, verifiedUsers } from '../visitor.js'

const section = async () => within(await screen.findByRole('region', { name: 'Recovery codes' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Signs in a user who has an authenticator app. */
async function createSignedInWithApp() {
  const project = await createOpenProject({ users: verifiedUsers })
  const visitor = await createSignedIn(project)
  await visitor.user.update({ totpMultiFactorSecret: createAuthenticatorApp(project).secret })
  return visitor
}

describe('AccountSettings: recovery codes', () => {
  it('shows ten codes once after the authenticator app is set up', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const { person, container } = openSettings(visitor, 'security')
    await press(person, 'Set up')
    const secret = await waitFor(() => {
      const text = container.querySelector('.lk-secret code')?.textContent
      if (!text) throw new Error('There is no secret yet.')
      return text.replaceAll(' ', '')
    })
    await person.type(await screen.findByLabelText('Code'), totp(secret))
    const codesDialog = await dialog('Save your recovery codes')
    const codes = codesDialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    expect(codes).toHaveLength(10)

    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await person.click(codesDialog.getByRole('button', { name: 'Copy' }))
    expect(write).toHaveBeenCalledWith(codes.join('\n'))
    await person.click(codesDialog.getByRole('button', { name: 'Done' }))
    await (await section()).findByText('Unused codes: 10.')
    for (const code of codes) expect(document.body.textContent).not.toContain(code)
  })

  it('downloads the codes as a text file', async () => {
    const visitor = await createSignedInWithApp()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Create codes')
    const codesDialog = await dialog('Save your recovery codes')
    const codes = codesDialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    const create = vi.spyOn(URL, 'createObjectURL')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await person.click(codesDialog.getByRole('button', { name: 'Download' }))
    const [[file]] = create.mock.calls as [[Blob]]
    expect(await file.text()).toBe(`${codes.join('\n')}\n`)
    expect(click.mock.contexts[0]).toMatchObject({ download: 'recovery-codes.txt' })
    vi.restoreAllMocks()
  })

  it('replaces unused codes after a confirmation', async () => {
    const visitor = await createSignedInWithApp()
    const [old] = await visitor.user.createRecoveryCodes()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Create new codes')
    const question = await dialog('Create new recovery codes?')
    await person.click(question.getByRole('button', { name: 'Create new codes' }))
    const codesDialog = await dialog('Save your recovery codes')
    expect(codesDialog.getAllByRole('listitem')).toHaveLength(10)
    expect(codesDialog.queryByText(old ?? '')).toBeNull()
  })

  it('shows no section without an authenticator app or without support by the service', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    openSettings(visitor, 'security')
    await screen.findByRole('region', { name: 'Authenticator app' })
    expect(screen.queryByText('Recovery codes')).toBeNull()

    const network = watchNetwork()
    network.replaceAnswer('GET /latchkey/recovery-codes', { status: 404 }, { times: 9 })
    const other = await createSignedInWithApp()
    openSettings(other, 'security')
    await waitFor(() => expect(network.calls('GET /latchkey/recovery-codes')).toBeGreaterThan(0))
    expect(screen.queryByText('Recovery codes')).toBeNull()
  })
})
