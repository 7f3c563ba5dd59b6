import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UserText } from './user-text.js'

const renderText = (text: string) => render(<UserText text={text} />).container

describe('UserText', () => {
  it.each([
    ['an email address (XS08)', '"<script>alert(1)</script>"@x.y'],
    ['the name of a provider (XS07)', '<img src=x onerror=alert(1)>'],
    ['a display name (XS01)', '{{7*7}} ${7*7} "><b>'],
  ])('renders %s with markup as text', (_, text) => {
    const container = renderText(text)
    expect(container.textContent).toBe(text)
    expect(container.querySelectorAll('*')).toHaveLength(1)
  })

  it.each([
    ['100 000 characters', 'x'.repeat(100_000)],
    ['surrogate pairs', '\u{1f600}'.repeat(200)],
  ])('truncates a text of %s between two characters (XS02)', (_, text) => {
    const truncate = renderText(text).textContent
    expect(truncate).toMatch(/^.{120}…$/u)
    expect(text.startsWith(truncate.slice(0, -1))).toBe(true)
  })

  it('shows at most eight combining marks of a letter (XS02, R12)', () => {
    const marks = (count: number) => `a${'\u0301'.repeat(count)}`
    expect(renderText(marks(1_000)).textContent).toBe(`${marks(8)}…`)
    expect(renderText(marks(8)).textContent).toBe(marks(8))
  })

  it('isolates a text with a right-to-left override (XS02)', () => {
    expect(renderText('\u202Egnp').innerHTML).toBe('<bdi>\u202Egnp</bdi>')
  })

  it.each([
    ['Analytical Engines', true],
    ['Grace Brewster Murray Hopper', false],
    ['Engines', false],
    ['김 하늘별님', false],
  ])('marks %s as a name that a heading keeps in one line: %s', (text, isShort) => {
    expect(renderText(text).querySelector('.lk-short-name') !== null).toBe(isShort)
  })
})
