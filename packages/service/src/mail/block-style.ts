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

export const fontOf = (family: FontFamily | null | undefined): string | undefined =>
  family == null ? undefined : fonts[family]

export const px = (pixels: number | null | undefined): string | undefined =>
  pixels == null ? undefined : `${pixels}px`

/** Writes declarations for a style attribute; those without a value are left out. */
export const css = (rules: Readonly<Record<string, string | number | null | undefined>>): string =>
  Object.entries(rules)
    .filter(([, value]) => value != null)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

/** The declarations that every block may have. */
export function styleOf(style: BlockStyle | null | undefined) {
  const { top = 0, right = 24, bottom = 16, left = 24 } = style?.padding ?? {}
  return {
    color: style?.color,
    'background-color': style?.backgroundColor,
    border: style?.borderColor == null ? undefined : `1px solid ${style.borderColor}`,
    'border-radius': px(style?.borderRadius),
    'font-family': fontOf(style?.fontFamily),
    'font-size': px(style?.fontSize),
    'font-weight': style?.fontWeight,
    'text-align': style?.textAlign,
    padding: `${top}px ${right}px ${bottom}px ${left}px`,
  }
}
