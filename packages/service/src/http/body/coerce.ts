import type * as z from 'zod/v4/core'

type Conversion = (value: unknown) => unknown

/** Converts a value of another type to the type of a schema. */
const conversions: Partial<Record<string, Conversion>> = {
  string: (value) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  number: (value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value),
  boolean: (value) => booleans.get(value) ?? value,
}
conversions['int'] = conversions['number']
const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
])

/**
 * Converts values of the wrong type that represent one of the right type: digits for a number, `'true'` for a
 * boolean, a number for its text. Changes the value in place.
 *
 * @returns whether anything changed, so that another check may find more right than the first
 */
export function coerce(value: unknown, issues: readonly z.$ZodIssue[]): boolean {
  return issues.map((issue) => coerceOne(value, issue)).includes(true)
}

function coerceOne(root: unknown, issue: z.$ZodIssue): boolean {
  const convert = conversions[expectedKind(issue) ?? '']
  const key = issue.path.at(-1)
  if (convert === undefined || key === undefined) return false
  const parent = issue.path.slice(0, -1).reduce<unknown>((at, step) => property(at, step), root)
  const before = property(parent, key)
  const after = convert(before)
  if (after === before) return false
  Reflect.set(parent as object, key, after)
  return true
}

/** Returns the expected kind of value, if there is only one. */
function expectedKind(issue: z.$ZodIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.expected
  // A field that can only be true, such as `revoked`, is also a boolean.
  if (issue.code !== 'invalid_value') return undefined
  return issue.values.every((value) => typeof value === 'boolean') ? 'boolean' : undefined
}

const property = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
