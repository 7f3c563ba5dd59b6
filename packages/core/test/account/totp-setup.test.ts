import { createTestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'
import { totp, wrong } from '../support/totp.js'

const project = await createTestProject({ displayName: 'Acme: Shop', users: [ada] })

describe('startTotpSetup', () => {
  it('resolves to a new secret, its URL and its QR code, and changes nothing (52)', async () => {
    const { app, user } = await signedIn(project)
    const { secret, url, qrCode } = await user.startTotpSetup()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(url).toBe(
      `otpauth://totp/Acme%20Shop:ada%40example.com?issuer=Acme%20Shop&algorithm=SHA1&secret=${secret}&period=30&digits=6`,
    )
    const numbers = [...qrCode.path.matchAll(/[M ](\d+)/g)].map(([, number]) => Number(number))
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([4, qrCode.size - 5])
    expect((await user.startTotpSetup()).secret).not.toBe(secret)
    expect((await app.getUser())?.isMultiFactorRequired).toBe(false)
  })

  it('takes the names that the authenticator app shows', async () => {
    const { user } = await signedIn(project)
    const { url } = await user.startTotpSetup({ issuer: 'Shop', account: 'ada' })
    expect(url).toMatch(/^otpauth:\/\/totp\/Shop:ada\?issuer=Shop&/)
  })
})

describe('confirmTotpSetup', () => {
  it('returns INVALID_TOTP_CODE for another code, and then turns the second factor on (52)', async () => {
    const { app, user } = await signedIn(project)
    const setup = await user.startTotpSetup()
    const code = totp(setup.secret)
    const refused = await user.confirmTotpSetup(wrong(code), setup)
    expect(refused).toMatchObject({ status: 'error', error: { code: 'INVALID_TOTP_CODE' } })
    expect((await app.getUser())?.isMultiFactorRequired).toBe(false)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await user.confirmTotpSetup(typed, setup)).toEqual({ status: 'ok', data: undefined })
    expect(app.user.get().data?.isMultiFactorRequired).toBe(true)

    const signIn = await app.signInWithPassword({ ...ada, noRedirect: true })
    if (signIn.status === 'ok') throw new Error('The sign-in needs no code.')
    if (signIn.error.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') throw signIn.error
    const { attemptCode } = signIn.error.details
    const signedInAgain = await app.signInWithMfa(totp(setup.secret), attemptCode, {
      noRedirect: true,
    })
    expect(signedInAgain.status).toBe('ok')
  })
})
