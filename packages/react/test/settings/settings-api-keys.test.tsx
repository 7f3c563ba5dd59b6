import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdResponse, watchNetwork } from '../network.js'
import {
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  openSettings,
} from '../settings-visitor.js'
import { press, ready } from '../visitor.js'

const CREATE = 'POST /user-api-keys'
const LIST = 'GET /user-api-keys'
const SESSIONS = 'GET /latchkey/sessions'
const REVOKE = 'PATCH /user-api-keys/{api_key_id}'
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
/** The state of a key stands in its badge, and before its date in the details. */
const inBadge = { selector: '.lk-badge' }
const row = async (description: string) =>
  within((await screen.findByText(description)).closest('li')!)

describe('AccountSettings: API keys', () => {
  it('shows a new key once and only its last four characters afterwards (AK02)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const { person, container } = openSettings(visitor, 'api-keys')
    await screen.findByText('No API keys yet')
    await press(person, 'Create API key')
    const form = await dialog('Create API key')
    await person.click(form.getByRole('button', { name: 'Create API key' }))
    await form.findByText('Enter a name.')
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox')))
    expect(network.calls(CREATE)).toBe(0)

    await person.type(form.getByRole('textbox'), 'Deploy script')
    await person.selectOptions(form.getByRole('combobox', { name: 'Expires' }), '7 days')
    await person.dblClick(form.getByRole('button', { name: 'Create API key' }))
    const reveal = await dialog('Copy your key now')
    const value = reveal.getByText(/^\w{20,}$/).textContent
    const [request] = network.requests(CREATE)
    const body = (await request?.json()) as Record<string, unknown>
    expect(network.calls(CREATE)).toBe(1)
    expect(body).toMatchObject({ description: 'Deploy script', is_public: false })
    const lifetime = Number(body['expires_at_millis']) - Date.now()
    expect(lifetime / 86_400_000).toBeCloseTo(7, 1)

    await person.click(reveal.getByRole('button', { name: 'Done' }))
    await (await row('Deploy script')).findByText('Active')
    expect(container.innerHTML).not.toContain(value)
    expect(container.textContent).toContain(`…${value.slice(-4)}`)
  })

  it('revokes a key whose description is markup, after a confirmation (XS09)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.createApiKey({ description: '<b>laptop</b>' })
    const { person } = openSettings(visitor, 'api-keys')
    const name = '<b>laptop</b>'
    await person.click((await row(name)).getByRole('menuitem', { name: 'Revoke key' }))
    const question = await dialog(/^Revoke/)
    await person.click(question.getByRole('button', { name: 'Revoke key' }))
    await (await row(name)).findByText('Revoked', inBadge)
    expect((await row(name)).queryByRole('button')).toBeNull()
    expect((await visitor.user.listApiKeys())[0]?.whyInvalid()).toBe('manually-revoked')
  })

  it('says "Key revoked." only after the reloaded list shows the key as revoked', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.createApiKey({ description: 'Laptop' })
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'api-keys')
    const key = await row('Laptop')
    await person.click(key.getByRole('menuitem', { name: 'Revoke key' }))
    const question = await dialog(/^Revoke/)
    const reads = network.calls(LIST)
    const release = holdResponse(network, LIST)
    await person.click(question.getByRole('button', { name: 'Revoke key' }))
    await waitFor(() => expect(network.calls(LIST)).toBe(reads + 1))
    await act(async () => {})
    expect(screen.queryByText('Key revoked.')).toBeNull()
    release()
    const badge = await waitFor(() => {
      expect(screen.queryByText('Key revoked.')).not.toBeNull()
      return key.queryByText('Revoked', inBadge)
    })
    expect(badge).not.toBeNull()
  })

  it('shows no result of a revocation in a dialog that was opened while the list reloads', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.createApiKey({ description: 'Laptop' })
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'api-keys')
    await person.click((await row('Laptop')).getByRole('menuitem', { name: 'Revoke key' }))
    const release = holdResponse(network, LIST)
    const question = await dialog(/^Revoke/)
    await person.click(question.getByRole('button', { name: 'Revoke key' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(person, 'Create API key')
    const create = (await dialog('Create API key')).getByRole('button', { name: 'Create API key' })
    expect(create.getAttribute('aria-busy')).toBe('true')
    release()
    await waitFor(() => expect(create.getAttribute('aria-busy')).toBe('false'))
    // A message would appear one render later.
    await act(async () => {})
    expect(screen.queryByText('Key revoked.')).toBeNull()
  })

  it('shows when a key expired or was revoked, or that it never expires', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const expiresAt = new Date(Date.now() - 2 * 86_400_000)
    await visitor.user.createApiKey({ description: 'Last year', expiresAt })
    await visitor.user.createApiKey({ description: 'Build server' })
    const lost = await visitor.user.createApiKey({ description: 'Lost laptop' })
    await lost.revoke()
    openSettings(visitor, 'api-keys')
    const old = await row('Last year')
    old.getByText('Expired', inBadge)
    old.getByText(/^Expired/, { selector: '.lk-detail' })
    old.getByText('2 days ago')
    expect(old.queryByRole('button')).toBeNull()
    const revoked = await row('Lost laptop')
    revoked.getByText('Revoked', inBadge)
    revoked.getByText(/^Revoked/, { selector: '.lk-detail' })
    expect(revoked.queryByText('Never expires')).toBeNull()
    ;(await row('Build server')).getByText('Never expires')
  })

  it('keeps the typed name after a network error and creates the key on a retry', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    network.fail(CREATE)
    const { person } = openSettings(visitor, 'api-keys')
    await press(person, 'Create API key')
    const form = await dialog('Create API key')
    await person.type(form.getByRole('textbox'), 'Deploy script')
    await person.click(form.getByRole('button', { name: 'Create API key' }))
    await form.findByText(/^Can't reach the server/)
    expect(form.getByRole<HTMLInputElement>('textbox').value).toBe('Deploy script')
    await person.click(form.getByRole('button', { name: 'Create API key' }))
    await dialog('Copy your key now')
    await waitFor(async () => expect(await visitor.user.listApiKeys()).toHaveLength(1))
  })

  it('opens each dialog without the error of the previous one', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    await visitor.user.createApiKey({ description: 'Laptop' })
    const network = watchNetwork()
    network.fail(REVOKE)
    network.fail(CREATE)
    const { person } = openSettings(visitor, 'api-keys')
    await person.click((await row('Laptop')).getByRole('menuitem', { name: 'Revoke key' }))
    const question = await dialog(/^Revoke/)
    await person.click(question.getByRole('button', { name: 'Revoke key' }))
    await question.findByText(/^Can't reach the server/)
    await person.click(question.getByRole('button', { name: 'Cancel' }))

    await press(person, 'Create API key')
    const form = await dialog('Create API key')
    expect(form.queryByText(/^Can't reach the server/)).toBeNull()
    await person.click(form.getByRole('button', { name: 'Create API key' }))
    await form.findByText('Enter a name.')
    await person.click(form.getByRole('button', { name: 'Cancel' }))

    await press(person, 'Create API key')
    const again = await dialog('Create API key')
    expect(again.queryByText('Enter a name.')).toBeNull()
    await person.type(again.getByRole('textbox'), 'Deploy script{Enter}')
    await again.findByText(/^Can't reach the server/)
    await person.click(again.getByRole('button', { name: 'Cancel' }))

    await person.click((await row('Laptop')).getByRole('menuitem', { name: 'Revoke key' }))
    expect((await dialog(/^Revoke/)).queryByText(/^Can't reach the server/)).toBeNull()
  })

  /** Creates a visitor who impersonates a member of a team, and the member. */
  async function createImpersonated() {
    const project = await createOpenProject()
    const owner = await createSignedIn(project)
    const { id } = await owner.user.createTeam({ displayName: 'Engines' })
    const impersonator = await createSignedInAs(project, owner.user.id, true)
    return { owner, impersonator, sections: ['api-keys', `team/${id}/api-keys`] }
  }

  it('does not create a key before it has loaded whether the session is impersonated (AD11)', async () => {
    const { impersonator, sections } = await createImpersonated()
    const network = watchNetwork()
    const release = holdResponse(network, SESSIONS)
    for (const section of sections) {
      const { person } = openSettings(impersonator, section)
      const create = await screen.findByRole('button', { name: 'Create API key' })
      expect(create.getAttribute('aria-disabled')).toBe('true')
      await person.click(create)
      expect(screen.queryByRole('dialog')).toBeNull()
      if (section !== sections.at(-1)) cleanup()
    }
    release()
    await screen.findByText('Only the account owner can create keys.')
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull()
  })

  it('does not create a key if loading the session fails, and offers a retry (AD11)', async () => {
    const { owner, impersonator } = await createImpersonated()
    const network = watchNetwork()
    network.fail(SESSIONS, { times: Infinity })
    const { person } = openSettings(impersonator, 'api-keys')
    await screen.findByText(/^Can't reach the server/)
    const create = screen.getByRole('button', { name: 'Create API key' })
    expect(create.getAttribute('aria-disabled')).toBe('true')
    await person.click(create)
    expect(screen.queryByRole('dialog')).toBeNull()
    network.reset()
    await press(person, 'Try again')
    await screen.findByText('Only the account owner can create keys.')

    cleanup()
    openSettings(owner, 'api-keys')
    await ready('Create API key')
  })
})
