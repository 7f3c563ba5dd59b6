import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'
import { openServer, requestWith, signIn } from './authenticate/authenticate-app.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})

/** Opens a server and returns it with the cookies of two browsers. */
async function open(options: { cookiePrefix?: string } = {}) {
  const warnings: string[] = []
  const platform = { warn: (message: string) => void warnings.push(message) }
  const { app } = openServer(project, { ...options, platform })
  const [own, planted] = [await signIn(project), await signIn(project, grace)]
  const emailOf = async (cookie: string) => {
    const user = await app.getUser({ tokenStore: requestWith({ cookie }) })
    return user?.primaryEmail
  }
  return { app, own, planted, warnings, emailOf }
}

const refreshCookieOf = (cookies: string) => /latchkey-refresh-[^;]+/.exec(cookies)?.[0] ?? ''

describe('a planted cookie with the name of a session cookie (CK12)', () => {
  it('is ignored if the access cookie belongs to the other refresh cookie', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { app, own, planted, warnings, emailOf } = await open()
    const refresh = refreshCookieOf(planted.cookie)
    for (const cookie of [`${refresh}; ${own.cookie}`, `${own.cookie}; ${refresh}`]) {
      expect(await emailOf(cookie)).toBe(ada.email)
      expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({
        userId: own.user.id,
      })
    }
    // No warning: a visitor could plant many cookies and fill the log of the server.
    expect([warnings, printed.mock.calls]).toEqual([[], []])
    printed.mockRestore()
  })

  it('is ignored beside cookies with the default prefix of pages with https (R11)', async () => {
    const { own, planted, emailOf } = await open()
    const hostCookies = own.cookie.replaceAll('latchkey-', '__Host-latchkey-')
    for (const cookie of [`${planted.cookie}; ${hostCookies}`, `${hostCookies}; ${planted.cookie}`])
      expect(await emailOf(cookie)).toBe(ada.email)
  })

  it('is ignored if the prefix of the session cookies is __Host-', async () => {
    const { app, own, planted, warnings, emailOf } = await open({ cookiePrefix: '__Host-latchkey' })
    const hostCookies = own.cookie.replaceAll('latchkey-', '__Host-latchkey-')
    for (const cookie of [
      `${planted.cookie}; ${hostCookies}`,
      `${hostCookies}; ${planted.cookie}`,
    ]) {
      expect(await emailOf(cookie)).toBe(ada.email)
      expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({
        userId: own.user.id,
      })
    }
    expect(await emailOf(planted.cookie)).toBeUndefined()
    expect(warnings).toEqual([])
  })
})
