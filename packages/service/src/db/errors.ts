import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

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

/**
 * SQLSTATEs of a server that is there but cannot serve now (PostgreSQL, appendix A): connection exceptions, a server that
 * accepts no writes, a transaction that took too long, too little memory or disk or too many connections, a canceled statement,
 * shutdown and start, a disk that fails.
 */
const SERVER_STATES = /^(?:08...|25006|25P0[34]|53...|57014|57P0[1-5]|58030)$/
/**
 * SQLSTATEs of a statement that other transactions prevented: a serialization failure, a deadlock, and a lock that was not free
 * within `lock_timeout`.
 */
const CONFLICT_STATES = /^(?:40001|40P01|55P03)$/
/** Error codes of Node for connections that cannot be opened or break. */
const NETWORK_CODES = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/**
 * Messages of pg and its pool, which have no codes: a lost or silent connection, one whose messages are out of order, an exhausted
 * pool, and one that has been closed.
 */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Query read timeout|Received unexpected|timeout exceeded when trying to connect|timeout expired|Client .* is not queryable|Cannot use a pool after)/

/**
 * Returns true if a statement failed because Postgres did not respond in time, its connection was lost, no connection was
 * free, or other transactions were in its way, so that the same call may succeed later.
 */
export const isTransientFailure = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (isServerFailure(error.cause) || isConflict(error.cause))

const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && CONFLICT_STATES.test(error.code ?? '')

/** Returns true for an error of the driver that says that the server cannot serve now, or cannot be reached. */
export function isServerFailure(error: unknown): boolean {
  if (error instanceof DatabaseError) return SERVER_STATES.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isServerFailure)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return NETWORK_CODES.has(String(code)) || DRIVER_MESSAGES.test(error.message)
}

/** Returns true if the server of the connection accepts no writes. Another one may have taken its place. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  error.cause.code === '25006'

/** SQLSTATE of a statement that failed because the disk is full. */
const DISK_FULL = '53100'

/** The database cannot be used now, and its files are as they were: the same call can be repeated later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Returns true if a call failed because the database cannot write now, and may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === DISK_FULL) || isUnavailable(error.cause)
}

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

/**
 * Returns the part of an unexpected error that may be reported. A failed query contains its parameters, which
 * are personal data and hashes, so only the database's own message is kept.
 */
export function toErrorReport(error: unknown): unknown {
  if (!(error instanceof Error) || !('query' in error && 'params' in error)) return error
  const { cause } = error
  if (cause instanceof DatabaseUnavailable) return cause
  const message = cause instanceof Error ? cause.message : 'no further message'
  const report = new Error(`A database statement failed: ${message}`)
  if (error.stack !== undefined) report.stack = `${report.message}\n${framesOf(error.stack)}`
  return report
}

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
