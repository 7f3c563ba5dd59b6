import { expect, it } from 'vitest'
import { CONFIRM_AFTER_MILLIS as limit, isFresh } from './freshness.js'
import { isImpersonation } from './impersonation.js'

const MINUTE = 60_000
const begun = 1_750_000_000_000
const session = (lastUsed: number | null = 0) => ({
  id: 'new',
  createdAt: new Date(begun),
  lastUsedAt: lastUsed === null ? null : new Date(begun + lastUsed),
})
const at = (passed: number, endedSessionId: string | null = null) => ({
  now: begun + passed,
  limit,
  endedSessionId,
})

it.each([
  ['created just now', session(), at(0), true],
  ['that was never used', session(null), at(9 * MINUTE), true],
  ['of 10 minutes by the clock of the device', session(), at(10 * MINUTE), false],
  ['of 10 minutes by the clock of the service', session(10 * MINUTE), at(0), false],
  [
    'of a repeated sign-in, on a device whose clock is an hour ahead',
    session(),
    at(60 * MINUTE, 'old'),
    true,
  ],
  [
    'that the repeated sign-in replaces, on a device whose clock is an hour ahead',
    session(),
    at(60 * MINUTE, 'new'),
    false,
  ],
  ['of a repeated sign-in a while ago', session(10 * MINUTE), at(10 * MINUTE, 'old'), false],
])('isFresh checks a session %s (IN25)', (_what, fields, options, fresh) => {
  expect(isFresh(fields, options)).toBe(fresh)
})

it.each([
  ['of the owner', [{ isCurrentSession: true, isImpersonation: false }], false],
  ['of an impersonator', [{ isCurrentSession: true, isImpersonation: true }], true],
  ['that is not in the list', [{ isCurrentSession: false, isImpersonation: false }], true],
])('isImpersonation checks a session %s (AD11)', (_whose, sessions, expected) => {
  expect(isImpersonation(sessions)).toBe(expected)
})
