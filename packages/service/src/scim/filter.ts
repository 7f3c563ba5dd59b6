import { parsePath, parseValue } from './attribute-path.js'
import { ScimError } from './errors.js'

const MAX_LENGTH = 1000
/** A path, an operator and a literal, and `and` if another comparison follows. */
const COMPARISON =
  /\s*((?:[^\s"[\]()]|\[[^[\]]*\])+)\s+(eq)\s+("(?:[^"\\]|\\.)*"|true|false)\s*(?:(and)\s+(?=\S)|$)/iy

const unsupported = () =>
  new ScimError(
    400,
    'This filter is not supported. Compare attributes with eq, and join comparisons with and.',
    'invalidFilter',
  )

/**
 * Parses a filter (RFC 7644, section 3.4.2.2) of comparisons with `eq` that are joined by `and`: identity providers search for the
 * user or group with an ID or name. Returns the values by attribute, such as `username` or `emails.value`, in lower case.
 */
export function parseFilter(
  text: string | null,
  supported: readonly string[],
): Partial<Record<string, string>> {
  const values = new Map<string, string>()
  if (text === null) return {}
  // A null character is no text for the database.
  if (text.length > MAX_LENGTH) throw unsupported()
  let index = 0
  while (index < text.length) {
    COMPARISON.lastIndex = index
    const match = COMPARISON.exec(text)
    const [, path = '', , literal = ''] = match ?? []
    const name = attributeNameOf(path)
    const value = parseValue(literal)
    if (match === null || !supported.includes(name)) throw unsupported()
    if (typeof value === 'boolean' || value.includes('\0') || values.has(name)) throw unsupported()
    values.set(name, value)
    index = COMPARISON.lastIndex
  }
  if (values.size === 0) throw unsupported()
  return Object.fromEntries(values)
}

function attributeNameOf(text: string): string {
  const path = parsePath(text)
  if (path === undefined) return ''
  return path.subAttribute === undefined ? path.attribute : `${path.attribute}.${path.subAttribute}`
}
