/** Tells whether a statement failed because a unique index already holds the value. */
export const violates = (error: unknown, index: string): boolean =>
  causeOf(error).code === '23505' && causeOf(error).constraint === index

/** Tells whether a statement failed because what it refers to was deleted meanwhile. */
export const violatesReference = (error: unknown): boolean => causeOf(error).code === '23503'

/** What the database said (PostgreSQL, appendix A: error codes). */
function causeOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null ? cause : {}
}
