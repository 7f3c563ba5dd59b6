import { afterEach, expect, it, vi } from 'vitest'
import { navigation } from './navigate.js'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['/welcome?a=1#b', false, 'assign', 'https://app.test/welcome?a=1#b'],
  ['/welcome', true, 'replace', 'https://app.test/welcome'],
  ['https://other.test/x', false, 'assign', 'https://other.test/x'],
] as const)(
  'goes to %s (replace: %s) as a whole URL of the page, which a <base> cannot change',
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
