import type { Span } from 'oxc-parser'
import type { Jsx, SourceModule } from './source-module.js'

/** Ends the code before an element that needs parentheses if it takes several lines. */
const NEEDS_PARENTHESES = /(?:=>|\breturn|[=:?])[ \t]*$/

/** Matches the rest of a line behind an element that has lines of its own. */
const CLOSES_LINE = /^[\s,;)]*$/

/** Returns the name of the element of a tag with attributes. */
export const tagName = (tag: string) => tag.split(' ')[0] ?? tag

/** Indents the lines of a range after the first one, except those of template literals. */
function indentLines(module: SourceModule, { start, end }: Span, indent: string): void {
  for (let index = module.text.indexOf('\n', start); index !== -1 && index < end;) {
    const next = index + 1
    const isBlank = /^[ \t]*(?:\n|$)/.test(module.text.slice(next))
    if (!isBlank && !module.isInTemplate(index)) module.insert(next, indent)
    index = module.text.indexOf('\n', next)
  }
}

/**
 * Wraps the code of a range in elements, from the outer one to the inner one.
 *
 * @param tags names of the elements with their attributes
 */
export function wrapRange(module: SourceModule, range: Span, tags: readonly string[]): void {
  const { text, indentUnit: unit } = module
  const indent = module.indentAt(range.start)
  const before = text.slice(text.lastIndexOf('\n', range.start - 1) + 1, range.start)
  const after = /^[^\n]*/.exec(text.slice(range.end))?.[0] ?? ''
  const hasOwnLines = before.trim() === '' && CLOSES_LINE.test(after)
  const outer = hasOwnLines ? indent : indent + unit
  const content = text.slice(range.start, range.end)
  // An expression such as {children} stays on the line of its element.
  const isShort = content.startsWith('{') && !content.includes('\n')
  const level = (depth: number) =>
    isShort && depth === tags.length ? '' : `\n${outer}${unit.repeat(depth)}`
  const opening = tags.map((tag, depth) => `${level(depth)}<${tag}>`).join('')
  const closing = tags.map((tag, depth) => {
    const isInnermost = depth === tags.length - 1
    return `${isShort && isInnermost ? '' : level(depth)}</${tagName(tag)}>`
  })
  const parentheses = NEEDS_PARENTHESES.test(before) ? ['(', ')'] : ['', '']
  module.insert(
    range.start,
    (hasOwnLines ? opening.trimStart() : parentheses[0] + opening) + level(tags.length),
  )
  indentLines(module, range, unit.repeat(tags.length + (hasOwnLines ? 0 : 1)))
  module.insert(
    range.end,
    closing.toReversed().join('') + (hasOwnLines ? '' : `\n${indent}${parentheses[1]}`),
  )
}

/** Returns the range of the children of an element, without the whitespace around them. */
export function childrenRange(module: SourceModule, element: Jsx): Span | undefined {
  const [first] = element.children
  const last = element.children.at(-1)
  if (first === undefined || last === undefined) return undefined
  const content = module.text.slice(first.start, last.end)
  const start = first.start + content.length - content.trimStart().length
  return { start, end: start + content.trim().length }
}
