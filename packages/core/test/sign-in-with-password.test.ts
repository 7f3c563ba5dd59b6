import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada, openTab } from './open-tab.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('signing in with a password', () => {
  it('keeps the session in the cookies of the protocol', async () => {
    const { app, browser } = openTab(project)
    expect(await app.signInWithCredential({ ...ada, noRedirect: true })).toEqual({
      status: 'ok',
      data: undefined,
    })
    const { accessToken, refreshToken } = await (
      await app.getUser({ or: 'throw' })
    ).currentSession.getTokens()
    expect(Object.fromEntries(browser.cookies)).toEqual({
      [`latchkey-refresh-${project.projectId}`]: refreshToken,
      'latchkey-access': `[%22${refreshToken}%22%2C%22${accessToken}%22]`,
    })
  })

  it('uses the cookies of another kit under its prefix, so that moving an app over signs nobody out', async () => {
    const { browser } = openTab(project)
    const old = openTab(project, { browser, cookiePrefix: 'older-kit' })
    await old.app.signInWithCredential({ ...ada, noRedirect: true })
    const { app } = openTab(project, { browser, cookiePrefix: 'older-kit' })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('outlives a reload', async () => {
    const { app, browser } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const reloaded = openTab(project, { browser })
    expect(reloaded.app.session.get()).toEqual({ status: 'active' })
    expect(await reloaded.app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it.each([
    ['a wrong password', { ...ada, password: 'wrong' }],
    ['an unknown address', { ...ada, email: 'nobody@example.com' }],
  ])('refuses %s without saying which of the two it is', async (_, credential) => {
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

  it('IN01: sends the password exactly as it was typed', async () => {
    const spaced = { email: 'spaces@example.com', password: '  two spaces on each side  ' }
    const { app } = openTab(project)
    await app.signUpWithCredential({ ...spaced, noRedirect: true })
    const trimmed = { ...spaced, password: spaced.password.trim(), noRedirect: true }
    expect(await app.signInWithCredential(trimmed)).toMatchObject({ status: 'error' })
    expect(await app.signInWithCredential({ ...spaced, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })

  it('asks for a place to keep the session when there is none', async () => {
    const { app } = openTab(project, { tokenStore: null })
    await expect(app.signInWithCredential(ada)).rejects.toThrow(/tokenStore/)
  })
})

describe('where people go after signing in', () => {
  const page = (query: string) => `http://localhost:3000/handler/sign-in${query}`
  const goneTo = async (href: string, urls = {}) => {
    const { app, visited } = openTab(project, { href, urls })
    await app.signInWithCredential(ada)
    return visited
  }

  it('is the page after sign-in, home by default', async () => {
    expect(await goneTo(page(''))).toEqual(['/'])
    expect(await goneTo(page(''), { afterSignIn: '/inbox' })).toEqual(['/inbox'])
  })

  it('is the page that they came from', async () => {
    expect(await goneTo(page('?after_auth_return_to=%2Fteams%2F1%3Ftab%3Dkeys%23new'))).toEqual([
      '/teams/1?tab=keys#new',
    ])
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
  ])('is never %s', async (target) => {
    expect(await goneTo(page(`?after_auth_return_to=${encodeURIComponent(target)}`))).toEqual(['/'])
  })

  it('leads back to the current page from every redirect to sign-in, unless told otherwise', async () => {
    const { app, visited } = openTab(project, { href: 'http://localhost:3000/teams?tab=1#x' })
    await app.redirectToSignIn()
    await app.redirectToSignUp({ replace: true, noRedirectBack: true })
    expect(visited).toEqual([
      '/handler/sign-in?after_auth_return_to=%2Fteams%3Ftab%3D1%23x',
      'replace /handler/sign-up',
    ])
  })

  it('passes the gate in every case', async () => {
    const { app, visited } = openTab(project, { urls: { home: 'https://evil.example/' } })
    const refusal = 'Redirect URL https://evil.example/ is not trusted; should be relative.'
    await expect(app.redirectToHome()).rejects.toThrow(refusal)
    await expect(app.redirectTo('https://evil.example/')).rejects.toThrow(refusal)
    expect(visited).toEqual([])
  })

  it('may be an origin that the app trusts', async () => {
    const { app, visited } = openTab(project, { trustedOrigins: ['https://www.example.org'] })
    await app.redirectTo('https://www.example.org/a')
    expect(visited).toEqual(['https://www.example.org/a'])
  })

  it("is left to the app's own router where it has one", async () => {
    const routed: [string, object][] = []
    const { app, visited } = openTab(project, {
      redirectMethod: { navigate: (to, options) => void routed.push([to, options]) },
    })
    await app.signInWithCredential(ada)
    expect(routed).toEqual([['/', { replace: false }]])
    expect(visited).toEqual([])
  })
})
