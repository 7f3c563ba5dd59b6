import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import { asAdmin } from './as-server.js'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { createPasskeyDevice, type Made } from './passkey-device.js'
import { ceremonyError, openPage, openSettings, registeredDevice } from './passkey-page.js'

const network = openNetwork()
const BEGIN = 'POST /auth/passkey/initiate-passkey-authentication'
const SIGN_IN = 'POST /auth/passkey/sign-in'
const REGISTER = 'POST /auth/passkey/register'
const done = { status: 'ok', data: undefined }
const refused = (code: string) => ({ status: 'error', error: { code } })

afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { passkeyEnabled: true },
  })
})

describe('a passkey', () => {
  it('is made for the signed-in person, on this page', async () => {
    const device = createPasskeyDevice()
    const { app, user } = await openSettings(project, device)
    expect(user.passkeyAuthEnabled).toBe(false)
    expect(await user.registerPasskey()).toEqual(done)
    expect(await app.getUser()).toMatchObject({ passkeyAuthEnabled: true })
    const { publicKey } = device.asked[0]!
    expect(publicKey.rp.id).toBe('localhost')
    expect(Buffer.from(publicKey.user.id as Uint8Array).toString()).toBe(user.id)
    const { credential } = (await network.requests(REGISTER)[0]!.json()) as { credential: object }
    expect(credential).toMatchObject({
      type: 'public-key',
      response: { transports: ['internal'] },
      clientExtensionResults: { credProps: { rk: true } },
      authenticatorAttachment: 'platform',
    })
  })

  it('signs in, then goes to the page after sign-in', async () => {
    const device = await registeredDevice(project)
    const { app, visited } = openPage(project, device)
    expect(await app.signInWithPasskey()).toEqual(done)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(device.asked[0]?.publicKey).toMatchObject({ rpId: 'localhost' })
    expect(device.asked[0]?.publicKey.allowCredentials ?? []).toEqual([])
    expect(device.asked[0]).not.toHaveProperty('mediation')
    expect(visited).toEqual(['/'])
  })

  it('signs in and stays on the page when told so', async () => {
    const { app, visited } = openPage(project, await registeredDevice(project))
    expect(await app.signInWithPasskey({ noRedirect: true })).toEqual(done)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('takes the place of the one before', async () => {
    const old = await registeredDevice(project)
    const replacement = await registeredDevice(project)
    expect(await openPage(project, old).app.signInWithPasskey()).toMatchObject(
      refused('PASSKEY_AUTHENTICATION_FAILED'),
    )
    expect(await openPage(project, replacement).app.signInWithPasskey()).toEqual(done)
  })

  it('that the account has given up signs nobody in', async () => {
    const device = await registeredDevice(project)
    const { user } = await openSettings(project, device)
    await user.update({ passkeyAuthEnabled: false })
    const { app, browser } = openPage(project, device)
    expect(await app.signInWithPasskey()).toMatchObject(refused('PASSKEY_AUTHENTICATION_FAILED'))
    expect(browser.cookies.size).toBe(0)
  })

  it('that the service never saw signs nobody in', async () => {
    const { app, browser, visited } = openPage(project, createPasskeyDevice())
    expect(await app.signInWithPasskey()).toMatchObject(refused('PASSKEY_AUTHENTICATION_FAILED'))
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it('is refused from a page that the project does not trust', async () => {
    const device = await registeredDevice(project)
    device.oddities.origin = 'https://evil.example'
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      refused('PASSKEY_AUTHENTICATION_FAILED'),
    )
    const { user } = await openSettings(project, device)
    expect(await user.registerPasskey()).toMatchObject(refused('PASSKEY_AUTHENTICATION_FAILED'))
  })

  it('is refused where the service cannot make sense of it', async () => {
    const given = ({ response, ...made }: Made) => ({
      ...made,
      response: { ...response, attestationObject: new ArrayBuffer(8) },
    })
    const { user } = await openSettings(project, createPasskeyDevice({ given }))
    expect(await user.registerPasskey()).toMatchObject(refused('PASSKEY_REGISTRATION_FAILED'))
  })

  it('is refused where the project has passkeys off', async () => {
    const device = await registeredDevice(project)
    const config = { passkey_enabled: false }
    const { user } = await openSettings(project, device)
    await asAdmin(project, 'PATCH', '/internal/projects/current', { config })
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      refused('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
    )
    expect(await user.registerPasskey()).toMatchObject(
      refused('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
    )
    expect(device.asked).toEqual([])
  })

  it('is refused when making it took longer than the service waits', async () => {
    const device = createPasskeyDevice()
    const { user } = await openSettings(project, device)
    const touch = device.hold()
    const making = user.registerPasskey()
    await expect.poll(() => device.asked).toHaveLength(1)
    await project.clock.advance('66s')
    touch()
    expect(await making).toMatchObject(refused('VERIFICATION_CODE_EXPIRED'))
  })

  it('is made for nobody else than the person who asked', async () => {
    const device = createPasskeyDevice()
    const { app, user } = await openSettings(project, device)
    const bob = { email: 'bob@example.com', password: 'a new password', noRedirect: true }
    await app.signUpWithCredential(bob)
    await expect(user.registerPasskey()).rejects.toThrow('Read the user again.')
    expect(device.asked).toEqual([])
  })
})

describe('a ceremony that does not come off', () => {
  it.each([
    ['NotAllowedError', 'CEREMONY_ABORTED'],
    ['SecurityError', 'INVALID_RP_ID'],
    ['UnknownError', 'AUTHENTICATOR_GENERAL_ERROR'],
  ])('WA09, WA11: is told apart at a sign-in: %s', async (name, code) => {
    const thrown = new DOMException('as the browser says', name)
    const { app, browser, visited } = openPage(project, createPasskeyDevice({ thrown }))
    expect(await app.signInWithPasskey()).toMatchObject(ceremonyError(code))
    expect(network.calls(SIGN_IN)).toBe(0)
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it.each([
    ['NotAllowedError', 'CEREMONY_ABORTED'],
    ['InvalidStateError', 'AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
    ['ConstraintError', 'AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT'],
    ['NotSupportedError', 'AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG'],
  ])('WA09, WA10, WA11: is told apart at a registration: %s', async (name, code) => {
    const thrown = new DOMException('as the browser says', name)
    const { app, user } = await openSettings(project, createPasskeyDevice({ thrown }))
    expect(await user.registerPasskey()).toMatchObject(ceremonyError(code))
    expect(network.calls(REGISTER)).toBe(0)
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('WA12: says so where there are no passkeys', async () => {
    const { app } = openTab(project)
    expect(await app.signInWithPasskey()).toMatchObject({
      status: 'error',
      error: { code: 'PASSKEY_WEBAUTHN_ERROR', message: expect.stringContaining('https') },
    })
  })

  it.each([
    ['nothing', () => null],
    ['a password', (made: Made) => ({ ...made, type: 'password' })],
    ['no raw id', (made: Made) => ({ ...made, rawId: undefined })],
    ['an empty raw id', (made: Made) => ({ ...made, rawId: new ArrayBuffer(0) })],
  ])('WA17: sends nothing when the browser gives %s', async (_, given) => {
    const device = await registeredDevice(project)
    device.oddities.given = given
    const registrations = network.calls(REGISTER)
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      ceremonyError('AUTHENTICATOR_GENERAL_ERROR'),
    )
    const { user } = await openSettings(project, device)
    expect(await user.registerPasskey()).toMatchObject(ceremonyError('AUTHENTICATOR_GENERAL_ERROR'))
    expect(network.calls(SIGN_IN)).toBe(0)
    expect(network.calls(REGISTER)).toBe(registrations)
  })

  it('WA03: does not begin on a page without a domain name', async () => {
    const device = createPasskeyDevice()
    const { app } = openPage(project, device, { href: 'http://127.0.0.1:3000/' })
    expect(await app.signInWithPasskey()).toMatchObject(ceremonyError('INVALID_DOMAIN'))
    expect(device.asked).toEqual([])
  })

  /** A service whose options were changed on the way. */
  const meddling =
    (from: string, to: string): typeof fetch =>
    async (url, init) => {
      const response = await fetch(url, init)
      const text = await response.text()
      return new Response(text.replace(from, to), response)
    }

  it.each([
    ['the host of another page', PASSKEY_HOST_PLACEHOLDER, 'example.com', 'INVALID_RP_ID'],
    ['a short challenge', '"challenge":"', '"challenge":"x","x":"', 'MALFORMED_PUBKEYCREDPARAMS'],
    ['no options', '"options_json":', '"options_json":null,"x":', 'MALFORMED_PUBKEYCREDPARAMS'],
  ])('WA02, WA06: does not begin with %s', async (_, from, to, code) => {
    const device = createPasskeyDevice()
    const { app } = openPage(project, device, { fetch: meddling(from, to) })
    expect(await app.signInWithPasskey()).toMatchObject(ceremonyError(code))
    expect(device.asked).toEqual([])
  })

  it('rejects when the service cannot be reached', async () => {
    network.fail(BEGIN)
    const { app } = openPage(project, createPasskeyDevice())
    await expect(app.signInWithPasskey()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
  })
})
