const DEPTH_LIMIT = 500

/**
 * Finds JSON that cannot be stored unchanged: the character U+0000, an infinite number, and nesting that
 * would exhaust the stack. It is the only walk through metadata, so it allocates nothing but lists of keys.
 */
export function findJsonProblem(value: unknown, depth = 0): string | undefined {
  if (depth > DEPTH_LIMIT) return `is nested more than ${DEPTH_LIMIT} levels deep`
  if (typeof value === 'string')
    return value.includes('\0') ? 'holds the character U+0000' : undefined
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : 'holds a number that is too large'
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return firstFault(value, depth + 1)
  return firstFault(Object.keys(value), depth) ?? firstFault(Object.values(value), depth + 1)
}

function firstFault(values: readonly unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = findJsonProblem(value, depth)
    if (fault !== undefined) return fault
  }
  return undefined
}
