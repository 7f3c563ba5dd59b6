import { describe, expect, it } from 'vitest'
import { openDoctor } from './support/doctor.js'

const { examineFolder, startApp } = openDoctor()

describe('doctor: pages', () => {
  const startAppWith = (...paths: string[]) =>
    startApp(
      ({ url = '' }, response) => void (response.statusCode = paths.includes(url) ? 200 : 404),
    )

  it('requests each page below the handler path or at its own path', async () => {
    const app = await startAppWith('/', '/handler/sign-in')
    expect((await examineFolder('--app-url', app)).failed).toEqual([])
    const { code, resultOf } = await examineFolder(
      ...['--app-url', app],
      ...['--url', 'signIn=/login'],
      ...['--url', 'mfa=/mfa'],
    )
    expect(resultOf('pages').findings.map(({ message }) => message)).toEqual([
      `The page signIn does not exist: ${app}/login responds with 404.`,
      `The page mfa does not exist: ${app}/mfa responds with 404.`,
    ])
    expect(code).toBe(1)
    const other = await startAppWith('/auth/sign-in')
    const args = ['--app-url', other, '--url', 'handler=/auth']
    expect((await examineFolder(...args)).failed).toEqual([])
  })

  it('accepts a page on another origin only with --trusted-origin', async () => {
    const [app, login] = [await startAppWith('/'), await startAppWith('/login')]
    const args = ['--app-url', app, '--url', `signIn=${login}/login`]
    const { resultOf } = await examineFolder(...args)
    expect(resultOf('pages').findings.map(({ message }) => message)).toEqual([
      'The page signIn is on an origin that the app does not trust, so the client does not redirect to it.',
    ])
    expect((await examineFolder(...args, '--trusted-origin', login)).failed).toEqual([])
  })

  it('has the status error if the app does not respond', async () => {
    const { code, resultOf } = await examineFolder('--app-url', 'http://localhost:1')
    expect(code).toBe(2)
    expect([resultOf('pages').status, resultOf('cookies').status]).toEqual(['error', 'error'])
  })
})

describe('doctor: cookies', () => {
  const startAppWithCookie = (cookie: string) =>
    startApp((_, response) => void response.setHeader('Set-Cookie', ['theme=dark', cookie]))
  const problemsOf = async (cookie: string, ...args: string[]) => {
    const app = await startAppWithCookie(cookie)
    const { resultOf } = await examineFolder('--app-url', app, ...args)
    return resultOf('cookies').findings.map(
      ({ message }) => /attributes: (\w+ \S+),/.exec(message)?.[1],
    )
  }

  it.each([
    ['latchkey-refresh-p1=x; Path=/; SameSite=Lax; HttpOnly', ['with HttpOnly']],
    ['latchkey-refresh-p1=x; Path=/; SameSite=Lax; Domain=example.com', ['with Domain']],
    ['latchkey-access=x; SameSite=Lax', ['without Path=/']],
    ['latchkey-access=x; Path=/; SameSite=None', ['without SameSite=Lax']],
    ['latchkey-access=x; path=/; samesite=strict', []],
    ['other-refresh=x', []],
  ])('reports the unsafe attributes of the cookie %s', async (cookie, problems) => {
    expect(await problemsOf(cookie)).toEqual(problems)
  })

  it('checks the cookies with the prefix of --cookie-prefix', async () => {
    expect(await problemsOf('other-refresh=x; Path=/', '--cookie-prefix', 'other')).toEqual([
      'without SameSite=Lax',
    ])
  })
})
