import type { Layout } from './block-document.js'
import { initialOf } from '../../../lib/initial-of.js'
import { css, fontOf, isSet, px } from './block-style.js'
import { isWebAddress } from '../link-address.js'
import type { EmailBrand } from '../email-brand.js'
import { type Colors, darkStyles, emailColors, lightColors } from '../email-colors.js'
import { escapeHtml } from './escape-html.js'
import { fill, fillAddress, fillHtml, type EmailVariables } from './placeholders.js'

/** Width of the card in pixels. */
const WIDTH = 512

/** Characters without width after the preheader, so that inboxes do not add text of the body to it. */
const PREHEADER_PADDING = '&#847;&zwnj;&nbsp;'.repeat(80)

interface Frame {
  subject: string
  /** Rows of the card. */
  rows: string
  variables: EmailVariables
  /** Language of the texts; without it, the direction follows the text. */
  language?: { tag: string; dir: 'ltr' | 'rtl' } | undefined
  /** The brand of the project. The template may have a logo of its own. */
  brand?: EmailBrand | undefined
}

/**
 * Returns the whole document of an email. Tables and inline styles, because Outlook reads little else.
 * A layout without colors of its own is light and dark; one with colors has only those.
 */
export function layoutHtml(layout: Layout, frame: Frame): string {
  const { subject, rows, variables, language, brand } = frame
  const colors = emailColors(brand?.accentColor)
  const { backdropColor, canvasColor } = layout
  const hasDefaultColors = hasNoColors(layout)
  const scheme = hasDefaultColors ? 'light dark' : 'light'
  const attributes = language ? `lang="${language.tag}" dir="${language.dir}"` : 'dir="auto"'
  const page = backdropColor ?? lightColors.page
  const card = css({
    width: '100%',
    'max-width': `${WIDTH}px`,
    'border-collapse': 'separate',
    'background-color': canvasColor ?? lightColors.card,
    border: `1px solid ${layout.borderColor ?? lightColors.line}`,
    'border-radius': px(layout.borderRadius ?? 14),
  })
  return `<!doctype html>
<html ${language ? attributes : ''} xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="${scheme}">
  <meta name="supported-color-schemes" content="${scheme}">
  <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
  <meta name="x-apple-disable-message-reformatting">
  <title>${escapeHtml(subject)}</title>
  <!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
  <style>
    :root { color-scheme: ${scheme}; supported-color-schemes: ${scheme}; }
    @media (max-width: 32em) {
      .lk-space { padding: 0 !important; }
      .lk-card { border-width: 0 0 1px !important; border-radius: 0 !important; }
    }${hasDefaultColors ? darkStyles(colors.dark) : ''}
  </style>
</head>
<body class="lk-page" ${attributes} style="margin: 0; padding: 0; background-color: ${page}; -webkit-text-size-adjust: 100%">${preheader(layout, variables)}
<table role="presentation" class="lk-page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${page}" style="background-color: ${page}">
<tr><td class="lk-space" align="center" style="padding: 40px 16px">
<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="lk-card" width="100%" cellpadding="0" cellspacing="0" border="0" style="${card}">
<tr><td height="28" style="height: 28px; font-size: 0; line-height: 0">&nbsp;</td></tr>${header(layout, frame, colors.light)}${rows}
<tr><td height="12" style="height: 12px; font-size: 0; line-height: 0">&nbsp;</td></tr>
</table>${footer(layout, variables)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** Text below the card, a paragraph each; empty ones are left out. */
export const footerTexts = (layout: Layout, variables: EmailVariables, write = fill): string[] =>
  (layout.footer ?? []).map((text) => write(text, variables)).filter((text) => text !== '')

function preheader({ preheader }: Layout, variables: EmailVariables): string {
  const text = fill(preheader ?? '', variables)
  if (text === '') return ''
  const hidden =
    'display: none; max-height: 0; overflow: hidden; opacity: 0; font-size: 1px; line-height: 1px; mso-hide: all'
  return `\n<div style="${hidden}">${escapeHtml(text)}${PREHEADER_PADDING}</div>`
}

/** Whether the email is dark where its reader prefers that. */
const hasNoColors = ({ backdropColor, canvasColor, textColor }: Layout): boolean =>
  ![backdropColor, canvasColor, textColor].some(isSet)

/** The logo of the template, else the one of the project, else the initial and the name. */
function header(layout: Layout, { variables, brand }: Frame, { accent, onAccent }: Colors): string {
  const brandName = layout.brand?.name ?? ''
  const name = fill(brandName, variables)
  if (name === '') return ''
  const ownLogo = fillAddress(layout.brand?.logoUrl ?? '', variables)
  const logo = ownLogo || (brand?.logoUrl ?? '')
  const darkLogo = ownLogo || !hasNoColors(layout) ? '' : (brand?.darkLogoUrl ?? '')
  const font = css({
    'font-family': fontOf(layout.fontFamily ?? 'MODERN_SANS'),
    'font-size': '16px',
    'font-weight': 600,
  })
  const content = isWebAddress(logo)
    ? picture({ logo, darkLogo, name, font })
    : `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="32" valign="top" style="width: 32px">${tile(initialOf(name), `background-color: ${accent}; color: ${onAccent}; ${font}`, accent)}</td>
<td width="10" style="width: 10px; font-size: 0">&nbsp;</td>
<td class="lk-text" style="padding: 4px 0; color: ${layout.textColor ?? lightColors.text}; ${font}; line-height: 24px; overflow-wrap: anywhere">${fillHtml(brandName, variables)}</td>
</tr></table>`
  return `\n<tr><td style="padding: 0 28px 24px">${content}</td></tr>`
}

/** The initial in a square. A table of its own, because a cell is as high as a name of several lines beside it. */
const tile = (initial: string, style: string, color: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr><td class="lk-accent" width="32" height="32" align="center" bgcolor="${color}" style="width: 32px; height: 32px; padding: 0; border-radius: 9px; ${style}; line-height: 32px">${escapeHtml(initial)}</td></tr></table>`

interface Picture {
  logo: string
  darkLogo: string
  name: string
  font: string
}

/** A logo. Email clients that do not know `picture` show the light one. */
function picture({ logo, darkLogo, name, font }: Picture): string {
  const image = `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="32" style="display: block; height: 32px; max-width: 240px; border: 0; ${font}; line-height: 32px">`
  if (!isWebAddress(darkLogo)) return image
  return `<picture><source srcset="${escapeHtml(darkLogo)}" media="(prefers-color-scheme: dark)">${image}</picture>`
}

function footer(layout: Layout, variables: EmailVariables): string {
  const texts = footerTexts(layout, variables, fillHtml)
  if (texts.length === 0) return ''
  const style = css({
    padding: '20px 28px 24px',
    color: layout.textColor ?? lightColors.muted,
    'font-family': fontOf(layout.fontFamily ?? 'MODERN_SANS'),
    'font-size': '13px',
    'line-height': '20px',
    'overflow-wrap': 'anywhere',
  })
  const paragraphs = texts.map((text, index) => {
    const bottom = index === texts.length - 1 ? 0 : 8
    return `<p style="margin: 0 0 ${bottom}px">${text}</p>`
  })
  return `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: ${WIDTH}px">
<tr><td class="lk-muted" style="${style}">${paragraphs.join('')}</td></tr>
</table>`
}
