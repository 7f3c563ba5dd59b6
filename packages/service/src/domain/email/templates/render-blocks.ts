import type { Block, BlockDocument, BlockOf, BlockStyle, Layout } from './block-document.js'
import { css, fontOf, isSet, px, styleOf } from './block-style.js'
import type { EmailBrand } from '../email-brand.js'
import { emailColors, lightColors } from '../email-colors.js'
import { escapeHtml } from './escape-html.js'
import { isLinkAddress, isWebAddress } from '../link-address.js'
import { fill, fillAddress, fillHtml, hasValue, type EmailVariables } from './placeholders.js'

/** Both forms of a part of an email. The HTML consists of table rows. */
export interface Rendered {
  html: string
  text: string
}

interface Sheet {
  blocks: ReadonlyMap<string, Block>
  layout: Layout
  variables: EmailVariables
  /** Background and text of buttons. */
  accent: string
  onAccent: string
  /** Ids of the rendered blocks. Each block is rendered once, so that every document ends. */
  written: Set<string>
}

const nothing: Rendered = { html: '', text: '' }
const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Renders the blocks that a document's root names, and their children. */
export function renderBlocks(
  document: BlockDocument,
  variables: EmailVariables,
  brand?: EmailBrand,
): Rendered {
  const blocks = new Map(Object.entries(document))
  const root = blocks.get('root')
  if (root?.type !== 'EmailLayout') return nothing
  const { accent, onAccent } = emailColors(brand?.accentColor).light
  const sheet = {
    ...{ blocks, layout: root.data, variables, accent, onAccent },
    written: new Set(['root']),
  }
  return children(sheet, root.data.childrenIds)
}

function children(sheet: Sheet, ids: readonly string[] | null | undefined): Rendered {
  const rendered = (ids ?? []).map((id) => {
    const block = sheet.blocks.get(id)
    if (block === undefined || sheet.written.has(id)) return nothing
    sheet.written.add(id)
    return renderBlock(sheet, block)
  })
  return {
    html: rendered.map(({ html }) => html).join(''),
    text: paragraphs(rendered.map(({ text }) => text)),
  }
}

function renderBlock(sheet: Sheet, block: Block): Rendered {
  switch (block.type) {
    case 'EmailLayout':
      return children(sheet, block.data.childrenIds)
    case 'Container':
      return container(sheet, block)
    case 'ColumnsContainer':
      return columns(sheet, block)
    case 'Heading':
      return heading(sheet, block)
    case 'Text':
      return textRenderers[block.data.props.variant ?? 'words'](sheet, block)
    case 'Button':
      return button(sheet, block)
    case 'Image':
      return image(sheet, block)
    case 'Divider':
      return divider(block)
    case 'Spacer':
      return { html: spacer(block.data.props.height ?? 16), text: '' }
  }
}

function container(sheet: Sheet, { data }: BlockOf<'Container'>): Rendered {
  const { html, text } = children(sheet, data.props.childrenIds)
  return { html: row(styleOf(data.style), `${TABLE} width="100%">${html}\n</table>`), text }
}

function columns(sheet: Sheet, { data }: BlockOf<'ColumnsContainer'>): Rendered {
  const rendered = data.props.columns.map(({ childrenIds }) => children(sheet, childrenIds))
  const width = `${Math.floor(100 / rendered.length)}%`
  const cells = rendered.map(
    ({ html }) =>
      `<td width="${width}" valign="top" style="width: ${width}; vertical-align: top">${TABLE} width="100%">${html}</table></td>`,
  )
  return {
    html: row(styleOf(data.style), `${TABLE} width="100%"><tr>${cells.join('')}</tr></table>`),
    text: paragraphs(rendered.map(({ text }) => text)),
  }
}

const headingSizes = { h1: 32, h2: 24, h3: 20 } as const

function heading(sheet: Sheet, { data }: BlockOf<'Heading'>): Rendered {
  const text = fill(data.props.text, sheet.variables)
  const level = data.props.level ?? 'h2'
  const { padding, ...style } = typography(sheet, {
    fontSize: headingSizes[level],
    fontWeight: 'bold',
    ...withValues(data.style ?? {}),
  })
  const inner = css({
    margin: 0,
    'letter-spacing': '-0.01em',
    ...style,
    'line-height': 1.3,
    'overflow-wrap': 'anywhere',
  })
  const html = fillHtml(data.props.text, sheet.variables)
  const title = `<${level}${textClass(data.style)} style="${inner}">${html}</${level}>`
  return { html: row({ padding }, title), text }
}

