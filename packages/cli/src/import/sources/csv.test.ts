import { expect, it } from 'vitest'
import { readCsvUsers } from './csv.js'

it.each([
  ["'=1+1", '=1+1'],
  ["''=1", "'=1"],
  ["'tis Ada", "'tis Ada"],
  ['=1+1', '=1+1'],
])('reads the display name %s as %s', (text, displayName) => {
  const file = { name: 'users.csv', text: `id,display_name\n1,${text}\n` }
  expect(readCsvUsers([file], { secrets: [] }).users).toMatchObject([
    { formerId: '1', displayName },
  ])
})
