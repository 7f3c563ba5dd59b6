import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada } from './open-tab.js'
import { createPasskeyDevice } from './passkey-device.js'
import {
  ceremonyError,
  type Device,
  openPage,
  openSettings,
  registeredDevice,
} from './passkey-page.js'
import { shortenPauses, scaledTimers } from './timers.js'
import { createAuthenticatorApp } from './totp.js'

const network = openNetwork()
const BEGIN = 'POST /auth/passkey/initiate-passkey-authentication'
const SIGN_IN = 'POST /auth/passkey/sign-in'
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

describe('two ceremonies', () => {
  it('WA09: cannot run at once: the first is aborted before the second begins', async () => {
    const device = await registeredDevice(project)
    const { app } = openPage(project, device)
    const touch = device.hold()
    const first = app.signInWithPasskey({ noRedirect: true })
    await expect.poll(() => device.asked).toHaveLength(1)
    const second = app.signInWithPasskey({ noRedirect: true })
    expect(await first).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(device.asked[0]?.signal?.aborted).toBe(true)
    await expect.poll(() => device.asked).toHaveLength(2)
    touch()
    expect(await second).toEqual(done)
    expect(network.calls(SIGN_IN)).toBe(1)
  })

  it('WA09: the last one wins, also when the first has not got as far as the device', async () => {
    const device = await registeredDevice(project)
    const { app } = openPage(project, device)
    const [first, second] = await Promise.all([
      app.signInWithPasskey({ noRedirect: true }),
      app.signInWithPasskey({ noRedirect: true }),
    ])
    expect(first).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(second).toEqual(done)
    expect(device.asked).toHaveLength(1)
  })

  it('WA09: of two apps on one page cannot run at once either', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { user } = await openSettings(project, device)
    const signingIn = openPage(project, device).app.signInWithPasskey({ autofill: true })
    await expect.poll(() => device.asked).toHaveLength(1)
    const making = user.registerPasskey()
    expect(await signingIn).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    touch()
    expect(await making).toEqual(done)
  })
})

describe('a signal', () => {
  it('ends a ceremony that waits for the person', async () => {
    const device = await registeredDevice(project)
    device.hold()
    const { app, browser } = openPage(project, device)
    const controller = new AbortController()
    const signingIn = app.signInWithPasskey({ signal: controller.signal })
    await expect.poll(() => device.asked).toHaveLength(1)
    controller.abort()
    expect(await signingIn).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(network.calls(SIGN_IN)).toBe(0)
    expect(browser.cookies.size).toBe(0)
  })

  it('ends one that has not begun', async () => {
    const device = await registeredDevice(project)
    const result = openPage(project, device).app.signInWithPasskey({ signal: AbortSignal.abort() })
    expect(await result).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    expect(device.asked).toEqual([])
    expect(network.calls(BEGIN)).toBe(0)
  })

  it('that aborts later changes nothing', async () => {
    const controller = new AbortController()
    const { app } = openPage(project, await registeredDevice(project))
    await app.signInWithPasskey({ signal: controller.signal, noRedirect: true })
    controller.abort()
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })
})

describe('passkeys among what the browser fills in', () => {
  /** A page that has been open for a minute whenever the test says so. */
  function openPatiently(device: Device) {
    const minutes: (() => void)[] = []
    const scaled = scaledTimers(shortenPauses)
    const timers: typeof scaled = {
      ...scaled,
      set: (callback, millis) =>
        millis === 60_000 ? minutes.push(callback) : scaled.set(callback, millis),
    }
    return { ...openPage(project, device, { platform: { timers } }), minutes }
  }

  it('wait for the person without being in the way', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app } = openPage(project, device)
    const signingIn = app.signInWithPasskey({ autofill: true, noRedirect: true })
    await expect.poll(() => device.asked).toHaveLength(1)
    expect(device.asked[0]?.mediation).toBe('conditional')
    touch()
    expect(await signingIn).toEqual(done)
  })

  it('still sign in after the time that the service knows a challenge for', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app, minutes } = openPatiently(device)
    const signingIn = app.signInWithPasskey({ autofill: true, noRedirect: true })
    for (const minute of [1, 2]) {
      await expect.poll(() => device.asked).toHaveLength(minute)
      await project.clock.advance('66s')
      minutes.at(-1)?.()
    }
    await expect.poll(() => device.asked).toHaveLength(3)
    const challenges = device.asked.map(({ publicKey }) =>
      Buffer.from(publicKey.challenge as Uint8Array).toString('hex'),
    )
    expect(new Set(challenges).size).toBe(3)
    touch()
    expect(await signingIn).toEqual(done)
    expect(network.calls(SIGN_IN)).toBe(1)
  })

  it('end with the next ceremony, and do not come back', async () => {
    const device = await registeredDevice(project)
    device.hold()
    const { app, minutes } = openPatiently(device)
    const waiting = app.signInWithPasskey({ autofill: true })
    await expect.poll(() => device.asked).toHaveLength(1)
    const clicked = app.signInWithPasskey()
    expect(await waiting).toMatchObject(ceremonyError('CEREMONY_ABORTED'))
    await expect.poll(() => device.asked).toHaveLength(2)
    minutes[0]?.()
    expect(network.calls(BEGIN)).toBe(2)
    void clicked
  })

  it('leave a click the time that the browser gives it', async () => {
    const device = await registeredDevice(project)
    const touch = device.hold()
    const { app, minutes } = openPatiently(device)
    const clicked = app.signInWithPasskey({ noRedirect: true })
    await expect.poll(() => device.asked).toHaveLength(1)
    minutes[0]?.()
    touch()
    expect(await clicked).toEqual(done)
    expect(device.asked).toHaveLength(1)
  })

  it('are an error where the browser has no such thing', async () => {
    const device = createPasskeyDevice()
    const get = () =>
      Promise.reject(new TypeError("The provided value 'conditional' is not a valid enum value"))
    const { app } = openPage(project, { credentials: { ...device.credentials, get } })
    expect(await app.signInWithPasskey({ autofill: true })).toMatchObject(
      ceremonyError('MALFORMED_PUBKEYCREDPARAMS'),
    )
  })
})

describe('a passkey and a second factor', () => {
  let phone: ReturnType<typeof createAuthenticatorApp>
  let device: Device
  beforeEach(async () => {
    phone = createAuthenticatorApp(project)
    device = await registeredDevice(project)
    const { user } = await openSettings(project, device)
    await user.update({ totpMultiFactorSecret: phone.secret })
  })

  it('WA15: sign nobody in before both are there', async () => {
    const { app, browser, visited } = openPage(project, device, {
      href: 'http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fteams',
    })
    expect(await app.signInWithPasskey()).toMatchObject(
      refused('MULTI_FACTOR_AUTHENTICATION_REQUIRED'),
    )
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual(['/handler/mfa?after_auth_return_to=%2Fteams'])
    const attempt = await app.getSecondFactorAttempt()
    expect(await app.signInWithMfa(await phone.nextCode(), attempt!.attemptCode)).toEqual(done)
    expect(visited.at(-1)).toBe('/teams')
  })

  it('are both asked for where the app asks for the digits itself', async () => {
    const { app } = openPage(project, device, { onMultiFactorRequired: () => phone.nextCode() })
    expect(await app.signInWithPasskey({ noRedirect: true })).toEqual(done)
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('are refused together when the digits are wrong', async () => {
    const { app, browser } = openPage(project, device, {
      onMultiFactorRequired: async () => '12345',
    })
    expect(await app.signInWithPasskey()).toMatchObject(refused('INVALID_TOTP_CODE'))
    expect(browser.cookies.size).toBe(0)
  })
})
