import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { vectors } from '../../test/vectors/image-url-vectors.json'
import { Avatar } from './avatar.js'
import { initialOf } from './initial-of.js'

afterEach(cleanup)

// The page of the vectors is on https; what an http page may show besides is asked of core.
it.each(vectors.filter(({ url }) => !url.startsWith('http:')))(
  'XS03 $id: $url',
  ({ url, render: isShown }) => {
    const { container } = render(<Avatar name="Ada" pictureUrl={url} />)
    const [picture] = container.querySelectorAll('img')
    expect([picture?.referrerPolicy, container.textContent]).toEqual(
      isShown ? ['no-referrer', ''] : [undefined, 'A'],
    )
  },
)

it('shows an initial when a picture does not load', () => {
  const { container } = render(<Avatar name="Ada" pictureUrl="https://cdn.example.com/gone.png" />)
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe('A')
})

it.each([
  ['ada lovelace', 'A'],
  ['  ada', 'A'],
  ['<b>ada', 'B'],
  ['Ålesund', 'Å'],
  ['李雷', '李'],
  ['عادل', 'ع'],
  ['42', '4'],
  ['👩‍👩‍👧 family', 'F'],
  ['e\u0301mile', '\u00c9'],
  ['हिन्दी', 'हि'],
  ['\u1112\u1161\u11ab', '한'],
  [`z${'\u0300'.repeat(1000)}`, `Z${'\u0300'.repeat(7)}`],
  ['👋', '👋'],
  ['', '?'],
])('takes from %j the initial %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

it('is shown in a browser of 2023, which has no segments of texts', async () => {
  vi.resetModules()
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
  const again = await import('./initial-of.js')
  vi.unstubAllGlobals()
  expect(again.initialOf('ada')).toBe('A')
})
