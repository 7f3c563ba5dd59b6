import { describe, expect, it, vi } from 'vitest'
import type { Platform } from '../platform/platform.js'
import { TaskRunner } from '../platform/task-runner.js'
import { Navigator, type NavigatorOptions } from './navigator.js'

const RETURN = 'after_auth_return_to'

/** A navigator on a page, with timers that fire at once. */
function createNavigator(start?: string, options: NavigatorOptions = {}) {
  let href = start
  const visited: string[] = []
  const refused: string[] = []
  const timers: number[] = []
  const platform = {
    timers: {
      set(callback: () => void, millis: number) {
        // A task that timed out gets one more turn.
        if (millis > 0) timers.push(millis)
        return setTimeout(callback, 0)
      },
      clear: (timer: NodeJS.Timeout) => clearTimeout(timer),
    },
    navigation:
      start === undefined
        ? undefined
        : {
            href: () => href!,
            go: (url: string, { replace }: { replace: boolean }) =>
              void visited.push(replace ? `replace ${url}` : url),
          },
    report: () => {},
  } as unknown as Platform
  const tasks = new TaskRunner(platform.timers)
  const navigator = new Navigator(platform, tasks, options, (url) => void refused.push(url))
  return {
    navigator,
    tasks,
    visited,
    refused,
    timers,
    moveTo: (url: string) => void (href = url),
  }
}

const navigatorAt = (href?: string, urls?: NavigatorOptions['urls'], trustedOrigins?: string[]) =>
  createNavigator(href, { urls, trustedOrigins }).navigator

describe('signInAgain', () => {
  const AGAIN = 'sign_in_again=true'

  it('asks the signed-in user to sign in again, and returns to the current page', async () => {
    const { navigator, visited } = createNavigator('https://app.example/teams')
    expect(navigator.isSigningInAgain).toBe(false)
    await navigator.redirectTo('signIn', { signInAgain: true })
    expect(visited).toEqual([`/handler/sign-in?${RETURN}=%2Fteams&${AGAIN}`])
  })

  it('is kept by the pages of one sign-in, also for emails and providers', () => {
    const navigator = navigatorAt(`https://app.example/handler/sign-in?${RETURN}=%2Fteams&${AGAIN}`)
    expect(navigator.isSigningInAgain).toBe(true)
    for (const page of ['signIn', 'mfa', 'forgotPassword'] as const)
      expect(navigator.pageUrl(page)).toContain(`?${RETURN}=%2Fteams&${AGAIN}`)
    for (const page of ['oauthCallback', 'magicLinkCallback'] as const)
      expect(navigator.callbackUrl(page)).toContain(`?${RETURN}=%2Fteams&${AGAIN}`)
  })

  it('is not passed to other pages', () => {
    const navigator = navigatorAt(`https://app.example/handler/sign-in?${RETURN}=%2Fteams&${AGAIN}`)
    expect(navigator.pageUrl('signUp')).toBe(`/handler/sign-up?${RETURN}=%2Fteams`)
    expect(navigator.pageUrl('afterSignIn')).toBe('/teams')
    expect(navigator.pageUrl('home')).toBe('/')
  })

  it('is added to a sign-in page of a trusted origin too', () => {
    const other = 'https://login.example'
    const navigator = navigatorAt('https://app.example/', { signIn: `${other}/in?a=1#x` }, [other])
    expect(navigator.pageUrl('signIn', { signInAgain: true })).toBe(`${other}/in?a=1&${AGAIN}#x`)
  })
})