function words(sheet: Sheet, { data }: BlockOf<'Text'>): Rendered {
  const text = fill(data.props.text, sheet.variables)
  const style = { ...typography(sheet, data.style), 'overflow-wrap': 'anywhere' }
  const html = fillHtml(data.props.text, sheet.variables)
  return { html: row(style, html, textClass(data.style)), text }
}

/** A code to type: large, spaced, and on a line of its own in the plain text. */
function code(sheet: Sheet, { data }: BlockOf<'Text'>): Rendered {
  const text = fill(data.props.text, sheet.variables)
  const { padding, ...style } = typography(sheet, {
    fontSize: 34,
    fontFamily: 'MONOSPACE',
    fontWeight: 'bold',
    textAlign: 'center',
    ...withValues(data.style ?? {}),
  })
  const box = css({
    padding: '20px 12px',
    'background-color': lightColors.code,
    'border-radius': '10px',
    ...withValues(style),
    'line-height': 1.2,
    // Balances the space after the last character, so that the code is centered.
    'letter-spacing': '0.18em',
    'text-indent': '0.18em',
    'white-space': 'nowrap',
  })
  const hasOwnColors = isSet(data.style?.color) || isSet(data.style?.backgroundColor)
  const classAttribute = hasOwnColors ? '' : ' class="lk-code"'
  const cell = `<td${classAttribute} align="center" dir="ltr" style="${box}">${escapeHtml(text)}</td>`
  return {
    html: row({ padding }, `${TABLE} width="100%"><tr>${cell}</tr></table>`),
    text: `    ${text}`,
  }
}

/**
 * A box with facts. The text before the first placeholder of a line is its label. A line without a value is left out, because
 * emails of one type know different facts.
 */
function facts(sheet: Sheet, { data }: BlockOf<'Text'>): Rendered {
  const factLines = data.props.text.split('\n').filter((line) => hasValue(line, sheet.variables))
  if (factLines.length === 0) return nothing
  const { padding, ...style } = typography(sheet, { fontSize: 14, ...withValues(data.style ?? {}) })
  const box = css({
    padding: '14px 16px',
    'background-color': lightColors.code,
    'border-radius': '10px',
    ...withValues(style),
    'line-height': 1.7,
    'overflow-wrap': 'anywhere',
  })
  const lines = factLines.map((line) => {
    const at = Math.max(0, line.indexOf('{{'))
    const [label, value] = [line.slice(0, at), line.slice(at)]
    const start = `<span class="lk-muted" style="color: ${lightColors.muted}">${escapeHtml(label)}</span>`
    return start + fillHtml(value, sheet.variables)
  })
  const hasOwnColors = isSet(data.style?.color) || isSet(data.style?.backgroundColor)
  const classAttribute = hasOwnColors ? '' : ' class="lk-code"'
  const cell = `<td${classAttribute} style="${box}">${lines.join('<br>')}</td>`
  return {
    html: row({ padding }, `${TABLE} width="100%"><tr>${cell}</tr></table>`),
    text: fill(factLines.join('\n'), sheet.variables),
  }
}

const textRenderers = { words, code, facts }

const buttonPaddings = {
  'x-small': '4px 8px',
  small: '8px 12px',
  medium: '12px 22px',
  large: '16px 32px',
} as const
const buttonRadii = { rectangle: 0, rounded: 8, pill: 64 } as const

/** A URL that may not be a link is shown as text. A button whose link has no value is left out, because it would lead nowhere. */
function button(sheet: Sheet, { data }: BlockOf<'Button'>): Rendered {
  const { props, style } = data
  if (!hasValue(props.url, sheet.variables)) return nothing
  const label = fill(props.text, sheet.variables)
  const address = fillAddress(props.url, sheet.variables)
  const labelHtml = fillHtml(props.text, sheet.variables)
  const text = address === '' ? label : `${label}:\n${address}`
  const outer = typography(sheet, style)
  if (!isLinkAddress(address))
    return {
      html: row(
        outer,
        `${labelHtml}${address === '' ? '' : `:<br>${escapeHtml(address)}`}`,
        textClass(style),
      ),
      text,
    }
  if (props.variant === 'link') {
    const color = sheet.layout.textColor ?? lightColors.text
    const link = `<a class="lk-text" ${hrefOf(address)} style="color: ${color}">${labelHtml}</a>`
    return { html: row(outer, link), text }
  }
  const background = props.buttonBackgroundColor ?? sheet.accent
  const radius = px(buttonRadii[props.buttonStyle ?? 'rounded'])
  const hasOwnColors = isSet(props.buttonBackgroundColor) || isSet(props.buttonTextColor)
  const classAttribute = hasOwnColors ? '' : ' class="lk-accent"'
  const padding = buttonPaddings[props.size ?? 'medium']
  const inner = css({
    display: props.fullWidth === true ? 'block' : 'inline-block',
    padding,
    'border-radius': radius,
    'background-color': background,
    color: props.buttonTextColor ?? sheet.onAccent,
    'font-family': outer['font-family'],
    'font-size': outer['font-size'],
    'font-weight': style?.fontWeight ?? 600,
    'line-height': '20px',
    'text-align': 'center',
    'text-decoration': 'none',
    'overflow-wrap': 'anywhere',
    // Outlook ignores the padding of a link, so the cell has the padding there.
    'mso-padding-alt': 0,
  })
  const width = props.fullWidth === true ? ' width="100%"' : ''
  const align = isSet(style?.textAlign) ? ` align="${style.textAlign}"` : ''
  const link = `<a${classAttribute} ${hrefOf(address)} style="${inner}">${labelHtml}</a>`
  const cell = `<td${classAttribute} align="center" bgcolor="${background}" style="border-radius: ${radius}; background-color: ${background}; mso-padding-alt: ${padding}">${link}</td>`
  const html = row(outer, `${TABLE}${width}${align}><tr>${cell}</tr></table>`)
  return { html: html + fallback(sheet, data, address), text }
}

