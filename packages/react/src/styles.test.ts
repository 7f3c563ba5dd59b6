import { describe, expect, it } from 'vitest'
import { readStyles } from '../test/read-styles.js'

const css = readStyles('styles.css')
const account = readStyles('account.css')

/** Relative luminance of an oklch color (CSS Color 4, section 19.3; WCAG 2.2, relative luminance). */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const radians = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (value: number) => Math.min(1, Math.max(0, value))
  const red = inGamut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = inGamut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = inGamut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The luminance of a color of the style sheet in the light and the dark theme, for an accent hue. */
function luminancesOf(name: string, accentHue: number): [number, number] {
  const value = new RegExp(`--lk-${name}: light-dark\\(([^;]+)\\);`).exec(css)?.[1] ?? ''
  const [light, dark] = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([^)]+)\)/g)].map(
    ([, lightness, chroma, hue]) =>
      luminanceOf(
        Number(lightness),
        Number(chroma),
        hue?.startsWith('var') ? accentHue : Number(hue),
      ),
  )
  return [light!, dark!]
}

function contrastsOf(color: string, other: string, hue: number): number[] {
  const [first, second] = [luminancesOf(color, hue), luminancesOf(other, hue)]
  return [0, 1].map((scheme) => {
    const [low, high] = [first[scheme]!, second[scheme]!].sort((a, b) => a - b)
    return (high! + 0.05) / (low! + 0.05)
  })
}

describe('style sheets', () => {
  it.each([
    ['text', 'surface', 7],
    ['text', 'surface-raised', 7],
    ['accent', 'surface-raised', 7],
    ['on-accent', 'accent', 7],
    ['danger', 'surface-raised', 7],
    ['success', 'surface-raised', 7],
    ['warning', 'surface-raised', 7],
    ['text-muted', 'surface', 4.5],
    ['text-muted', 'surface-raised', 4.5],
    ['line', 'surface', 3],
    ['line', 'surface-raised', 3],
    ['focus', 'surface', 3],
    ['focus', 'surface-raised', 3],
  ])(
    '%s on %s has a contrast of at least %d to 1 in both themes and for all accent hues',
    (color, other, least) => {
      for (let hue = 0; hue < 360; hue += 5) {
        expect(Math.min(...contrastsOf(color, other, hue)), `hue ${hue}`).toBeGreaterThanOrEqual(
          least,
        )
      }
    },
  )

  it.each([css, account])('uses logical properties only, for right-to-left languages', (text) => {
    const sides = /(left|right|top|bottom|width|height)/.source
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])(min-|max-)?${sides}\\s*:`))
    expect(text).not.toMatch(new RegExp(`(margin|padding|border|inset)-${sides}\\b`))
  })

  it.each([css, account])('has all rules in a layer and all colors in tokens', (text) => {
    const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').trim()
    // Only the reset of element selectors of the app is outside of the layer, and it sets no other property.
    const [layer, guard] = withoutComments.split(/(?<=^\})\n+(?=:where\(\.lk-root,)/m)
    expect(layer?.replaceAll(/^@layer latchkey \{[\s\S]*?^\}$/gm, '').trim()).toBe('')
    expect(guard?.match(/[\w-]+: .*;/g) ?? []).toEqual(text === css ? ['all: revert-layer;'] : [])
    const rules = text === css ? css.slice(css.indexOf('container-type')) : account
    expect(rules).not.toMatch(/oklch\(|rgb\(|#[0-9a-f]{3,8}\b/)
  })

  it.each([css, account])('changes only color-scheme and the logo with the theme', (sheet) => {
    // A picture has no `light-dark()`.
    const text = sheet.replace(/\/\* Logo \*\/[\s\S]*?\/\* End of the logo \*\//, '')
    expect(text).not.toContain('prefers-color-scheme')
    const themed = [...text.matchAll(/[^{}]*(?:data-theme|\.light|\.dark)[^{}]*\{([^}]*)\}/g)]
    for (const [, rules] of themed) expect(rules?.trim()).toMatch(/^color-scheme: (light|dark);$/)
  })
})