describe('pageUrl', () => {
  it.each([
    ['signIn', '/handler/sign-in'],
    ['signUp', '/handler/sign-up'],
    ['mfaSetup', '/handler/mfa-setup'],
  ] as const)('adds the current page to %s as return URL', (page, path) => {
    const navigator = navigatorAt('https://app.example/teams?tab=1#x')
    expect(navigator.pageUrl(page)).toBe(`${path}?${RETURN}=%2Fteams%3Ftab%3D1%23x`)
    expect(navigator.pageUrl(page, { noRedirectBack: true })).toBe(path)
  })

  it('keeps query and fragment of the page, and encodes the current URL once', () => {
    const navigator = navigatorAt('https://a.example/team/1?x=y z#t', {
      signIn: '/handler/sign-in?a=1#b',
    })
    expect(navigator.pageUrl('signIn')).toBe(
      '/handler/sign-in?a=1&after_auth_return_to=%2Fteam%2F1%3Fx%3Dy%2520z%23t#b',
    )
  })

  it('passes the return URL of the current page on', () => {
    const navigator = navigatorAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
    expect(navigator.pageUrl('signUp')).toBe(`/handler/sign-up?${RETURN}=%2Fcheckout`)
    expect(navigator.pageUrl('afterSignIn')).toBe('/checkout')
    expect(navigator.pageUrl('afterSignUp')).toBe('/checkout')
    expect(navigator.pageUrl('afterSignUp', { noRedirectBack: true })).toBe('/')
  })

  it('does not pass an untrusted return URL on', () => {
    const untrusted = encodeURIComponent('https://evil.com/')
    const navigator = navigatorAt(`https://a.example/handler/sign-in?${RETURN}=${untrusted}`)
    expect(navigator.pageUrl('signUp')).toBe('/handler/sign-up')
  })

  it.each([
    ['https://app.example/a', 'https://id.example/in', ['https://id.example']],
    ['https://a.example/x', 'http://a.example/in', ['http://a.example']],
  ])('does not reveal the page %s to another origin, %s', (href, signIn, trustedOrigins) => {
    expect(navigatorAt(href, { signIn }, trustedOrigins).pageUrl('signIn')).toBe(signIn)
  })

  it.each([
    ['mfa', '/handler/mfa'],
    ['forgotPassword', '/handler/forgot-password'],
  ] as const)(
    'adds to %s the return URL of the current page, not the page itself',
    (page, path) => {
      const navigator = navigatorAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
      expect(navigator.pageUrl(page)).toBe(`${path}?${RETURN}=%2Fcheckout`)
      expect(navigator.pageUrl(page, { noRedirectBack: true })).toBe(path)
      expect(navigatorAt('https://app.example/welcome').pageUrl(page)).toBe(path)
    },
  )

  it('adds nothing to other pages', () => {
    const navigator = navigatorAt(`https://app.example/handler/sign-in?${RETURN}=%2Fcheckout`)
    expect(navigator.pageUrl('signOut')).toBe('/handler/sign-out')
    expect(navigator.pageUrl('home')).toBe('/')
  })

  it('returns the configured page after a sign-in without a return URL', () => {
    const navigator = navigatorAt('https://app.example/a', { afterSignIn: '/start' })
    expect(navigator.pageUrl('afterSignIn')).toBe('/start')
  })

  it('prefers the URLs and the return URL of the call', () => {
    const page = 'https://app.example/handler/sign-in'
    const urls = { afterSignIn: '/welcome' }
    expect(navigatorAt(page).pageUrl('afterSignIn', { urls })).toBe('/welcome')
    expect(navigatorAt(`${page}?${RETURN}=%2Fcheckout`).pageUrl('afterSignIn', { urls })).toBe(
      '/checkout',
    )
    const mfa = (returnTo: string) => navigatorAt(page).pageUrl('mfa', { returnTo })
    expect(mfa('/welcome')).toBe(`/handler/mfa?${RETURN}=%2Fwelcome`)
    expect(mfa('https://app.example/welcome')).toBe(`/handler/mfa?${RETURN}=%2Fwelcome`)
    expect(mfa('https://evil.example/')).toBe('/handler/mfa')
  })

  it('throws for a page on an untrusted origin', () => {
    const navigator = navigatorAt('https://app.example/a', { home: 'https://evil.example/' })
    expect(() => navigator.pageUrl('home')).toThrow('is not trusted; should be relative.')
  })

  it('returns a URL outside a browser too', () => {
    expect(navigatorAt().pageUrl('signOut')).toBe('/handler/sign-out')
  })
})

