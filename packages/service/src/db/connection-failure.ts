import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'

/**
 * SQLSTATEs of a server that is there but cannot serve now (PostgreSQL, appendix A): connection exceptions, too
 * many connections, a canceled statement, shutdown and start.
 */
const SERVER_STATES = /^(?:08...|53300|57014|57P0[1-5])$/
/** Error codes of Node for connections that cannot be opened or break. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** Messages of pg and its pool, which have no codes: a lost or silent connection, and an exhausted pool. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client .* is not queryable)/

/**
 * Returns true if a statement failed because Postgres did not respond in time, its connection was lost, or no
 * connection was free, so that the same call may succeed later.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  const { cause } = error
  if (cause instanceof DatabaseError) return SERVER_STATES.test(cause.code ?? '')
  if (cause === undefined) return false
  const code = 'code' in cause ? cause.code : undefined
  return NETWORK_CODES.has(String(code)) || DRIVER_MESSAGES.test(cause.message)
}
