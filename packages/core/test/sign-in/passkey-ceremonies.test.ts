import { type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { createPasskeyDevice } from '../support/passkey-device.js'
import {
  ceremonyError,
  createPasskeyProject,
  type Device,
  openPage,
  openSettings,
  registeredDevice,
} from '../support/passkey-page.js'
import { shortenPauses, scaledTimers } from '../support/timers.js'
import { createAuthenticatorApp } from '../support/totp.js'

const network = openNetwork()
const BEGIN = 'POST /auth/passkey/initiate-passkey-authentication'
const SIGN_IN = 'POST /auth/passkey/sign-in'
const ok = { status: 'ok', data: undefined }
const errorResult = (code: string) => ({ status: 'error', error: { code } })

afterEach(() => vi.unstubAllGlobals())

let project: TestProject
beforeEach(async () => {
  project = await createPasskeyProject()
})

describe('two passkey ceremonies', () => {
  it('abort the first before the second starts (WA09)', async () => {
    const device = await registeredDevice(project)
    const { app } = openPage(project, device)
    const touch = device.hold()
    const first = app.signInWithPasskey({ noRedirect: true })
    await expect.poll(() => device.requests).toHaveLength(1)
    const second = app.signInWithPasskey({ noRedirect: true })
    expect(await first).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(device.requests[0]?.signal?.aborted).toBe(true)
    await expect.poll(() => device.requests).toHaveLength(2)
    touch()
    expect(await second).toEqual(ok)
    expect(network.calls(SIGN_IN)).toBe(1)
  })

  it('abort the first even if it has not reached the device yet (WA09)', async () => {
    const device = await registeredDevice(project)
    const { app } = openPage(project, device)
    const [first, second] = await Promise.all([
      app.signInWithPasskey({ noRedirect: true }),
      app.signInWithPasskey({ noRedirect: true }),
    ])
    expect(first).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(second).toEqual(ok)
    expect(device.requests).toHaveLength(1)
  })

  it('abort the first if they belong to two apps of a page (WA09)', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { user } = await openSettings(project, device)
    const signingIn = openPage(project, device).app.signInWithPasskey({ autofill: true })
    await expect.poll(() => device.requests).toHaveLength(1)
    const registering = user.registerPasskey()
    expect(await signingIn).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    touch()
    // The second ceremony ran, with a passkey that the service knows already.
    expect(await registering).toMatchObject({ error: { code: 'PASSKEY_REGISTRATION_FAILED' } })
  })
})

