/** Tells whether a statement failed because a unique index already holds the value. */
export function violates(error: unknown, index: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null) return false
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
  return code === '23505' && constraint === index
}
