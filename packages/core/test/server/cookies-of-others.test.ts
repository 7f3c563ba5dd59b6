import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada } from '../open-tab.js'
import { grace } from '../signed-in.js'
import { openServer, requestWith, signIn } from './authenticate-app.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})

/** Somebody's server, and what the browsers of two people send it. */
async function open(options: { cookiePrefix?: string } = {}) {
  const warned: string[] = []
  const platform = { warn: (message: string) => void warned.push(message) }
  const { app } = openServer(project, { ...options, platform })
  const [own, planted] = [await signIn(project), await signIn(project, grace)]
  const whoIs = async (cookie: string) => {
    const user = await app.getUser({ tokenStore: requestWith({ cookie }) })
    return user?.primaryEmail
  }
  return { app, own, planted, warned, whoIs }
}

const refreshCookieOf = (cookies: string) => /latchkey-refresh-[^;]+/.exec(cookies)?.[0] ?? ''

describe('CK12: a session cookie that somebody plants beside one of the same name', () => {
  it('changes nothing where the access cookie names the other', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { app, own, planted, warned, whoIs } = await open()
    const refresh = refreshCookieOf(planted.cookie)
    for (const cookie of [`${refresh}; ${own.cookie}`, `${own.cookie}; ${refresh}`]) {
      expect(await whoIs(cookie)).toBe(ada.email)
      expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({
        userId: own.user.id,
      })
    }
    // A visitor can plant as many as they like: that writes nothing to a server's log.
    expect([warned, printed.mock.calls]).toEqual([[], []])
    printed.mockRestore()
  })

  it('is not looked at where the names of the own ones begin with __Host-', async () => {
    const { app, own, planted, warned, whoIs } = await open({ cookiePrefix: '__Host-latchkey' })
    const host = own.cookie.replaceAll('latchkey-', '__Host-latchkey-')
    for (const cookie of [`${planted.cookie}; ${host}`, `${host}; ${planted.cookie}`]) {
      expect(await whoIs(cookie)).toBe(ada.email)
      expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({
        userId: own.user.id,
      })
    }
    expect(await whoIs(planted.cookie)).toBeUndefined()
    expect(warned).toEqual([])
  })
})
