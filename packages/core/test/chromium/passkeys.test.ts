import { createTestProject, type TestProject } from '@latchkey/testing'
import { addAuthenticator, type Authenticator } from '@latchkey/testing/authenticator'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { createAuthenticatorApp } from '../support/totp.js'
import { openPage, type Tab } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [{ ...ada, emailVerified: true }],
    config: { passkeyEnabled: true },
  })
})

const signInWithPassword = (tab: Tab) =>
  tab.call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })

/** Resolves to `ok`, or to the codes of the error. */
const register = (tab: Tab) =>
  tab.call(async (app) => {
    const user = await app.getUser({ or: 'throw' })
    const result = await user.registerPasskey()
    return result.status === 'ok' ? 'ok' : [result.error.code, result.error.details]
  })

const signIn = (tab: Tab, options: { autofill?: boolean } = {}) =>
  tab.call(async (app, argument) => {
    const result = await app.signInWithPasskey({ ...argument, noRedirect: true })
    return result.status === 'ok' ? 'ok' : [result.error.code, result.error.details]
  }, options)

const beginUrl = /initiate-passkey-authentication/

const ceremonyStarted = ({ page }: Tab) => page.waitForResponse(beginUrl)

/**
 * Simulates a user who touches the device before the next ceremony: a ceremony that started
 * without the user waits forever.
 */
const touchBeforeNextCeremony = ({ page }: Tab, device: Authenticator) =>
  page.route(beginUrl, async (route) => {
    await device.attend(true)
    await route.continue()
  })

const ceremonyError = (code: string) => [
  'PASSKEY_WEBAUTHN_ERROR',
  { code: `ERROR_${code}`, message: expect.any(String) },
]

/** Opens a page of a signed-out user who has a passkey on this device. */
async function openSignInPage(model?: Parameters<typeof addAuthenticator>[1]) {
  const tab = await openPage(project)
  const device = await addAuthenticator(tab.page, model)
  await signInWithPassword(tab)
  expect(await register(tab)).toBe('ok')
  await tab.call((app) => app.signOut({ noRedirect: true }))
  return { tab, device }
}

describe('a passkey in Chromium', () => {
  it('is created on the device and signs the user in', async () => {
    const { tab, device } = await openSignInPage()
    expect(await device.passkeys()).toMatchObject([
      { rpId: 'localhost', isResidentCredential: true },
    ])
    expect(await signIn(tab)).toBe('ok')
    expect(await tab.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    expect(await device.passkeys()).toMatchObject([{ signCount: 2 }])
  })

  it('is not created twice on one device (WA10)', async () => {
    const { tab, device } = await openSignInPage()
    await signInWithPassword(tab)
    expect(await register(tab)).toEqual(ceremonyError('AUTHENTICATOR_PREVIOUSLY_REGISTERED'))
    expect(await device.passkeys()).toHaveLength(1)
    expect(await signIn(tab)).toBe('ok')
  })

  it('is one of two, and is hidden by the device once it is removed', async () => {
    const first = await openSignInPage()
    const second = await openPage(project)
    await addAuthenticator(second.page)
    await signInWithPassword(second)
    expect(await register(second)).toBe('ok')
    await signInWithPassword(first.tab)
    const count = await first.tab.call(async (app) => {
      const user = await app.getUser({ or: 'throw' })
      const passkeys = (await user.listPasskeys()) ?? []
      await passkeys[0]?.delete()
      return passkeys.length
    })
    expect(count).toBe(2)
    await expect.poll(() => first.device.passkeys()).toEqual([])
    expect(await signIn(second)).toBe('ok')
  })

  it('is not created on a device without resident keys, which Chromium reports as an aborted ceremony', async () => {
    const tab = await openPage(project)
    await addAuthenticator(tab.page, { hasResidentKey: false })
    await signInWithPassword(tab)
    expect(await register(tab)).toEqual(ceremonyError('CEREMONY_ABORTED'))
  })

  it('aborts the ceremony if the device has no passkey (WA09)', async () => {
    const tab = await openPage(project)
    await addAuthenticator(tab.page)
    expect(await signIn(tab)).toEqual(ceremonyError('CEREMONY_ABORTED'))
  })
})

describe('a passkey ceremony in Chromium', () => {
  it('is aborted by the next ceremony (WA09)', async () => {
    const { tab, device } = await openSignInPage()
    await device.attend(false)
    const started = ceremonyStarted(tab)
    const first = signIn(tab)
    await started
    await touchBeforeNextCeremony(tab, device)
    const second = signIn(tab)
    expect(await first).toEqual(ceremonyError('CEREMONY_ABORTED'))
    expect(await second).toBe('ok')
  })

  it('is aborted by its signal', async () => {
    const { tab, device } = await openSignInPage()
    await device.attend(false)
    const started = ceremonyStarted(tab)
    await tab.start((app) => {
      const controller = new AbortController()
      const result = app.signInWithPasskey({ signal: controller.signal })
      Object.assign(window, { controller, result })
    })
    await started
    expect(
      await tab.page.evaluate(`(async () => {
        controller.abort()
        const { status, error } = await result
        return [status, error.details.code]
      })()`),
    ).toEqual(['error', 'ERROR_CEREMONY_ABORTED'])
    await device.attend(true)
    expect(await signIn(tab)).toBe('ok')
  })

  it('names the policy that a frame of another origin lacks (WA16)', async () => {
    const outer = await openPage(project)
    await addAuthenticator(outer.page)
    const inner = await openPage(project)
    await outer.page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src })
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener('load', resolve))
    }, inner.origin)
    const [, frame] = outer.page.frames()
    await frame!.waitForFunction(() => 'app' in window)
    expect(
      await frame!.evaluate('app.signInWithPasskey().then(({ error }) => error.details)'),
    ).toEqual({
      code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
      message: expect.stringContaining('publickey-credentials-get'),
    })
  })

  it('returns an error in a browser without passkeys (WA12)', async () => {
    const tab = await openPage(project)
    const thrown: unknown[] = []
    tab.context.on('weberror', (error) => thrown.push(error.error()))
    await tab.context.addInitScript('delete globalThis.PublicKeyCredential')
    await tab.page.reload()
    expect(await signIn(tab)).toEqual([
      'PASSKEY_WEBAUTHN_ERROR',
      {
        code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
        message: expect.stringContaining('a current browser'),
      },
    ])
    expect(await signInWithPassword(tab)).toMatchObject({ status: 'ok' })
    expect(await register(tab)).toEqual(ceremonyError('PASSTHROUGH_SEE_CAUSE_PROPERTY'))
    expect(thrown).toEqual([])
  })
})

