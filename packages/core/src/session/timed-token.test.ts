import { expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import {
  remainingMillis,
  signInAgeMillis,
  tokenFromResponse,
  tokenFromStore,
} from './timed-token.js'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const now = { wall: 940_000, monotonic: 5_000 }
/** Expires at 1,000,000 ms and contains no time of issue. */
const withoutIssue = [part({ alg: 'ES256' }), part({ exp: 1_000 }), 'c2ln'].join('.')

it.each([
  ['tokenFromResponse', tokenFromResponse],
  ['tokenFromStore', tokenFromStore],
])('%s uses the wall clock for a token without a time of issue', (_, read) => {
  const token = read(withoutIssue, now)
  expect(token?.usableMillis).toBe(60_000)
  const later = { wall: now.wall + 59_000, monotonic: now.monotonic }
  expect(token && remainingMillis(token, later)).toBe(1_000)
})

it('returns null for a string that is not a token', () => {
  expect(tokenFromResponse('garbage', now)).toBeNull()
  expect(tokenFromStore('garbage', now)).toBeNull()
})

it('counts the age of a sign-in by the clock of the service, and onward on this device', () => {
  const issued = { now: 10_000_000, signedInAt: 9_000_000 }
  const token = tokenFromResponse(accessToken(issued), now)
  expect(token && signInAgeMillis(token, now)).toBe(1_000_000)
  const later = { wall: now.wall - 86_400_000, monotonic: now.monotonic + 30_000 }
  expect(token && signInAgeMillis(token, later)).toBe(1_030_000)
})

it('returns null for the age of a sign-in without its time', () => {
  const token = tokenFromResponse(accessToken(), now)
  expect(token && signInAgeMillis(token, now)).toBeNull()
})