describe('the signal of a passkey ceremony', () => {
  it('aborts a ceremony that waits for the user', async () => {
    const device = await registeredDevice(project)
    device.hold()
    const { app, browser } = openPage(project, device)
    const controller = new AbortController()
    const signingIn = app.signInWithPasskey({ signal: controller.signal })
    await expect.poll(() => device.requests).toHaveLength(1)
    controller.abort()
    expect(await signingIn).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(network.calls(SIGN_IN)).toBe(0)
    expect(browser.cookies.size).toBe(0)
  })

  it('aborts a ceremony before it starts', async () => {
    const device = await registeredDevice(project)
    const result = openPage(project, device).app.signInWithPasskey({ signal: AbortSignal.abort() })
    expect(await result).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(device.requests).toEqual([])
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('has no effect after the ceremony', async () => {
    const controller = new AbortController()
    const { app } = openPage(project, await registeredDevice(project))
    await app.signInWithPasskey({ signal: controller.signal, noRedirect: true })
    controller.abort()
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })
})

describe('signInWithPasskey with autofill', () => {
  /** Opens a page whose one-minute timers fire when the test fires them. */
  function openWithMinuteTimers(device: Device) {
    const minutes: (() => void)[] = []
    const scaled = scaledTimers(shortenPauses)
    const timers: typeof scaled = {
      ...scaled,
      set: (callback, millis) =>
        millis === 60_000 ? minutes.push(callback) : scaled.set(callback, millis),
    }
    return { ...openPage(project, device, { platform: { timers } }), minutes }
  }

  it('uses conditional mediation', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app } = openPage(project, device)
    const signingIn = app.signInWithPasskey({ autofill: true, noRedirect: true })
    await expect.poll(() => device.requests).toHaveLength(1)
    expect(device.requests[0]?.mediation).toBe('conditional')
    touch()
    expect(await signingIn).toEqual(ok)
  })

  it('requests a new challenge before the old one expires', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app, minutes } = openWithMinuteTimers(device)
    const signingIn = app.signInWithPasskey({ autofill: true, noRedirect: true })
    for (const minute of [1, 2]) {
      await expect.poll(() => device.requests).toHaveLength(minute)
      await project.clock.advance('66s')
      minutes.at(-1)?.()
    }
    await expect.poll(() => device.requests).toHaveLength(3)
    const challenges = device.requests.map(({ publicKey }) =>
      Buffer.from(publicKey.challenge as Uint8Array).toString('hex'),
    )
    expect(new Set(challenges).size).toBe(3)
    touch()
    expect(await signingIn).toEqual(ok)
    expect(network.calls(SIGN_IN)).toBe(1)
  })

  it('is aborted by the next ceremony and does not restart', async () => {
    const device = await registeredDevice(project)
    device.hold()
    const { app, minutes } = openWithMinuteTimers(device)
    const waiting = app.signInWithPasskey({ autofill: true })
    await expect.poll(() => device.requests).toHaveLength(1)
    const clicked = app.signInWithPasskey()
    expect(await waiting).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    await expect.poll(() => device.requests).toHaveLength(2)
    minutes[0]?.()
    expect(network.calls(BEGIN)).toBe(2)
    void clicked
  })

  it('keeps the ceremony of a click for its whole time', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app, minutes } = openWithMinuteTimers(device)
    const clicked = app.signInWithPasskey({ noRedirect: true })
    await expect.poll(() => device.requests).toHaveLength(1)
    minutes[0]?.()
    touch()
    expect(await clicked).toEqual(ok)
    expect(device.requests).toHaveLength(1)
  })

  it('returns an error if the browser does not support conditional mediation', async () => {
    const device = createPasskeyDevice()
    const get = () =>
      Promise.reject(new TypeError("The provided value 'conditional' is not a valid enum value"))
    const { app } = openPage(project, { credentials: { ...device.credentials, get } })
    expect(await app.signInWithPasskey({ autofill: true })).toMatchObject(
      ceremonyError('MALFORMED_PUBKEYCREDPARAMS'),
    )
  })
})

describe('signInWithPasskey for a user with a second factor', () => {
  let authenticator: ReturnType<typeof createAuthenticatorApp>
  let device: Device
  beforeEach(async () => {
    authenticator = createAuthenticatorApp(project)
    device = await registeredDevice(project)
    const { user } = await openSettings(project, device)
    await user.update({ totpMultiFactorSecret: authenticator.secret })
  })

  it('creates no session before the second factor and redirects to the MFA page (WA15)', async () => {
    const { app, browser, visited } = openPage(project, device, {
      href: 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams',
    })
    expect(await app.signInWithPasskey()).toMatchObject(
      errorResult('MULTI_FACTOR_AUTHENTICATION_REQUIRED'),
    )
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual(['/handler/mfa?after_auth_return_to=%2Fteams'])
    const attempt = await app.getSecondFactorAttempt()
    expect(await app.signInWithMfa(await authenticator.nextCode(), attempt!.attemptCode)).toEqual(
      ok,
    )
    expect(visited.at(-1)).toBe('/teams')
  })

  it('signs the user in with onMultiFactorRequired', async () => {
    const { app } = openPage(project, device, {
      onMultiFactorRequired: () => authenticator.nextCode(),
    })
    expect(await app.signInWithPasskey({ noRedirect: true })).toEqual(ok)
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('returns INVALID_TOTP_CODE for a wrong code', async () => {
    const { app, browser } = openPage(project, device, {
      onMultiFactorRequired: async () => '12345',
    })
    expect(await app.signInWithPasskey()).toMatchObject(errorResult('INVALID_TOTP_CODE'))
    expect(browser.cookies.size).toBe(0)
  })
})
