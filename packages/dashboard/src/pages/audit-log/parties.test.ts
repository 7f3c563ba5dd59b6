import { expect, it } from 'vitest'
import { partiesOf } from './parties.js'

const ID = '1b9d6bcd-0000-4000-8000-000000000000'
const text = (key: string, values?: object) =>
  values === undefined ? key : `${key} ${Object.values(values).join(' ')}`

it('names a deleted user by the beginning of the ID, as actor and as subject', () => {
  const user = { type: 'user', id: ID, name: null } as const
  const other = { type: 'user', id: 'a', name: 'Ada' } as const
  expect(partiesOf({ actor: user, subject: other }, undefined, text)).toEqual({
    about: 'Ada',
    by: 'byNamed userWithId 1b9d6bcd',
  })
  expect(partiesOf({ actor: other, subject: user }, undefined, text)).toEqual({
    about: 'userWithId 1b9d6bcd',
    by: 'byNamed Ada',
  })
})
