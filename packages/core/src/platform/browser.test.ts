import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigation, openCookieChannel } from './browser.js'

afterEach(() => void vi.unstubAllGlobals())

describe('navigation.go', () => {
  it.each([
    ['/welcome?a=1#b', false, 'assign', 'https://app.test/welcome?a=1#b'],
    ['/welcome', true, 'replace', 'https://app.test/welcome'],
    ['https://other.test/x', false, 'assign', 'https://other.test/x'],
  ] as const)(
    'goes to %s (replace: %s) as a full URL of the page, which a <base> element cannot change',
    (target, replace, method, url) => {
      const went: [string, string][] = []
      vi.stubGlobal('location', {
        href: 'https://app.test/handler/sign-in?x=1',
        assign: (to: string) => went.push(['assign', to]),
        replace: (to: string) => went.push(['replace', to]),
      })
      navigation.go(target, { replace })
      expect(went).toEqual([[method, url]])
    },
  )
})

describe('openCookieChannel', () => {
  it('returns undefined if the browser reports changes of cookies', () => {
    vi.stubGlobal('cookieStore', {})
    expect(openCookieChannel()).toBeUndefined()
  })

  it('opens a channel if the browser does not report changes of cookies', () => {
    const channel = openCookieChannel()
    expect(channel).toBeInstanceOf(BroadcastChannel)
    channel?.close()
  })

  it('opens a channel that does not keep the process of a test runner running (91)', () => {
    const running = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length
    const before = running()
    const channel = openCookieChannel()
    expect(running()).toBe(before)
    channel?.close()
  })

  it.each([
    ['missing', undefined],
    [
      'forbidden',
      class {
        constructor() {
          throw new DOMException('no', 'SecurityError')
        }
      },
    ],
  ])('returns undefined if a channel is %s (CC22)', (_, BroadcastChannel) => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel)
    expect(openCookieChannel()).toBeUndefined()
  })
})