describe('passkey autofill in Chromium', () => {
  const addField = (tab: Tab) =>
    tab.page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { name: 'email' })
      field.setAttribute('autocomplete', 'username webauthn')
      document.body.append(field)
    })

  it('signs in with the selected passkey', async () => {
    const { tab } = await openSignInPage()
    await addField(tab)
    expect(await signIn(tab, { autofill: true })).toBe('ok')
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'active' })
  })

  it('returns an error in a browser without conditional mediation, where a click still works (WA12)', async () => {
    const { tab } = await openSignInPage()
    // Browsers throw for an unknown enumeration value (Web IDL, section 3.2.18).
    await tab.context.addInitScript(`
      delete PublicKeyCredential.isConditionalMediationAvailable
      const { get } = CredentialsContainer.prototype
      CredentialsContainer.prototype.get = async function (options) {
        if (options.mediation === 'conditional')
          throw new TypeError("'conditional' is no CredentialMediationRequirement")
        return get.call(this, options)
      }`)
    await tab.page.reload()
    expect(await signIn(tab, { autofill: true })).toEqual([
      'PASSKEY_WEBAUTHN_ERROR',
      {
        code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
        message: expect.stringContaining('does not support passkeys in autofill'),
      },
    ])
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'signed-out' })
    expect(await signIn(tab)).toBe('ok')
  })

  it('is aborted by a click', async () => {
    const { tab, device } = await openSignInPage()
    await addField(tab)
    await device.attend(false)
    const started = ceremonyStarted(tab)
    const waiting = signIn(tab, { autofill: true })
    await started
    await touchBeforeNextCeremony(tab, device)
    const clicked = signIn(tab)
    expect(await waiting).toEqual(ceremonyError('CEREMONY_ABORTED'))
    expect(await clicked).toBe('ok')
  })
})

describe('a passkey with a second factor in Chromium', () => {
  /** Sets up a second factor, and signs out. */
  async function requireSecondFactor(tab: Tab, secret: Uint8Array) {
    await signInWithPassword(tab)
    await tab.call(
      async (app, bytes) => {
        const user = await app.getUser({ or: 'throw' })
        await user.update({ totpMultiFactorSecret: new Uint8Array(bytes) })
        await user.signOut({ noRedirect: true })
      },
      [...secret],
    )
  }

  it('signs in without a code if the device verifies the user', async () => {
    const { tab } = await openSignInPage()
    await requireSecondFactor(tab, createAuthenticatorApp(project).secret)
    expect(await signIn(tab)).toBe('ok')
    expect(await tab.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  })

  it('needs the code if the device does not verify the user', async () => {
    const { tab } = await openSignInPage({ verifiesUser: false })
    await requireSecondFactor(tab, createAuthenticatorApp(project).secret)
    expect(await signIn(tab)).toEqual([
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
      { attemptCode: expect.any(String) },
    ])
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'signed-out' })
  })

  it('creates the session on the MFA page if the project asks for the code all the same (WA15)', async () => {
    project = await createTestProject({
      users: [{ ...ada, emailVerified: true }],
      config: { passkeyEnabled: true, passkeyCountsAsBothFactors: false },
    })
    const { secret, nextCode } = createAuthenticatorApp(project)
    const { tab } = await openSignInPage()
    await requireSecondFactor(tab, secret)
    await tab.start((app) => app.signInWithPasskey())
    await tab.page.waitForURL('**/handler/mfa')
    expect(await tab.call((app) => app.session.get())).toEqual({ status: 'signed-out' })
    expect(await tab.page.context().cookies()).toEqual([])
    await tab.start(
      async (app, totpCode) => {
        const attempt = await app.getSecondFactorAttempt()
        await app.signInWithMfa(totpCode, attempt?.attemptCode ?? '')
      },
      await nextCode(),
    )
    await tab.page.waitForURL(`${tab.origin}/`)
    expect(await tab.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    expect(await tab.page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
