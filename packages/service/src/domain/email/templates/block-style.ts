import type { BlockStyle, fontFamilies } from './block-document.js'

type FontFamily = (typeof fontFamilies)[number]

const fonts: Record<FontFamily, string> = {
  MODERN_SANS: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  BOOK_SANS: "Optima, Candara, 'Noto Sans', sans-serif",
  ORGANIC_SANS: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, sans-serif",
  GEOMETRIC_SANS: "Avenir, 'Avenir Next LT Pro', Montserrat, Corbel, sans-serif",
  HEAVY_SANS:
    "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', sans-serif-condensed, sans-serif",
  ROUNDED_SANS: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, sans-serif",
  MODERN_SERIF: "Charter, 'Bitstream Charter', Cambria, serif",
  BOOK_SERIF: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', serif",
  MONOSPACE: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
}

/** Returns true if a document sets a value; null counts as not set. */
export const isSet = <Value>(value: Value): value is NonNullable<Value> =>
  value !== null && value !== undefined

export const fontOf = (family: FontFamily | null | undefined): string | undefined =>
  isSet(family) ? fonts[family] : undefined

export const px = (pixels: number | null | undefined): string | undefined =>
  isSet(pixels) ? `${pixels}px` : undefined

/** Writes declarations for a style attribute; those without a value are left out. */
export const css = (rules: Readonly<Record<string, string | number | null | undefined>>): string =>
  Object.entries(rules)
    .filter(([, value]) => isSet(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** The declarations that every block may have. */
export function styleOf(style: BlockStyle | null | undefined) {
  const { top = 0, right = 28, bottom = 16, left = 28 } = style?.padding ?? {}
  return {
    color: style?.color,
    'background-color': style?.backgroundColor,
    border: isSet(style?.borderColor) ? `1px solid ${style.borderColor}` : undefined,
    'border-radius': px(style?.borderRadius),
    'font-family': fontOf(style?.fontFamily),
    'font-size': px(style?.fontSize),
    'font-weight': style?.fontWeight,
    'text-align': style?.textAlign,
    padding: `${top}px ${right}px ${bottom}px ${left}px`,
  }
}
