/** Returns true if a statement failed because a unique index already contains the value. */
export const violates = (error: unknown, index: string): boolean =>
  causeOf(error).code === '23505' && causeOf(error).constraint === index

/** Returns true if a statement failed because a row that it refers to was deleted meanwhile. */
export const violatesReference = (error: unknown): boolean => causeOf(error).code === '23503'

/** Returns the error of the database (PostgreSQL, appendix A: error codes). */
function causeOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null ? cause : {}
}
