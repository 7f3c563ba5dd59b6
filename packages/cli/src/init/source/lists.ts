import type { ArrayExpression, Expression, ObjectExpression, Span } from 'oxc-parser'
import type { SourceModule } from './source-module.js'

const startsOnOwnLine = ({ text }: SourceModule, list: Span, item: Span) =>
  text.slice(list.start, item.start).includes('\n')

const MAX_LINE_LENGTH = 100

const lineLength = ({ text }: SourceModule, { start, end }: Span) => {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, end)
  return line.length + (/^[^\n]*/.exec(text.slice(end))?.[0].length ?? 0)
}

/** Adds items at the end of a list in braces or brackets. */
function appendItems(
  module: SourceModule,
  list: Span,
  items: readonly (Span | null)[],
  codes: readonly string[],
): void {
  if (codes.length === 0) return
  const indent = module.indentAt(list.start)
  const inner = `\n${indent}${module.indentUnit}`
  const last = items.findLast((item) => item !== null)
  if (last === undefined) {
    const closing = module.text.slice(list.start, list.end).includes('\n') ? '' : `\n${indent}`
    const lines = codes.map((code) => `${inner}${code},`).join('')
    return module.insert(list.start + 1, lines + closing)
  }
  if (startsOnOwnLine(module, list, last)) {
    const separator = `,\n${module.indentAt(last.start)}`
    return module.insert(last.end, codes.map((code) => separator + code).join(''))
  }
  const added = codes.map((code) => `, ${code}`).join('')
  const isArray = module.text.charAt(list.start) === '['
  if (!isArray || lineLength(module, list) + added.length <= MAX_LINE_LENGTH)
    return module.insert(last.end, added)
  module.insert(list.start + 1, inner)
  module.insert(last.end, codes.map((code) => `,${inner}${code}`).join('') + `,\n${indent}`)
}

/** Adds elements at the end of an array. */
export const appendElements = (
  module: SourceModule,
  array: ArrayExpression,
  ...codes: readonly string[]
): void =>
  array.elements.length === 0
    ? module.insert(array.start + 1, codes.join(', '))
    : appendItems(module, array, array.elements, codes)

/** Adds an element at the start of an array. */
export function prependElement(module: SourceModule, array: ArrayExpression, code: string): void {
  const first = array.elements.find((element) => element !== null)
  if (first === undefined) return module.insert(array.start + 1, code)
  const isOnOwnLine = startsOnOwnLine(module, array, first)
  const separator = isOnOwnLine ? `\n${module.indentAt(first.start)}` : ''
  module.insert(array.start + 1, `${separator}${code},${isOnOwnLine ? '' : ' '}`)
}

/** Adds properties at the end of an object. */
export const appendProperties = (
  module: SourceModule,
  object: ObjectExpression,
  ...codes: readonly string[]
): void => appendItems(module, object, object.properties, codes)

/** Returns the value of a property. */
export function propertyOf(object: ObjectExpression, name: string): Expression | undefined {
  for (const property of object.properties)
    if (
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === name
    )
      return property.value
  return undefined
}
