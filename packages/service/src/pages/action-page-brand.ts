import { accentColors } from '@latchkey/contract/accent-colors'
import type { Project } from '../db/schema.js'
import { escapeHtml } from '../domain/email/templates/escape-html.js'
import { initialOf } from '../lib/initial-of.js'

/** The parts of a project that its pages show. */
export type PageBrand = Pick<Project, 'displayName' | 'config'>

/** Returns the logo of a project, which contains its name, or its initial and its name. */
export function brandHtml({ displayName, config: { logoUrl, darkLogoUrl } }: PageBrand): string {
  const name = escapeHtml(displayName)
  if (!logoUrl)
    return `<header><span class="mark" aria-hidden="true">${escapeHtml(initialOf(displayName))}</span><bdi>${name}</bdi></header>`
  const dark = darkLogoUrl
    ? `<source srcset="${escapeHtml(darkLogoUrl)}" media="(prefers-color-scheme: dark)">`
    : ''
  return `<header><picture>${dark}<img src="${escapeHtml(logoUrl)}" alt="${name}" height="40"></picture></header>`
}

/** Returns the origins of the logos of a project. */
export const logoOrigins = ({ config: { logoUrl, darkLogoUrl } }: PageBrand): string[] =>
  [logoUrl, darkLogoUrl].flatMap((url) => (url ? [new URL(url).origin] : []))

/** Returns the custom properties for the accent color of a project; empty for the color of the kit. */
export function brandColors({ config: { accentColor } }: PageBrand): string {
  if (!accentColor) return ''
  const { light, dark } = accentColors(accentColor)
  const pair = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`
  return `:root { --accent: ${pair('accent')}; --on-accent: ${pair('onAccent')}; --accent-line: ${pair('line')}; --focus: ${pair('line')}; --mark: ${pair('accent')}; --on-mark: ${pair('onAccent')} }`
}