describe('the redirect method', () => {
  it('is rejected if it is a hook, with the function to pass in its place (79)', () => {
    const redirectMethod = { useNavigate: () => () => {} } as never
    expect(() => createNavigator('https://app.example/', { redirectMethod })).toThrow(
      /redirectMethod has no function navigate\..* pass \{ navigate: /,
    )
  })
})

describe('callbackUrl', () => {
  it('returns a full URL without fragment, with the return URL of the current page', () => {
    const navigator = navigatorAt(`https://app.example/handler/sign-up?${RETURN}=%2Fcheckout#top`)
    expect(navigator.callbackUrl('emailVerification')).toBe(
      `https://app.example/handler/email-verification?${RETURN}=%2Fcheckout`,
    )
  })

  it('drops an untrusted return URL', () => {
    const navigator = navigatorAt(
      `https://app.example/handler/sign-up?${RETURN}=https://evil.example`,
    )
    expect(navigator.callbackUrl('emailVerification')).toBe(
      'https://app.example/handler/email-verification',
    )
  })

  it.each([
    ['/projects', `?${RETURN}=%2Fprojects`],
    ['https://app.example/projects', `?${RETURN}=%2Fprojects`],
    ['https://evil.example/', ''],
  ])('prefers the return URL of the call: %s', (returnTo, query) => {
    const navigator = navigatorAt(`https://app.example/a?${RETURN}=%2Fcheckout`)
    expect(navigator.callbackUrl('oauthCallback', returnTo)).toBe(
      `https://app.example/handler/oauth-callback${query}`,
    )
  })

  it('accepts an absolute page on the own origin and throws for another one', () => {
    const errorUrl = (error: string) =>
      navigatorAt('https://app.example/a', { error }).callbackUrl('error')
    expect(errorUrl('https://app.example/oops?x=1')).toBe('https://app.example/oops?x=1')
    expect(() => errorUrl('https://evil.example/')).toThrow('is not trusted')
  })

  it('throws outside a browser', () => {
    expect(() => navigatorAt().callbackUrl('emailVerification')).toThrow(
      /pass callbackUrl to this method/,
    )
  })
})

describe('go', () => {
  const page = 'https://app.example/a'

  it.each(['https://app.example/b?c=1', new URL('https://app.example/b?c=1')])(
    'goes to an absolute URL of its own origin, as a text or a URL: %s (80)',
    async (url) => {
      const { navigator, visited } = createNavigator(page)
      await navigator.go(url)
      expect(visited).toEqual(['/b?c=1'])
    },
  )

  it('goes to the checked URL and resolves after 2 s', async () => {
    const { navigator, visited, timers } = createNavigator(page, {
      trustedOrigins: ['https://app.example', 'https://docs.example'],
    })
    await navigator.go('b?x=1')
    await navigator.go('https://app.example:443/c', { replace: true })
    await navigator.go('https://docs.example')
    expect(visited).toEqual(['/b?x=1', 'replace /c', 'https://docs.example/'])
    expect(timers).toEqual([2000, 2000, 2000])
  })

  it('reports and rejects an untrusted URL', async () => {
    const { navigator, visited, refused } = createNavigator(page)
    await expect(navigator.go('https://evil.example/')).rejects.toThrow('is not trusted')
    expect([visited, refused]).toEqual([[], ['https://evil.example/']])
  })

  it("uses the app's router", async () => {
    const navigate = vi.fn()
    const { navigator, visited } = createNavigator(page, { redirectMethod: { navigate } })
    await navigator.go('/b', { replace: true })
    await navigator.redirectTo('home')
    expect(navigate.mock.calls).toEqual([
      ['/b', { replace: true }],
      ['/', { replace: false }],
    ])
    expect(visited).toEqual([])
  })

  it.each([
    [page, 'none'],
    [undefined, 'window'],
  ] as const)(
    'goes nowhere on the page %s with redirectMethod %s',
    async (href, redirectMethod) => {
      const { navigator, visited, timers } = createNavigator(href, { redirectMethod })
      await navigator.go('/b')
      expect([visited, timers]).toEqual([[], []])
    },
  )

  it('resolves when the app is disposed of', async () => {
    const { navigator, tasks, visited } = createNavigator(page)
    const going = navigator.go('/b')
    tasks.dispose(new Error('disposed'))
    await going
    expect(visited).toEqual(['/b'])
  })
})

describe('redirectTo', () => {
  const SIGN_IN = `/handler/sign-in?${RETURN}=%2Fa`
  const later = <T>() => {
    let resolve!: (value: T) => void
    const promise = new Promise<T>((settle) => (resolve = settle))
    return { promise, resolve }
  }

  it('goes to the page with its return URL', async () => {
    const { navigator, visited } = createNavigator('https://app.example/a')
    await navigator.redirectTo('signIn', { replace: true })
    await navigator.redirectTo('signUp', { noRedirectBack: true })
    expect(visited).toEqual([`replace ${SIGN_IN}`, '/handler/sign-up'])
  })

  it('skips the sign-in page if a pending navigation leaves the page (OA44)', async () => {
    const { navigator, visited } = createNavigator('https://app.example/a')
    const leaving = later<boolean>()
    navigator.addPendingNavigation({ leavesPage: leaving.promise })
    const redirects = [navigator.redirectTo('signIn'), navigator.redirectTo('home')]
    leaving.resolve(true)
    await Promise.all(redirects)
    expect(visited).toEqual(['/'])
    await navigator.redirectTo('signIn')
    expect(visited).toEqual(['/', SIGN_IN])
  })

  it('goes to the sign-in page after a pending navigation that stays on the page', async () => {
    const { navigator, visited } = createNavigator('https://app.example/a')
    const leaving = later<boolean>()
    navigator.addPendingNavigation({ leavesPage: leaving.promise })
    const redirect = navigator.redirectTo('signIn')
    await new Promise((resolve) => setTimeout(resolve))
    expect(visited).toEqual([])
    leaving.resolve(false)
    await redirect
    expect(visited).toEqual([SIGN_IN])
  })

  it.each(['/a', '/a?b'])(
    'goes to the sign-in page if a pending navigation leads to the current page as %s',
    async (url) => {
      const { navigator, visited } = createNavigator('https://app.example/a?b')
      const leaving = later<boolean>()
      navigator.addPendingNavigation({ leavesPage: leaving.promise, url })
      const redirect = navigator.redirectTo('signIn', { noRedirectBack: true })
      await new Promise((resolve) => setTimeout(resolve))
      leaving.resolve(true)
      await redirect
      expect(visited).toEqual(['/handler/sign-in'])
    },
  )

  it('does not go to the sign-in page if a pending navigation leaves the page of an app without URLs', async () => {
    const { navigator, visited } = createNavigator()
    const leaving = later<boolean>()
    navigator.addPendingNavigation({ leavesPage: leaving.promise, url: '/a' })
    const redirect = navigator.redirectTo('signIn')
    await new Promise((resolve) => setTimeout(resolve))
    leaving.resolve(true)
    await redirect
    expect(visited).toEqual([])
  })

  it('emits that a redirect was skipped if a router has moved to another page meanwhile', async () => {
    const { navigator, visited, moveTo } = createNavigator('https://app.example/a')
    const onSkipped = vi.fn()
    navigator.skippedRedirects.subscribe(onSkipped)
    const stay = later<boolean>()
    navigator.addPendingNavigation({ leavesPage: stay.promise, url: '/b' })
    const first = navigator.redirectTo('signIn')
    stay.resolve(true)
    await first
    expect(onSkipped).not.toHaveBeenCalled()
    const move = later<boolean>()
    navigator.addPendingNavigation({ leavesPage: move.promise, url: '/b' })
    const second = navigator.redirectTo('signIn')
    moveTo('https://app.example/b')
    move.resolve(true)
    await second
    expect(onSkipped).toHaveBeenCalledTimes(1)
    expect(visited).toEqual([])
  })
})
