import { describe, expect, it } from 'vitest'
import type { RestrictedReason } from './user-fields.js'
import { notSignedIn, type UserOption, userOutcome } from './user-outcome.js'

const named = { isAnonymous: false, isRestricted: false, restrictedReason: null }
const restrictedBy = (type: RestrictedReason['type']) => ({
  isAnonymous: type === 'anonymous',
  isRestricted: true,
  restrictedReason: { type },
})
const anonymous = restrictedBy('anonymous')
const restricted = restrictedBy('email_not_verified')

const table: [
  UserOption | undefined,
  withNamedUser: string,
  withAnonymousUser: string,
  signedOut: string,
][] = [
  [undefined, 'user', 'none', 'none'],
  ['return-null', 'user', 'none', 'none'],
  ['redirect', 'user', 'redirect', 'redirect'],
  ['throw', 'user', 'throw', 'throw'],
  ['anonymous', 'user', 'user', 'anonymous'],
  ['anonymous-if-exists', 'user', 'user', 'none'],
]

describe.each(table)(
  'userOutcome with or: %s',
  (or, withNamedUser, withAnonymousUser, signedOut) => {
    it.each([
      ['a named user', named, withNamedUser],
      ['an anonymous user', anonymous, withAnonymousUser],
      ['no user', null, signedOut],
    ])('decides for %s', (_, user, kind) => {
      expect(userOutcome(user, or).kind).toBe(kind)
    })
  },
)

it.each([
  [undefined, 'none'],
  ['redirect', 'redirect'],
  ['throw', 'throw'],
  ['anonymous', 'user'],
  ['anonymous-if-exists', 'user'],
] as const)('userOutcome with or: %s decides %s for a restricted user', (or, kind) => {
  expect(userOutcome(restricted, or).kind).toBe(kind)
  expect(userOutcome(restricted, or, true).kind).toBe('user')
})

it.each([
  ['anonymous', 'anonymous'],
  ['anonymous-if-exists', 'none'],
] as const)(
  'userOutcome with or: %s decides %s if restricted users are excluded (81)',
  (or, kind) => {
    expect(userOutcome(restricted, or, false).kind).toBe(kind)
    expect(userOutcome(anonymous, or, false).kind).toBe('user')
  },
)

it('keeps an anonymous user out although restricted users are included', () => {
  expect(userOutcome(anonymous, 'redirect', true).kind).toBe('redirect')
})

it.each([
  [null, 'signIn'],
  [anonymous, 'signIn'],
  [restricted, 'accountSettings'],
  [restrictedBy('second_factor_required'), 'mfaSetup'],
])('redirects %o to the page %s', (user, page) => {
  expect(userOutcome(user, 'redirect')).toEqual({ kind: 'redirect', page })
})

it('returns the user who counts as signed in', () => {
  expect(userOutcome(named, 'throw').user).toBe(named)
})

it('creates an error with the code NOT_SIGNED_IN', () => {
  expect(notSignedIn()).toMatchObject({ name: 'LatchkeyError', code: 'NOT_SIGNED_IN', status: 401 })
})
