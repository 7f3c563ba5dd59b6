import { expect, it } from 'vitest'
import {
  casesIn,
  describeCases,
  findGaps,
  findStale,
  readCases,
  readDocument,
} from '../security-cases.mjs'
import { untested } from './security-cases-untested.mjs'

it('every case has a test or a reason why it has none', async () => {
  expect(findGaps(await readCases(), untested)).toEqual([])
})

it('docs/security-cases.md is current', async () => {
  expect(findStale(await readDocument(), await readCases())).toEqual([])
})

it('describeCases writes a page that findStale accepts, and findStale reports outdated rows', async () => {
  const cases = new Map([['OA01', ['a.test.ts', 'b.test.ts']]])
  const page = await describeCases(cases)
  expect(findStale(page, cases)).toEqual([])
  expect(findStale(page, new Map([['OA01', ['b.test.ts', 'c.test.ts']]]))).toEqual([
    'OA01 is not shown by a.test.ts',
  ])
  expect(findStale(page, new Map([['OA02', []]]))).toEqual(['OA02 is left out'])
})

it('casesIn finds case numbers in string literals only', () => {
  const source = "it('OA07: takes it once (CC01, CC02)') // OA08\nit.each(x)(`CK10 %s is read`)"
  expect([...casesIn(source)]).toEqual(['OA07', 'CC01', 'CC02', 'CK10'])
})

it('findGaps reports a case without a test, and a reason that is not needed', () => {
  const cases = new Map([
    ['OA01', []],
    ['OA02', ['a.test.ts']],
    ['OA03', []],
  ])
  expect(findGaps(cases, { OA02: '', OA03: '' })).toEqual([
    'OA01: no test has it in its title',
    'OA02: needs no reason',
  ])
})