/** Returns the complete URL, for readers whose email client shows no button. */
function fallback(sheet: Sheet, { props, style }: BlockOf<'Button'>['data'], address: string) {
  const text = fillHtml(props.fallbackText ?? '', sheet.variables)
  if (text === '') return ''
  const color = sheet.layout.textColor ?? lightColors.muted
  const outer = {
    ...typography(sheet, style),
    color,
    'font-size': '13px',
    'line-height': '20px',
    'overflow-wrap': 'anywhere',
    'word-break': 'break-all',
  }
  const link = `<a class="lk-muted" ${hrefOf(address)} style="color: ${color}">${escapeHtml(address)}</a>`
  const label = `<span style="word-break: normal">${text}</span>`
  return row(outer, `${label}<br>${link}`, ' class="lk-muted"')
}

function image(sheet: Sheet, { data }: BlockOf<'Image'>): Rendered {
  const { props } = data
  const text = fill(props.alt ?? '', sheet.variables)
  const address = fillAddress(props.url, sheet.variables)
  if (!isWebAddress(address)) return { html: '', text }
  const size = { border: 0, 'max-width': '100%', width: px(props.width), height: px(props.height) }
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" style="${css(size)}">`
  const target = fillAddress(props.linkHref ?? '', sheet.variables)
  const html = isLinkAddress(target) ? `<a ${hrefOf(target)}>${picture}</a>` : picture
  return { html: row(typography(sheet, data.style), html), text }
}

function divider({ data: { style, props } }: BlockOf<'Divider'>): Rendered {
  const line = `${props.lineHeight ?? 1}px solid ${props.lineColor ?? lightColors.line}`
  const classAttribute = isSet(props.lineColor) ? '' : ' class="lk-line"'
  const rule = css({ 'border-top': line, 'font-size': 0, 'line-height': 0 })
  const cell = `<td${classAttribute} style="${rule}">&nbsp;</td>`
  return { html: row(styleOf(style), `${TABLE} width="100%"><tr>${cell}</tr></table>`), text: '' }
}

const spacer = (height: number) =>
  `\n<tr><td height="${height}" style="height: ${height}px; font-size: 0; line-height: 0">&nbsp;</td></tr>`

const row = (
  style: Readonly<Record<string, string | number | null | undefined>>,
  html: string,
  attributes = '',
): string => {
  const align = isSet(style['text-align']) ? ` align="${style['text-align']}"` : ''
  return `\n<tr><td${attributes}${align} style="${css(style)}">${html}</td></tr>`
}

/** A block's declarations with font and color, which Outlook does not pass on into tables. */
function typography({ layout }: Sheet, style: BlockStyle | null | undefined) {
  const own = styleOf(style)
  return {
    ...own,
    color: own.color ?? layout.textColor ?? lightColors.text,
    'font-family': own['font-family'] ?? fontOf(layout.fontFamily ?? 'MODERN_SANS'),
    'font-size': own['font-size'] ?? '16px',
    'line-height': 1.5,
  }
}

/** Lets dark mode change the color of a text, unless the template set it. */
const textClass = (style: BlockStyle | null | undefined) =>
  isSet(style?.color) ? '' : ' class="lk-text"'

const hrefOf = (address: string) =>
  `href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer"`

const paragraphs = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n')

const withValues = <Style extends object>(style: Style) =>
  Object.fromEntries(Object.entries(style).filter(([, value]) => isSet(value))) as Partial<Style>
