import { queryOf } from '@latchkey/core/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import jsQr from 'jsqr'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ada, openTab } from '../../../core/test/support/open-tab.js'
import { createPasskeyDevice } from '../../../core/test/support/passkey-device.js'
import { setupProvider } from '../../../core/test/support/oauth-provider.js'
import { totp } from '../../../core/test/support/totp.js'
import { createNetwork } from '@latchkey/testing/network'
import { watchNetwork } from '../network.js'
import {
  asServer,
  createOpenProject,
  createSignedIn,
  createSignedInAs,
  openSettings,
} from '../settings-visitor.js'
import { stubPasskeys } from '../stub-passkeys.js'
import { email, password, press, verifiedUsers } from '../visitor.js'
import { stopClock } from '../cancel-wait.js'

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const button = async (name: string) => screen.findByRole('button', { name })
const newPassword = 'another horse battery'

const provider = await setupProvider()

describe('AccountSettings: Security', () => {
  it('changes the password, validates both fields and signs out other sessions', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const elsewhere = await createSignedIn(project)
    const visitor = await createSignedIn(project)
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Change password')
    const old = await screen.findByLabelText('Current password')
    const next = screen.getByLabelText('New password')
    const save = screen.getByRole('button', { name: 'Save password' })

    await person.type(next, newPassword)
    await person.click(save)
    await screen.findByText('Enter your password.')
    await waitFor(() => expect(document.activeElement).toBe(old))

    await person.type(old, 'not the password')
    await person.click(save)
    await screen.findByText('Incorrect password.')

    await person.clear(next)
    await person.type(next, 'short')
    await person.click(save)
    await waitFor(() => expect(document.activeElement).toBe(next))
    expect(network.calls('POST /auth/password/update')).toBe(1)

    await person.clear(old)
    await person.type(old, password)
    await person.clear(next)
    await person.type(next, 'password1')
    await person.click(save)
    await screen.findByText('This password is too common. Choose another one.')

    await person.clear(next)
    await person.type(next, newPassword)
    await person.click(save)
    await screen.findByText('Password saved.')
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(await visitor.user.listSessions()).toHaveLength(1)
    const again = await elsewhere.app.signInWithCredential({
      email,
      password: newPassword,
      noRedirect: true,
    })
    expect(again.status).toBe('ok')
  })

  it('shows which rule a new password breaks and rejects the email address as the password', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Change password')
    const next = await screen.findByLabelText('New password')
    await screen.findByText('Use at least 8 characters.')
    await person.type(next, email)
    await screen.findByText("Don't use your email address as your password.")
    await person.type(screen.getByLabelText('Current password'), password)
    await press(person, 'Save password')
    await waitFor(() => expect(next.getAttribute('aria-invalid')).toBe('true'))
    expect(network.calls('POST /auth/password/update')).toBe(0)
    await person.type(next, ' and more')
    await screen.findByText('Strong password.')
  })

  it('hides "Password saved." of the last password change when opening the form again fails', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Change password')
    await person.type(await screen.findByLabelText('Current password'), password)
    await person.type(screen.getByLabelText('New password'), `${newPassword}{Enter}`)
    await screen.findByText('Password saved.')
    network.replaceAnswer('GET /latchkey/sessions', { status: 500 })
    await press(person, 'Change password')
    await screen.findByText(/^Something went wrong/)
    expect(screen.queryByText('Password saved.')).toBeNull()
  })

  it('requires a recent sign-in for a new password and returns to the section (IN25)', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const visitor = await createSignedIn(project)
    await project.clock.advance('11m')
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Change password')
    await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(screen.queryByLabelText('New password')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    const to = new URL(visitor.visits[0] ?? '', 'http://localhost')
    expect(to.pathname).toBe('/handler/sign-in')
    expect(to.searchParams.get('after_auth_return_to')).toBe('/handler/account-settings/security')
    expect(to.searchParams.has('sign_in_again')).toBe(true)
    expect(visitor.app.session.get().status).toBe('active')

    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    await press(person, 'Change password')
    await screen.findByLabelText('New password')
  })

  it('requires no recent sign-in with confirmAfterMillis Infinity (IN25)', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const visitor = await createSignedIn(project)
    await project.clock.advance('11m')
    const { person } = openSettings(visitor, 'security', { confirmAfterMillis: Infinity })
    await press(person, 'Change password')
    await screen.findByLabelText('New password')
  })

  it('does not let an impersonator change the password, even with confirmAfterMillis Infinity (AD11)', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const { user } = await createSignedIn(project)
    const impersonator = await createSignedInAs(project, user.id, true)
    const network = watchNetwork()
    network.fail('GET /latchkey/sessions', { times: Infinity })
    const { person } = openSettings(impersonator, 'security', { confirmAfterMillis: Infinity })
    await press(person, 'Change password')
    await screen.findByText(/^Can't reach the server/)
    expect(screen.queryByLabelText('New password')).toBeNull()
    network.reset()
    await press(person, 'Change password')
    await screen.findByRole('heading', { name: 'Only the owner can do this' })
  })

  it('counts down a rate-limit wait while it checks for a recent sign-in (IN25)', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    const open = await button('Change password')
    await waitFor(() =>
      expect(queryOf(visitor.app, visitor.user, 'listSessions').get().status).toBe('ready'),
    )
    network.respond429('GET /latchkey/sessions', { retryAfter: 90 })
    stopClock()
    await person.click(open)
    await screen.findByText('Too many attempts. Try again in 90 seconds.')
    expect(screen.queryByText('You can continue now.')).toBeNull()
    expect(open.getAttribute('aria-disabled')).toBe('true')
  })

  it('asks the user to sign in again when the service rejects a write with RECENT_SIGN_IN_REQUIRED', async () => {
    const project = await createOpenProject()
    const visitor = await createSignedIn(project)
    await project.clock.advance('11m')
    const { person, events } = openSettings(visitor, 'security', { confirmAfterMillis: Infinity })
    await press(person, 'Turn on')
    await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(events).toContainEqual({ type: 'refused', code: 'RECENT_SIGN_IN_REQUIRED' })
    await person.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(visitor.visits).toHaveLength(1))
    const to = new URL(visitor.visits[0] ?? '', 'http://localhost')
    expect(to.searchParams.get('after_auth_return_to')).toBe('/handler/account-settings/security')

    await visitor.app.signInWithCredential({ email, password, noRedirect: true })
    await press(person, 'Turn on')
    await (await section('Email sign-in On')).findByText('Email sign-in enabled.')
  })

  it('turns email sign-in on and off', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Turn on')
    await (await section('Email sign-in On')).findByText('Email sign-in enabled.')
    expect(visitor.app.user.get().data?.otpAuthEnabled).toBe(true)
    await press(person, 'Turn off')
    await section('Email sign-in')
    await waitFor(() => expect(visitor.app.user.get().data?.otpAuthEnabled).toBe(false))
  })

  it('does not turn off the last sign-in method and explains why', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const { id } = await asServer(project, 'POST', '/users', {
      primary_email: 'grace@example.com',
      primary_email_auth_enabled: true,
      otp_auth_enabled: true,
    })
    const visitor = await createSignedInAs(project, String(id))
    const network = watchNetwork()
    const { person } = openSettings(visitor, 'security')
    const emailSignIn = await section('Email sign-in On')
    await emailSignIn.findByText(/^This is your only sign-in method/)
    await person.click(emailSignIn.getByRole('button', { name: 'Turn off' }))
    expect(network.calls('PATCH /users/me')).toBe(0)
  })

  it('turns off no sign-in method before it has loaded whether it is the last one', async () => {
    stubPasskeys(createPasskeyDevice().credentials)
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    await visitor.user.registerPasskey()
    await visitor.user.update({ otpAuthEnabled: true })
    const addresses = queryOf(visitor.app, visitor.user, 'listContactChannels')
    const network = watchNetwork()
    network.replaceAnswer('GET /contact-channels', { status: 500 }, { times: 9 })
    const { person } = openSettings(visitor, 'security')
    const disableEmailSignIn = await button('Turn off')
    await waitFor(() => expect(addresses.get().status).toBe('failed'))
    await person.click(disableEmailSignIn)
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(network.calls('PATCH /users/me')).toBe(0)
    expect(screen.queryByText(/^This is your only sign-in method/)).toBeNull()

    network.reset()
    await act(() => addresses.refresh())
    await person.click(disableEmailSignIn)
    await section('Email sign-in')
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await screen.findByRole('dialog', { name: 'Remove your passkey?' })
  })

  /** Decodes a QR code. */
  function readQr(svg: SVGElement): string {
    const [left, , side] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    if (left === undefined || side === undefined) throw new Error('The picture has no view.')
    const scale = 4
    const length = side * scale
    const pixels = new Uint8ClampedArray(length * length * 4).fill(255)
    const path = svg.querySelector('path')?.getAttribute('d') ?? ''
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
      for (let dx = 0; dx < scale; dx += 1)
        for (let dy = 0; dy < scale; dy += 1) {
          const at = ((Number(y) - left) * scale + dy) * length + (Number(x) - left) * scale + dx
          pixels.set([0, 0, 0], at * 4)
        }
    }
    return jsQr(pixels, length, length)?.data ?? ''
  }

  it('sets up an authenticator app with a secret of 160 bits after a correct code (IN11, IN26)', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const network = watchNetwork()
    const random = vi.spyOn(crypto, 'getRandomValues')
    const { person, container } = openSettings(visitor, 'security')
    await press(person, 'Set up')
    const picture = await screen.findByRole('img', { name: /authenticator app/ })
    const uri = new URL(readQr(picture as unknown as SVGElement))
    const secret = uri.searchParams.get('secret') ?? ''
    expect(random).toHaveBeenCalledWith(expect.objectContaining({ length: 20 }))
    expect(uri.href).toBe(
      `otpauth://totp/Test%20project:ada%40example.com?issuer=Test%20project&algorithm=SHA1&secret=${secret}&period=30&digits=6`,
    )
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(container.textContent).toContain(secret.match(/.{4}/g)?.join(' '))

    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    const right = totp(secret)
    await person.type(field(), String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
    await screen.findByText(/^Incorrect code/)
    expect(network.calls('PATCH /users/me')).toBe(0)

    expect(field().value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await person.type(field(), `${right.slice(0, 3)} ${right.slice(3)}`)
    await section('Authenticator app On')
    expect(visitor.app.user.get().data?.isMultiFactorRequired).toBe(true)
    // The secret is no longer on the page or in memory.
    expect(container.innerHTML).not.toContain(secret.slice(0, 4))
    const generated = random.mock.results.find(({ value }) => (value as Uint8Array).length === 20)
    expect(Array.from(generated?.value as Uint8Array).every((byte) => byte === 0)).toBe(true)
    random.mockRestore()
  })

  it('adds no passkey on a page without https and explains why', async () => {
    const config = { passkeyEnabled: true }
    const visitor = await createSignedIn(await createOpenProject({ config, users: verifiedUsers }))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Add passkey')
    const passkey = await section('Passkeys')
    await passkey.findByText('This needs a secure connection. Open this page with https.')
    expect(passkey.queryByText(/Try another device/)).toBeNull()
  })

  it('sets up no authenticator app on a page without https and explains why', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Set up')
    const authenticator = await section('Authenticator app')
    await authenticator.findByText('This needs a secure connection. Open this page with https.')
    expect(authenticator.queryByRole('img')).toBeNull()
    expect(authenticator.queryByText(/Error code/)).toBeNull()
  })

  it('overwrites the secret of an authenticator app that was not set up (IN26)', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    const random = vi.spyOn(crypto, 'getRandomValues')
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Set up')
    await screen.findByRole('img', { name: /authenticator app/ })
    await person.click(await screen.findByRole('link', { name: 'Sessions' }))
    await screen.findByRole('heading', { name: 'Sessions' })
    const generated = random.mock.results.find(({ value }) => (value as Uint8Array).length === 20)
    expect(Array.from(generated?.value as Uint8Array).every((byte) => byte === 0)).toBe(true)
    random.mockRestore()
  })

  it('turning off the authenticator app needs a confirmation and a recent sign-in, even on a page that stayed open (IN25)', async () => {
    const project = await createOpenProject({ users: verifiedUsers })
    const visitor = await createSignedIn(project)
    await visitor.user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Turn off')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Turn off the authenticator app?' }),
    )
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(visitor.app.user.get().data?.isMultiFactorRequired).toBe(true)

    await project.clock.advance('11m')
    await press(person, 'Turn off')
    await screen.findByRole('dialog', { name: 'Sign in again' })
  })

  it('turns off the authenticator app', async () => {
    const visitor = await createSignedIn(await createOpenProject({ users: verifiedUsers }))
    await visitor.user.update({ totpMultiFactorSecret: crypto.getRandomValues(new Uint8Array(20)) })
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Turn off')
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Turn off' }))
    await button('Set up')
    expect(visitor.app.user.get().data?.isMultiFactorRequired).toBe(false)
  })

  /** Creates a user with these accounts of Discord. */
  async function createWithAccounts(...accountIds: string[]) {
    const project = await provider.createProject()
    const network = createNetwork(project.baseUrl)
    onTestFinished(() => network.close())
    const tab = openTab(project)
    await tab.app.signUpWithCredential({ ...ada, noRedirect: true })
    const { id: userId } = await tab.app.getUser({ or: 'throw' })
    for (const accountId of accountIds)
      await asServer(project, 'POST', '/oauth-providers', {
        user_id: userId,
        provider_config_id: 'discord',
        account_id: accountId,
        email: `${accountId}@example.com`,
        allow_sign_in: true,
        allow_connected_accounts: true,
      })
    await tab.app.user.refresh()
    return { project, tab, network }
  }

  /** Opens the security section of a new user with these accounts of Discord. */
  async function openWithAccounts(...accountIds: string[]) {
    const created = await createWithAccounts(...accountIds)
    const { app, visited } = created.tab
    return { ...created, ...openSettings({ app, visits: visited }, 'security') }
  }

  it('redirects to connect an OAuth account and shows no error when the user returns without one (OA06)', async () => {
    const { tab, person, events, container } = await openWithAccounts()
    const accounts = await section('Connected accounts')
    const row = within(accounts.getByText('Discord').closest('li')!)
    const discord = row.getByRole('button', { name: 'Connect', description: /^Discord/ })
    await person.click(discord)
    await waitFor(() => expect(tab.visited).toHaveLength(1))
    expect(new URL(tab.visited[0]!).pathname).toMatch(/\/auth\/oauth\/authorize\/discord$/)
    expect(discord.getAttribute('aria-busy')).toBe('true')

    act(() => tab.emit('shown-from-cache'))
    await waitFor(() => expect(discord.getAttribute('aria-busy')).toBe('false'))
    expect(container.textContent).not.toMatch(/Something went wrong|Saved/)
    expect(events).toEqual([])
    await person.click(discord)
    await waitFor(() => expect(tab.visited).toHaveLength(2))
  })

  it('connects an account of a provider with shared OAuth keys (77)', async () => {
    const { tab, person } = await openWithAccounts()
    const accounts = await section('Connected accounts')
    const row = within(accounts.getByText('Google').closest('li')!)
    await person.click(row.getByRole('button', { name: 'Connect', description: /^Google/ }))
    await waitFor(() => expect(tab.visited).toHaveLength(1))
    expect(new URL(tab.visited[0]!).pathname).toMatch(/\/auth\/oauth\/authorize\/google$/)
  })

  it('disconnects one of several accounts of a provider', async () => {
    const { tab, person } = await openWithAccounts('first', 'second')
    const accounts = await section('Connected accounts')
    const row = within((await accounts.findByText('first@example.com')).closest('li')!)
    await person.click(row.getByRole('menuitem', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('heading').textContent).toBe('Disconnect first@example.com?')
    await person.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(accounts.queryByText('first@example.com')).toBeNull())
    accounts.getByText('second@example.com')
    const remaining = await (await tab.app.getUser({ or: 'throw' })).listOAuthProviders()
    expect(remaining.map(({ accountId }) => accountId)).toEqual(['second'])
  })

  it('disconnects an account by its email on a service that tells clients no account IDs (75)', async () => {
    const { tab, person, network } = await openWithAccounts('first', 'second')
    const user = await tab.app.getUser({ or: 'throw' })
    const items = (await user.listOAuthProviders()).map(({ id, userId, type, email: address }) => ({
      id,
      user_id: userId,
      provider_config_id: type,
      type,
      email: address,
      allow_sign_in: true,
      allow_connected_accounts: true,
    }))
    const body = JSON.stringify({ items, is_paginated: false })
    const headers = { 'content-type': 'application/json' }
    network.replaceAnswer('GET /oauth-providers', { body, headers }, { times: Infinity })
    const accounts = await section('Connected accounts')
    const row = within((await accounts.findByText('second@example.com')).closest('li')!)
    await person.click(row.getByRole('menuitem', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(accounts.queryByText('second@example.com')).toBeNull())
    accounts.getByText('first@example.com')
  })

  it('offers no "Disconnect" on a service without the call (75)', async () => {
    const { tab, network } = await createWithAccounts('first')
    network.replaceAnswer('GET /oauth-providers', { status: 404, body: 'Not found' })
    openSettings({ app: tab.app, visits: tab.visited }, 'security')
    const accounts = await section('Connected accounts')
    await accounts.findByText('first@example.com')
    await waitFor(() => expect(accounts.queryByRole('menuitem', { name: 'Disconnect' })).toBeNull())
    accounts.getByRole('menuitem', { name: 'Connect another' })
  })

  it('removes an account from the list that was disconnected elsewhere meanwhile (75)', async () => {
    const { project, tab, person } = await openWithAccounts('first', 'second')
    const accounts = await section('Connected accounts')
    const row = within((await accounts.findByText('first@example.com')).closest('li')!)
    await person.click(row.getByRole('menuitem', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('dialog'))
    const user = await tab.app.getUser({ or: 'throw' })
    const first = (await user.listOAuthProviders()).find(({ accountId }) => accountId === 'first')
    await asServer(project, 'DELETE', `/oauth-providers/${user.id}/${first?.id}`)
    await person.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(accounts.queryByText('first@example.com')).toBeNull())
    accounts.getByText('second@example.com')
  })

  it('offers once to resend the verification of an unverified address, and a passkey without it (89)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    openSettings(visitor, 'security')
    const add = await screen.findByRole('button', { name: 'Add passkey' })
    await waitFor(() => expect(add.getAttribute('aria-disabled')).toBe('false'))
    expect(screen.getAllByRole('button', { name: 'Resend verification' })).toHaveLength(1)
  })

  it('connects another account of a provider', async () => {
    const { tab, person } = await openWithAccounts('first')
    const accounts = await section('Connected accounts')
    await person.click(await accounts.findByRole('menuitem', { name: 'Connect another' }))
    await waitFor(() => expect(tab.visited).toHaveLength(1))
    expect(new URL(tab.visited[0]!).searchParams.get('type')).toBe('link')
  })

  it('adds a passkey and an authenticator app for a user with an unverified address (R7)', async () => {
    const project = await createOpenProject()
    stubPasskeys(createPasskeyDevice().credentials)
    const visitor = await createSignedIn(project)
    const { person } = openSettings(visitor, 'security')
    await press(person, 'Add passkey')
    await (await section('Passkeys')).findByText(/^Added/)
    await press(person, 'Set up')
    await (await section('Authenticator app')).findByRole('img')
    expect(await visitor.app.getUser()).toMatchObject({
      primaryEmailVerified: false,
      passkeyAuthEnabled: true,
    })
  })
})
