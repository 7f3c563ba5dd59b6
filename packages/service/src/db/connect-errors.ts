/**
 * Creates the error for a failed connection to Postgres, with its fix. The driver's error is not passed on,
 * because its properties may contain the password.
 */
export const connectError = (error: unknown) =>
  new Error(
    `Cannot connect to Postgres at databaseUrl (DATABASE_URL): ${reasonOf(error)}. Check that Postgres is running, and that the address, the user name and the password are correct.`,
  )

/** A host name with several addresses fails for each of them. The aggregate error has no message. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
