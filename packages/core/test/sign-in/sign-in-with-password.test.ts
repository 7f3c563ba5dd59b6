import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('signInWithCredential', () => {
  it('stores the session in two cookies', async () => {
    const { app, browser, visited } = openTab(project)
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toEqual({
      status: 'ok',
      data: undefined,
    })
    expect(visited).toEqual([])
    const { accessToken, refreshToken } = await (
      await app.getUser({ or: 'throw' })
    ).currentSession.getTokens()
    expect(Object.fromEntries(browser.cookies)).toEqual({
      [`latchkey-refresh-${project.projectId}`]: refreshToken,
      'latchkey-access': `[%22${refreshToken}%22%2C%22${accessToken}%22]`,
    })
  })

  it('uses existing cookies with the prefix of another kit', async () => {
    const { browser } = openTab(project)
    const previous = openTab(project, { browser, cookiePrefix: 'older-kit' })
    await previous.app.signInWithCredential({ ...ada, noRedirect: true })
    const { app } = openTab(project, { browser, cookiePrefix: 'older-kit' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('creates a session that survives a reload', async () => {
    const { app, browser } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const reloaded = openTab(project, { browser })
    expect(reloaded.app.session.get()).toEqual({ status: 'active' })
    expect(await reloaded.app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it.each([
    ['a wrong password', { ...ada, password: 'wrong' }],
    ['an unknown address', { ...ada, email: 'nobody@example.com' }],
  ])('returns the same error for %s and creates no session', async (_, credential) => {
    const { app, browser, visited } = openTab(project)
    const result = await app.signInWithCredential(credential)
    expect(result).toMatchObject({
      status: 'error',
      error: { code: 'EMAIL_PASSWORD_MISMATCH', message: 'Wrong e-mail or password.' },
    })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(browser.cookies.size).toBe(0)
    expect(visited).toEqual([])
  })

  it('sends the password unchanged (IN01)', async () => {
    const spaced = { email: 'spaces@example.com', password: '  two spaces on each side  ' }
    const { app } = openTab(project)
    await app.signUpWithCredential({ ...spaced, noRedirect: true })
    const trimmed = { ...spaced, password: spaced.password.trim(), noRedirect: true }
    expect(await app.signInWithCredential(trimmed)).toMatchObject({ status: 'error' })
    expect(await app.signInWithCredential({ ...spaced, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })

  it('resolves to SCHEMA_ERROR for a malformed address', async () => {
    const { app, visited } = openTab(project)
    expect(await app.signInWithCredential({ ...ada, email: 'ada' })).toMatchObject({
      error: { code: 'SCHEMA_ERROR' },
    })
    expect(visited).toEqual([])
  })

  it('resolves to PASSWORD_AUTHENTICATION_NOT_ENABLED in a project without passwords', async () => {
    const { app, visited } = openTab(
      await createTestProject({ config: { credentialEnabled: false } }),
    )
    expect(await app.signInWithCredential(ada)).toMatchObject({
      error: { code: 'PASSWORD_AUTHENTICATION_NOT_ENABLED' },
    })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(visited).toEqual([])
  })
})

describe('the redirect after signInWithCredential', () => {
  const page = (query: string) => `http://localhost:3000/handler/sign-in${query}`
  const visitedAfterSignIn = async (href: string, urls = {}) => {
    const { app, visited } = openTab(project, { href, urls })
    await app.signInWithCredential(ada)
    return visited
  }

  it('goes to the page after sign-in, which defaults to the home page', async () => {
    expect(await visitedAfterSignIn(page(''))).toEqual(['/'])
    expect(await visitedAfterSignIn(page(''), { afterSignIn: '/inbox' })).toEqual(['/inbox'])
  })

  it('returns to the page that required the sign-in', async () => {
    expect(
      await visitedAfterSignIn(page('?after_auth_return_to=%2Fteams%2F1%3Ftab%3Dkeys%23new')),
    ).toEqual(['/teams/1?tab=keys#new'])
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/handler/sign-out',
    '/HANDLER/Sign-In',
  ])('does not go to %s', async (target) => {
    expect(
      await visitedAfterSignIn(page(`?after_auth_return_to=${encodeURIComponent(target)}`)),
    ).toEqual(['/'])
  })

  it('is prepared by redirectToSignIn unless noRedirectBack is set', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/teams?tab=1#x' })
    await app.redirectToSignIn()
    await app.redirectToSignUp({ replace: true, noRedirectBack: true })
    expect(visited).toEqual([
      '/handler/sign-in?after_auth_return_to=%2Fteams%3Ftab%3D1%23x',
      'replace /handler/sign-up',
    ])
  })

  it('is rejected by every method if the URL is not trusted', async () => {
    const { app, visited } = openTab(project, { urls: { home: 'https://evil.example/' } })
    const message = 'Redirect URL https://evil.example/ is not trusted; should be relative.'
    await expect(app.redirectToHome()).rejects.toThrow(message)
    await expect(app.redirectTo('https://evil.example/')).rejects.toThrow(message)
    expect(visited).toEqual([])
  })

  it('can go to a trusted origin', async () => {
    const { app, visited } = openTab(project, { trustedOrigins: ['https://www.example.org'] })
    await app.redirectTo('https://www.example.org/a')
    expect(visited).toEqual(['https://www.example.org/a'])
  })

  it('calls the navigate function of the app', async () => {
    const navigations: [string, object][] = []
    const { app, visited } = openTab(project, {
      redirectMethod: { navigate: (to, options) => void navigations.push([to, options]) },
    })
    await app.signInWithCredential(ada)
    expect(navigations).toEqual([['/', { replace: false }]])
    expect(visited).toEqual([])
  })
})
