import { expect, it } from 'vitest'
import { foundToken, receivedToken, remainingMillis } from './held-token.js'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = { wall: 940_000, monotonic: 5_000 }
/** It expires at 1 000 000 ms, and does not say when it was issued. */
const withoutIssue = [part({ alg: 'ES256' }), part({ exp: 1_000 }), 'c2ln'].join('.')

it.each([
  ['received', receivedToken],
  ['found', foundToken],
])('a token without the time of its issue counts by the wall clock when it is %s', (_, take) => {
  const token = take(withoutIssue, now)
  expect(token?.usableMillis).toBe(60_000)
  const later = { wall: now.wall + 59_000, monotonic: now.monotonic }
  expect(token && remainingMillis(token, later)).toBe(1_000)
})

it('what is no token is not held', () => {
  expect(receivedToken('garbage', now)).toBeNull()
  expect(foundToken('garbage', now)).toBeNull()
})
