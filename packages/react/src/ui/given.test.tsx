import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Given } from './given.js'

afterEach(cleanup)

const shown = (text: string) => render(<Given text={text} />).container

it.each([
  ['XS08: an address', '"<script>alert(1)</script>"@x.y'],
  ['XS07: a provider', '<img src=x onerror=alert(1)>'],
  ['XS01: a name', '{{7*7}} ${7*7} "><b>'],
])('%s with markup is text', (_, text) => {
  const container = shown(text)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll('*')).toHaveLength(1)
})

it.each([
  ['100 000 characters', 'x'.repeat(100_000)],
  ['1000 combining marks', `a${'\u0301'.repeat(1_000)}`],
  ['characters of two halves', '\u{1f600}'.repeat(200)],
])('XS02: a text of %s is cut, between two characters', (_, text) => {
  const cut = shown(text).textContent
  expect(cut).toMatch(/^.{120}…$/u)
  expect(text.startsWith(cut.slice(0, -1))).toBe(true)
})

it('XS02: a text that turns its direction turns nothing around it', () => {
  expect(shown('\u202Egnp').innerHTML).toBe('<bdi>\u202Egnp</bdi>')
})
