/** The accent color of a project in one color scheme, with the colors that follow from it, such as `#2b4baf`. */
export interface AccentColors {
  /** Background of primary buttons: the color of the project. */
  readonly accent: string
  /** Text on that background: black or white. */
  readonly onAccent: string
  /** Links and plain buttons: the color of the project, changed as little as is needed to read it on a card. */
  readonly text: string
  /** Outline of primary buttons, which sets them off from the card. */
  readonly line: string
}

type Rgb = readonly number[]

const BLACK = '#000000'
const WHITE = '#ffffff'
/** Background of cards in each color scheme. */
const cards = { light: WHITE, dark: '#171a21' } as const

/** Minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
const TEXT_CONTRAST = 4.5
/** Minimum contrast of the outline of a control (WCAG 2.2, success criterion 1.4.11). */
const LINE_CONTRAST = 3
/** Smallest change of a color that is mixed with black or white. */
const STEP = 0.02

const channelsOf = (color: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)

const toColor = (channels: Rgb): string =>
  `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the contrast of two colors, from 1 to 21.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(color: string, other: string): number {
  const [lower = 0, higher = 0] = [luminanceOf(color), luminanceOf(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

const mix = (color: string, target: string, share: number): string => {
  const targets = channelsOf(target)
  return toColor(channelsOf(color).map((value, i) => value + ((targets[i] ?? 0) - value) * share))
}

/** Returns the color closest to a color, on the way to black or white, that has a contrast to a card. */
function withContrast(color: string, card: string, contrast: number): string {
  const target = card === WHITE ? BLACK : WHITE
  let share = 0
  while (share < 1 && contrastOf(mix(color, target, share), card) < contrast) share += STEP
  return mix(color, target, Math.min(share, 1))
}

const colorsOn = (accent: string, card: string): AccentColors => ({
  accent,
  onAccent: contrastOf(accent, WHITE) >= contrastOf(accent, BLACK) ? WHITE : BLACK,
  text: withContrast(accent, card, TEXT_CONTRAST),
  line: withContrast(accent, card, LINE_CONTRAST),
})

/**
 * Returns the colors of pages and emails for the accent color of a project. Any color gives text that can be read.
 *
 * @param accentColor such as `#2b4baf`
 */
export const accentColors = (accentColor: string): { light: AccentColors; dark: AccentColors } => ({
  light: colorsOn(accentColor.toLowerCase(), cards.light),
  dark: colorsOn(accentColor.toLowerCase(), cards.dark),
})
