import type { Block, BlockDocument, BlockOf } from './block-document.js'
import { css, isGiven, px, styleOf } from './block-style.js'
import { escapeHtml } from './escape-html.js'
import { fill, fillAddress, type EmailVariables } from './placeholders.js'

/** The HTML and text form of a part of an email. */
export interface Rendered {
  html: string
  text: string
}

interface Sheet {
  blocks: ReadonlyMap<string, Block>
  variables: EmailVariables
  /**
   * IDs of the blocks that are rendered already: every block is rendered once, so that no document is
   * endless.
   */
  written: Set<string>
}

const nothing: Rendered = { html: '', text: '' }
const LINK = ['http:', 'https:', 'mailto:']
const IMAGE = ['http:', 'https:']

/** Writes the blocks that a document's root names, and theirs. */
export function renderBlocks(document: BlockDocument, variables: EmailVariables): Rendered {
  const blocks = new Map(Object.entries(document))
  const root = blocks.get('root')
  if (root?.type !== 'EmailLayout') return nothing
  const sheet = { blocks, variables, written: new Set(['root']) }
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
      return words(sheet, block)
    case 'Button':
      return button(sheet, block)
    case 'Image':
      return image(sheet, block)
    case 'Divider':
      return divider(block)
    case 'Spacer':
      return { html: `\n<div style="height: ${block.data.props.height ?? 16}px"></div>`, text: '' }
  }
}

function container(sheet: Sheet, { data }: BlockOf<'Container'>): Rendered {
  const { html, text } = children(sheet, data.props.childrenIds)
  return { html: `\n<div style="${css(styleOf(data.style))}">${html}</div>`, text }
}

function columns(sheet: Sheet, { data }: BlockOf<'ColumnsContainer'>): Rendered {
  const rendered = data.props.columns.map(({ childrenIds }) => children(sheet, childrenIds))
  const cells = rendered.map(
    ({ html }) =>
      `<td style="width: ${Math.floor(100 / rendered.length)}%; vertical-align: top">${html}</td>`,
  )
  const table = `<table role="presentation" style="width: 100%"><tr>${cells.join('')}</tr></table>`
  return {
    html: `\n<div style="${css(styleOf(data.style))}">${table}</div>`,
    text: paragraphs(rendered.map(({ text }) => text)),
  }
}

const headingSizes = { h1: 32, h2: 24, h3: 20 } as const

function heading(sheet: Sheet, { data }: BlockOf<'Heading'>): Rendered {
  const text = fill(data.props.text, sheet.variables)
  const level = data.props.level ?? 'h2'
  const style = {
    margin: 0,
    'font-weight': 'bold',
    'line-height': 1.3,
    ...withValues(styleOf({ fontSize: headingSizes[level], ...withValues(data.style ?? {}) })),
  }
  return { html: `\n<${level} style="${css(style)}">${toHtml(text)}</${level}>`, text }
}

function words(sheet: Sheet, { data }: BlockOf<'Text'>): Rendered {
  const text = fill(data.props.text, sheet.variables)
  const style = { 'line-height': 1.5, 'overflow-wrap': 'anywhere', ...styleOf(data.style) }
  return { html: `\n<div style="${css(style)}">${toHtml(text)}</div>`, text }
}

const buttonPaddings = {
  'x-small': '4px 8px',
  small: '8px 12px',
  medium: '12px 20px',
  large: '16px 32px',
} as const
const buttonRadii = { rectangle: 0, rounded: 8, pill: 64 } as const

/** An address of another kind than the web's or a mailbox becomes no link, only a text. */
function button(sheet: Sheet, { data }: BlockOf<'Button'>): Rendered {
  const { props } = data
  const label = fill(props.text, sheet.variables)
  const address = fillAddress(props.url, sheet.variables)
  const text = address === '' ? label : `${label}:\n${address}`
  const { 'font-size': fontSize, 'font-weight': fontWeight, ...outer } = styleOf(data.style)
  if (!isAddress(address, LINK))
    return { html: `\n<div style="${css(outer)}">${toHtml(text)}</div>`, text }
  const inner = css({
    display: props.fullWidth === true ? 'block' : 'inline-block',
    padding: buttonPaddings[props.size ?? 'medium'],
    'border-radius': px(buttonRadii[props.buttonStyle ?? 'rounded']),
    'background-color': props.buttonBackgroundColor ?? '#2f4bd0',
    color: props.buttonTextColor ?? '#ffffff',
    'font-size': fontSize ?? '16px',
    'font-weight': fontWeight ?? 'bold',
    'line-height': '20px',
    'text-align': 'center',
    'text-decoration': 'none',
  })
  const isOwnLook = !isGiven(props.buttonBackgroundColor) && !isGiven(props.buttonTextColor)
  const look = isOwnLook ? ' class="button"' : ''
  const link = `<a${look} ${hrefOf(address)} style="${inner}">${toHtml(label)}</a>`
  return { html: `\n<div style="${css(outer)}">${link}</div>`, text }
}

function image(sheet: Sheet, { data }: BlockOf<'Image'>): Rendered {
  const { props } = data
  const text = fill(props.alt ?? '', sheet.variables)
  const address = fillAddress(props.url, sheet.variables)
  if (!isAddress(address, IMAGE)) return { html: '', text }
  const size = { 'max-width': '100%', width: px(props.width), height: px(props.height) }
  const picture = `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" style="${css(size)}">`
  const target = fillAddress(props.linkHref ?? '', sheet.variables)
  const html = isAddress(target, LINK) ? `<a ${hrefOf(target)}>${picture}</a>` : picture
  return { html: `\n<div style="${css(styleOf(data.style))}">${html}</div>`, text }
}

function divider({ data: { style, props } }: BlockOf<'Divider'>): Rendered {
  const line = `${props.lineHeight ?? 1}px solid ${props.lineColor ?? '#dfe1e5'}`
  const rule = `<hr style="${css({ margin: 0, border: 0, 'border-top': line })}">`
  return { html: `\n<div style="${css(styleOf(style))}">${rule}</div>`, text: '' }
}

const hrefOf = (address: string) =>
  `href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer"`

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

const toHtml = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const paragraphs = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n')

const withValues = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value))) as Partial<Given>
