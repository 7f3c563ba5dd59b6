import { describe, expect, it } from 'vitest'
import { type UserOption, userOutcome } from './user-outcome.js'
import type { CurrentUser } from './current-user.js'

const person = { isAnonymous: false } as CurrentUser
const anonymous = { isAnonymous: true } as CurrentUser

/** spec, section 4: an anonymous user counts as signed out unless the caller allows it. */
const table: [
  UserOption | undefined,
  withPerson: string,
  withAnonymous: string,
  withNobody: string,
][] = [
  [undefined, 'user', 'none', 'none'],
  ['return-null', 'user', 'none', 'none'],
  ['redirect', 'user', 'redirect', 'redirect'],
  ['throw', 'user', 'throw', 'throw'],
  ['anonymous', 'user', 'user', 'anonymous'],
  ['anonymous-if-exists', 'user', 'user', 'none'],
]

describe.each(table)('or: %s', (or, withPerson, withAnonymous, withNobody) => {
  it.each([
    ['a person', person, withPerson],
    ['an anonymous user', anonymous, withAnonymous],
    ['nobody', null, withNobody],
  ])('with %s', (_, user, kind) => {
    expect(userOutcome(user, or).kind).toBe(kind)
  })
})
