const DEPTH_LIMIT = 500

/**
 * Finds what no database column holds: the character U+0000, and nesting that would exhaust the
 * stack. Walks without recursion for the same reason.
 */
export function jsonFault(value: unknown): string | undefined {
  const waiting = [{ value, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, depth } = next
    if (depth > DEPTH_LIMIT) return `is nested more than ${DEPTH_LIMIT} levels deep`
    if (typeof current === 'string' && current.includes('\0')) return 'holds the character U+0000'
    if (typeof current !== 'object' || current === null) continue
    for (const [key, inner] of Object.entries(current))
      waiting.push({ value: key, depth }, { value: inner, depth: depth + 1 })
  }
  return undefined
}
