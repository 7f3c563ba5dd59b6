import { expect, it } from 'vitest'
import { connectError } from './errors.js'

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
