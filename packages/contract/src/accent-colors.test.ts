import { describe, expect, it } from 'vitest'
import { accentColors, contrastOf } from './accent-colors.js'

const CARDS = { light: '#ffffff', dark: '#171a21' } as const

describe('contrastOf', () => {
  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.478],
  ])('of %s and %s is %d', (color, other, contrast) => {
    expect(contrastOf(color, other)).toBeCloseTo(contrast, 3)
    expect(contrastOf(other, color)).toBeCloseTo(contrast, 3)
  })
})

describe('accentColors', () => {
  const channels = ['00', '33', '66', '99', 'cc', 'ff']
  const colors = channels.flatMap((red) =>
    channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
  )

  it('gives text and outlines that can be read, for any color', () => {
    const unreadable = colors.flatMap((color) =>
      (['light', 'dark'] as const).flatMap((scheme) => {
        const { accent, onAccent, text, line } = accentColors(color)[scheme]
        const isReadable =
          contrastOf(onAccent, accent) >= 4.5 &&
          contrastOf(text, CARDS[scheme]) >= 4.5 &&
          contrastOf(line, CARDS[scheme]) >= 3
        return isReadable ? [] : [`${color} ${scheme}`]
      }),
    )
    expect(unreadable).toEqual([])
  })

  it('keeps the color itself for buttons, and for text where it can be read', () => {
    expect(accentColors('#0A7D5A').light).toEqual({
      accent: '#0a7d5a',
      onAccent: '#ffffff',
      text: '#0a7d5a',
      line: '#0a7d5a',
    })
    expect(accentColors('#ffd400').dark.text).toBe('#ffd400')
  })
})
