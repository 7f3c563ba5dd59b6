/**
 * Why no connection to a Postgres could be made, and what to do. The driver's own error is not handed on: what
 * it carries besides its message may hold the password.
 */
export const cannotConnect = (error: unknown) =>
  new Error(
    `The Postgres of databaseUrl (DATABASE_URL) cannot be used: ${reasonOf(error)}. See whether it runs there, and whether the address, the name and the password are right.`,
  )

/** A name with several addresses fails at each of them, and the error that holds these has no words of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
