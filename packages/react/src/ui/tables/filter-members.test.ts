import type { TeamMember } from '@latchkey/core'
import { expect, it } from 'vitest'
import { filterMembers } from './filter-members.js'

const names = ['Ada Lovelace', 'Émilie du Châtelet', 'Grace Hopper', null]
const members: TeamMember[] = names.map((displayName, index) => ({
  id: String(index),
  profile: { displayName, profileImageUrl: null },
}))

it.each([
  ['', ['0', '1', '2', '3']],
  [' lovelace ', ['0']],
  ['emilie', ['1']],
  ['CHÂTELET', ['1']],
  ['(', []],
])('filterMembers returns for %j the members %j', (typed, ids) => {
  expect(filterMembers(members, typed).map(({ id }) => id)).toEqual(ids)
})
