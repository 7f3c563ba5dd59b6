import { expect, it } from 'vitest'
import { CONFIRM_AFTER_MILLIS as limit, isFresh } from './freshness.js'
import { isImpersonation } from '../use-is-impersonated.js'

const MINUTE = 60_000
const begun = 1_750_000_000_000
const session = (lastUsed: number | null = 0) => ({
  id: 'new',
  createdAt: new Date(begun),
  lastUsedAt: lastUsed === null ? null : new Date(begun + lastUsed),
})
const at = (passed: number, ended: string | null = null) => ({
  now: begun + passed,
  limit,
  ended,
})

it.each([
  ['just begun', session(), at(0), true],
  ['never used since', session(null), at(9 * MINUTE), true],
  ['10 minutes old by this device', session(), at(10 * MINUTE), false],
  ['10 minutes old by the service, whatever this device says', session(10 * MINUTE), at(0), false],
  [
    'begun again for this, on a device that is an hour ahead',
    session(),
    at(60 * MINUTE, 'old'),
    true,
  ],
  ['the one that was to be ended, on such a device', session(), at(60 * MINUTE, 'new'), false],
  ['begun again for this, a while ago', session(10 * MINUTE), at(10 * MINUTE, 'old'), false],
])('IN25: a session %s', (_what, given, circumstances, fresh) => {
  expect(isFresh(given, circumstances)).toBe(fresh)
})

it.each([
  ['of the owner', [{ isCurrentSession: true, isImpersonation: false }], false],
  ['of a helper', [{ isCurrentSession: true, isImpersonation: true }], true],
  ['that the list does not tell of', [{ isCurrentSession: false, isImpersonation: false }], true],
])('AD11: a session %s', (_whose, sessions, expected) => {
  expect(isImpersonation(sessions)).toBe(expected)
})
