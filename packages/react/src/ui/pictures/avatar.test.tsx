import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findMismatches } from '../../../../../test-vectors/find-mismatches.js'
import file from '../../../../../test-vectors/image-url-vectors.json' with { type: 'json' }
import { Avatar } from './avatar.js'
import { initialOf } from './initial-of.js'

describe('Avatar', () => {
  it('renders exactly the allowed picture URLs, and an initial otherwise (XS03)', async () => {
    expect(file.vectors).toHaveLength(19)
    const mismatches = await findMismatches(file.vectors, ({ url, render: isRendered }) => {
      const { container, unmount } = render(<Avatar name="Ada" pictureUrl={url} />)
      const [picture] = container.querySelectorAll('img')
      const received = [picture?.referrerPolicy, container.textContent]
      unmount()
      expect(received).toEqual(isRendered ? ['no-referrer', ''] : [undefined, 'A'])
    })
    expect(mismatches).toEqual([])
  })

  it('shows an initial if the picture does not load', () => {
    const { container } = render(
      <Avatar name="Ada" pictureUrl="https://cdn.example.com/gone.png" />,
    )
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('A')
  })
})

describe('initialOf', () => {
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
  ])('returns for %j the initial %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  it('works without Intl.Segmenter, which browsers of 2023 lack', async () => {
    vi.resetModules()
    vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
    const reloaded = await import('./initial-of.js')
    vi.unstubAllGlobals()
    expect(reloaded.initialOf('ada')).toBe('A')
  })
})
