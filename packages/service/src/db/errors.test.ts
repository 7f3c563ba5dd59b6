import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { connectError, isTransientFailure } from './errors.js'

it.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:1'), 'connect ECONNREFUSED 127.0.0.1:1'],
  // The error of Node for localhost, if it resolves to both addresses.
  [new AggregateError([new Error('at ::1'), new Error('at 127.0.0.1')]), 'at ::1, at 127.0.0.1'],
  ['nothing', 'nothing'],
])('explains %s and names what to check', (error, reason) => {
  expect(connectError(error).message).toBe(
    `Cannot connect to Postgres at databaseUrl (DATABASE_URL): ${reason}. Check that Postgres is running, and that the address, the user name and the password are correct.`,
  )
})

const ofServer = (code: string) => Object.assign(new DatabaseError('', 0, 'error'), { code })
const ofNetwork = (code: string) => Object.assign(new Error(), { code })

// The names of the codes are those of PostgreSQL, appendix A.
it.each([
  ['idle_in_transaction_session_timeout', ofServer('25P03'), true],
  ['deadlock_detected', ofServer('40P01'), true],
  ['serialization_failure', ofServer('40001'), true],
  ['out_of_memory', ofServer('53200'), true],
  ['too_many_connections', ofServer('53300'), true],
  ['lock_not_available', ofServer('55P03'), true],
  ['query_canceled', ofServer('57014'), true],
  ['admin_shutdown', ofServer('57P01'), true],
  ['io_error', ofServer('58030'), true],
  ['undefined_column', ofServer('42703'), false],
  ['not_null_violation', ofServer('23502'), false],
  ['a refused connection', ofNetwork('ECONNREFUSED'), true],
  ['no free file descriptor', ofNetwork('EMFILE'), true],
  ['a mistake of the service', new TypeError('x is not a function'), false],
])('tells whether a call may succeed later after %s', (_name, cause, isTransient) => {
  expect(isTransientFailure(new DrizzleQueryError('select', [], cause))).toBe(isTransient)
})
