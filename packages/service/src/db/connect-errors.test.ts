import { expect, it } from 'vitest'
import { cannotConnect } from './connect-errors.js'

it.each([
  [new Error('connect ECONNREFUSED 127.0.0.1:1'), 'connect ECONNREFUSED 127.0.0.1:1'],
  // As Node tells of localhost, where that is both of these.
  [new AggregateError([new Error('at ::1'), new Error('at 127.0.0.1')]), 'at ::1, at 127.0.0.1'],
  ['nothing', 'nothing'],
])('says that %s is why a Postgres cannot be used, and what to look at', (error, reason) => {
  expect(cannotConnect(error).message).toBe(
    `The Postgres of databaseUrl (DATABASE_URL) cannot be used: ${reason}. See whether it runs there, and whether the address, the name and the password are right.`,
  )
})
