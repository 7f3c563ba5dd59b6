import { expect, it } from 'vitest'
import { trustedTarget } from './gate.js'
import { isPlainPath } from './plain-path.js'

it.each(['/', '/a', '/sign-in', '/handler/sign-in', '/a/b_c/D9/-'])(
  'is %s, which the gate lets through as it is',
  (path) => {
    expect(isPlainPath(path)).toBe(true)
    expect(trustedTarget(path, { currentUrl: 'https://app.example.com/x/' })).toBe(path)
  },
)

it.each([
  ...['', 'a', 'a/b', '//', '//a', '/a/', '/a//b', '/a?b', '/a#b', '/a.b', '/..', '/a/../b'],
  ...['/%2f', '/a b', '/a\n', '\n/a', ' /a', '/a:b', '/a\\b', '/ä', '/a/ä', '/a@b', 'https:/a'],
])('is not %j', (path) => {
  expect(isPlainPath(path)).toBe(false)
})
