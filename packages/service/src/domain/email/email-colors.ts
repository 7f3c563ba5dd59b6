import { accentColors } from '@latchkey/contract/accent-colors'

export interface Colors {
  page: string
  card: string
  line: string
  text: string
  muted: string
  accent: string
  onAccent: string
  code: string
}

/** Colors of emails whose template sets none; the hosted pages have the same as `oklch()`. */
export const lightColors: Colors = {
  page: '#f4f5f8',
  card: '#ffffff',
  line: '#dfe2e8',
  text: '#191d26',
  muted: '#565c68',
  accent: '#133daa',
  onAccent: '#ffffff',
  code: '#f1f3f9',
}

const darkColors: Colors = {
  page: '#0d0f14',
  card: '#171a21',
  line: '#343944',
  text: '#eef0f4',
  muted: '#aeb4c0',
  accent: '#b4c5ff',
  onAccent: '#0f1730',
  code: '#232733',
}

/** The rules under a prefix, such as the attribute that Outlook sets in its own dark mode. */
const darkRules = (
  { page, card, line, text, muted, accent, onAccent, code }: Colors,
  prefix = '',
) =>
  [
    `.lk-page { background-color: ${page} !important; }`,
    `.lk-card { background-color: ${card} !important; border-color: ${line} !important; }`,
    `.lk-line { border-color: ${line} !important; }`,
    `.lk-text { color: ${text} !important; }`,
    `.lk-muted { color: ${muted} !important; }`,
    `.lk-accent { background-color: ${accent} !important; color: ${onAccent} !important; }`,
    `.lk-code { background-color: ${code} !important; color: ${text} !important; }`,
  ].map((rule) => `${prefix}${rule}`)

/** Returns the colors of an email of a project in the light and the dark color scheme. */
export function emailColors(accentColor?: string): { light: Colors; dark: Colors } {
  if (!accentColor) return { light: lightColors, dark: darkColors }
  const { light, dark } = accentColors(accentColor)
  return {
    light: { ...lightColors, accent: light.accent, onAccent: light.onAccent },
    dark: { ...darkColors, accent: dark.accent, onAccent: dark.onAccent },
  }
}

/** Turns the colors of an email dark where its reader prefers that and the email client supports it. */
export const darkStyles = (dark: Colors): string => `
    @media (prefers-color-scheme: dark) {
      ${darkRules(dark).join('\n      ')}
    }
    ${darkRules(dark, '[data-ogsc] ').join('\n    ')}`
