import { type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import { asAdmin } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { createPasskeyDevice, type FakeCredential } from '../support/passkey-device.js'
import {
  ceremonyError,
  createPasskeyProject,
  openPage,
  openSettings,
  registeredDevice,
} from '../support/passkey-page.js'

const network = openNetwork()
const BEGIN = 'POST /auth/passkey/initiate-passkey-authentication'
const SIGN_IN = 'POST /auth/passkey/sign-in'
const REGISTER = 'POST /auth/passkey/register'
const ok = { status: 'ok', data: undefined }
const errorResult = (code: string) => ({ status: 'error', error: { code } })

afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createPasskeyProject()
})

describe('registerPasskey and signInWithPasskey', () => {
  it('registers a passkey for the current user on the host of the page', async () => {
    const device = createPasskeyDevice()
    const { app, user } = await openSettings(project, device)
    expect(user.passkeyAuthEnabled).toBe(false)
    expect(await user.registerPasskey()).toEqual(ok)
    expect(await app.getUser()).toMatchObject({ passkeyAuthEnabled: true })
    const { publicKey } = device.requests[0]!
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

  it('signs the user in and redirects to the page after sign-in', async () => {
    const device = await registeredDevice(project)
    const { app, visited } = openPage(project, device)
    expect(await app.signInWithPasskey()).toEqual(ok)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(device.requests[0]?.publicKey).toMatchObject({ rpId: 'localhost' })
    expect(device.requests[0]?.publicKey.allowCredentials ?? []).toEqual([])
    expect(device.requests[0]).not.toHaveProperty('mediation')
    expect(visited).toEqual(['/'])
  })

  it('stays on the page with noRedirect', async () => {
    const { app, visited } = openPage(project, await registeredDevice(project))
    expect(await app.signInWithPasskey({ noRedirect: true })).toEqual(ok)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(visited).toEqual([])
  })

  it('signs in with each of the passkeys of the user', async () => {
    const first = await registeredDevice(project)
    const second = await registeredDevice(project)
    expect(await openPage(project, first).app.signInWithPasskey()).toEqual(ok)
    expect(await openPage(project, second).app.signInWithPasskey()).toEqual(ok)
  })

  it('returns PASSKEY_AUTHENTICATION_FAILED after the user removed the passkey', async () => {
    const device = await registeredDevice(project)
    const { user } = await openSettings(project, device)
    await user.update({ passkeyAuthEnabled: false })
    const { app, browser } = openPage(project, device)
    expect(await app.signInWithPasskey()).toMatchObject(
      errorResult('PASSKEY_AUTHENTICATION_FAILED'),
    )
    expect(browser.cookies.size).toBe(0)
  })

  it('returns PASSKEY_AUTHENTICATION_FAILED for an unknown passkey', async () => {
    const { app, browser, visited } = openPage(project, createPasskeyDevice())
    expect(await app.signInWithPasskey()).toMatchObject(
      errorResult('PASSKEY_AUTHENTICATION_FAILED'),
    )
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it('returns PASSKEY_AUTHENTICATION_FAILED for an origin that the project does not trust', async () => {
    const device = await registeredDevice(project)
    device.overrides.origin = 'https://evil.example'
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      errorResult('PASSKEY_AUTHENTICATION_FAILED'),
    )
    const { user } = await openSettings(project, device)
    expect(await user.registerPasskey()).toMatchObject(errorResult('PASSKEY_AUTHENTICATION_FAILED'))
  })

  it('returns PASSKEY_REGISTRATION_FAILED for an invalid attestation', async () => {
    const replaceCredential = ({ response, ...credential }: FakeCredential) => ({
      ...credential,
      response: { ...response, attestationObject: new ArrayBuffer(8) },
    })
    const { user } = await openSettings(project, createPasskeyDevice({ replaceCredential }))
    expect(await user.registerPasskey()).toMatchObject(errorResult('PASSKEY_REGISTRATION_FAILED'))
  })

  it('returns PASSKEY_AUTHENTICATION_NOT_ENABLED in a project without passkeys', async () => {
    const device = await registeredDevice(project)
    const config = { passkey_enabled: false }
    const { user } = await openSettings(project, device)
    await asAdmin(project, 'PATCH', '/internal/projects/current', { config })
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      errorResult('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
    )
    expect(await user.registerPasskey()).toMatchObject(
      errorResult('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
    )
    expect(device.requests).toEqual([])
  })

  it('returns VERIFICATION_CODE_EXPIRED if the registration took too long', async () => {
    const device = createPasskeyDevice()
    const { user } = await openSettings(project, device)
    const touch = device.hold()
    const registering = user.registerPasskey()
    await expect.poll(() => device.requests).toHaveLength(1)
    await project.clock.advance('66s')
    touch()
    expect(await registering).toMatchObject(errorResult('VERIFICATION_CODE_EXPIRED'))
  })

  it('rejects after another user signed in', async () => {
    const device = createPasskeyDevice()
    const { app, user } = await openSettings(project, device)
    const bob = { email: 'bob@example.com', password: 'a new password', noRedirect: true }
    await app.signUpWithCredential(bob)
    await expect(user.registerPasskey()).rejects.toThrow('Read the user again.')
    expect(device.requests).toEqual([])
  })
})

describe('a passkey ceremony that fails', () => {
  it.each([
    ['NotAllowedError', 'CEREMONY_ABORTED'],
    ['SecurityError', 'INVALID_RP_ID'],
    ['UnknownError', 'AUTHENTICATOR_GENERAL_ERROR'],
  ])(
    'returns the error code of the ceremony for a sign-in: %s (WA09, WA11)',
    async (name, code) => {
      const exception = new DOMException('as the browser says', name)
      const { app, browser, visited } = openPage(project, createPasskeyDevice({ exception }))
      expect(await app.signInWithPasskey()).toMatchObject(ceremonyError(code))
      expect(network.calls(SIGN_IN)).toBe(0)
      expect(browser.cookies.size).toBe(0)
      expect(visited).toEqual([])
    },
  )

  it.each([
    ['NotAllowedError', 'CEREMONY_ABORTED'],
    ['InvalidStateError', 'AUTHENTICATOR_PREVIOUSLY_REGISTERED'],
    ['ConstraintError', 'AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT'],
    ['NotSupportedError', 'AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG'],
  ])(
    'returns the error code of the ceremony for a registration: %s (WA09, WA10, WA11)',
    async (name, code) => {
      const exception = new DOMException('as the browser says', name)
      const { app, user } = await openSettings(project, createPasskeyDevice({ exception }))
      expect(await user.registerPasskey()).toMatchObject(ceremonyError(code))
      expect(network.calls(REGISTER)).toBe(0)
      expect(app.session.get()).toEqual({ status: 'active' })
    },
  )

  it('returns an error that names https if the page has no WebAuthn (WA12)', async () => {
    const { app } = openTab(project)
    expect(await app.signInWithPasskey()).toMatchObject({
      status: 'error',
      error: { code: 'PASSKEY_WEBAUTHN_ERROR', message: expect.stringContaining('https') },
    })
  })

  it.each([
    ['nothing', () => null, 'NO_MATCHING_PASSKEY'],
    [
      'a credential of another type',
      (credential: FakeCredential) => ({ ...credential, type: 'password' }),
      'AUTHENTICATOR_GENERAL_ERROR',
    ],
    [
      'a credential without raw ID',
      (credential: FakeCredential) => ({ ...credential, rawId: undefined }),
      'AUTHENTICATOR_GENERAL_ERROR',
    ],
    [
      'a credential with an empty raw ID',
      (credential: FakeCredential) => ({ ...credential, rawId: new ArrayBuffer(0) }),
      'AUTHENTICATOR_GENERAL_ERROR',
    ],
  ])('sends no request if the browser returns %s (WA17)', async (_, replaceCredential, code) => {
    const device = await registeredDevice(project)
    device.overrides.replaceCredential = replaceCredential
    const registrations = network.calls(REGISTER)
    expect(await openPage(project, device).app.signInWithPasskey()).toMatchObject(
      ceremonyError(code),
    )
    const { user } = await openSettings(project, device)
    expect(await user.registerPasskey()).toMatchObject(ceremonyError('AUTHENTICATOR_GENERAL_ERROR'))
    expect(network.calls(SIGN_IN)).toBe(0)
    expect(network.calls(REGISTER)).toBe(registrations)
  })

  it('does not start on a page without a domain name (WA03)', async () => {
    const device = createPasskeyDevice()
    const { app } = openPage(project, device, { href: 'http://127.0.0.1:3000/' })
    expect(await app.signInWithPasskey()).toMatchObject(ceremonyError('INVALID_DOMAIN'))
    expect(device.requests).toEqual([])
  })

  /** Returns a fetch that replaces a text in each response. */
  const fetchReplacing =
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
  ])('does not start with %s (WA02, WA06)', async (_, from, to, code) => {
    const device = createPasskeyDevice()
    const { app } = openPage(project, device, { fetch: fetchReplacing(from, to) })
    expect(await app.signInWithPasskey()).toMatchObject(ceremonyError(code))
    expect(device.requests).toEqual([])
  })

  it('rejects with NETWORK_ERROR if the service is unreachable', async () => {
    network.fail(BEGIN)
    const { app } = openPage(project, createPasskeyDevice())
    await expect(app.signInWithPasskey()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
  })
})
