// Every expression here takes time in proportion to the text: `[^<>]*` ends at the next angle bracket.
const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi

const PARAGRAPHS = /^(?:p|h[1-6]|ul|ol|table|blockquote|pre|section|article|header|footer)$/
const LINES = /^(?:br|div|tr|hr)$/
const HIDDEN = ['head', 'style', 'script', 'title'] as const

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * Returns the plain text of an HTML email: its paragraphs and lines, the addresses of its links and the alternative texts
 * of its images.
 *
 * @example textOf('<p>Read <a href="https://example.com">the news</a></p>') // 'Read the news (https://example.com)'
 */
export function textOf(html: string): string {
  let visible = without(html, '<!--', '-->')
  for (const name of HIDDEN) visible = without(visible, `<${name}`, `</${name}>`)
  let link: string | undefined
  const text = visible.replaceAll(/\s+/g, ' ').replaceAll(TAG, (_, slash, name, attributes) => {
    const tag = String(name).toLowerCase()
    if (tag === 'a') {
      const opened = link
      link = slash === '/' ? undefined : attributeOf(String(attributes), HREF)
      return slash === '/' && opened !== undefined && /^(?:https?|mailto):/i.test(opened)
        ? ` (${opened})`
        : ''
    }
    if (tag === 'img') return attributeOf(String(attributes), ALT) ?? ''
    if (PARAGRAPHS.test(tag)) return '\n\n'
    if (tag === 'li' && slash === '') return '\n- '
    return LINES.test(tag) ? '\n' : ''
  })
  return tidy(text.replaceAll(ENTITY, decode))
}

/** Removes the parts from `start` to `end`, or to the end of the text. */
function without(html: string, start: string, end: string): string {
  const lower = html.toLowerCase()
  let result = ''
  let from = 0
  for (;;) {
    const opened = lower.indexOf(start, from)
    if (opened === -1) return result + html.slice(from)
    result += html.slice(from, opened)
    const closed = lower.indexOf(end, opened)
    if (closed === -1) return result
    from = closed + end.length
  }
}

function attributeOf(attributes: string, pattern: RegExp): string | undefined {
  const [, double, single] = pattern.exec(attributes) ?? []
  return double ?? single
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? entity
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : entity
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
