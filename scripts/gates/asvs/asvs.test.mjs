import { expect, it } from 'vitest'
import requirements from './asvs-requirements.json' with { type: 'json' }
import { findMistakes, rowsOf } from './asvs.mjs'

const rows = Object.entries(requirements).map(([id, level]) => ({
  id,
  level,
  state: 'met',
  evidence: '`a.test.ts`: rejects a stranger',
}))
const read = async (/** @type {string} */ file) => {
  if (file !== 'a.test.ts') throw new Error('There is no such file.')
  return "it('rejects a stranger', () => {})"
}

it('accepts rows for all requirements whose tests exist', async () => {
  expect(await findMistakes(rows, read)).toEqual([])
})

it('reads the rows of a table', () => {
  expect(rowsOf('| 6.2.1 | 1 | Long | met | `a.test.ts`: rejects a stranger |\n| --- |')).toEqual([
    { id: '6.2.1', level: 1, state: 'met', evidence: '`a.test.ts`: rejects a stranger' },
  ])
})

it.each([
  ['a missing row', rows.slice(1)],
  ['a repeated row', [...rows, ...rows.slice(0, 1)]],
  [
    'a missing file',
    [{ ...rows[0], evidence: '`b.test.ts`: rejects a stranger' }, ...rows.slice(1)],
  ],
  [
    'a missing title',
    [{ ...rows[0], evidence: '`a.test.ts`: accepts a stranger' }, ...rows.slice(1)],
  ],
  ['no test', [{ ...rows[0], evidence: 'reviewed' }, ...rows.slice(1)]],
  ['an unknown state', [{ ...rows[0], state: 'planned' }, ...rows.slice(1)]],
])('reports %s', async (_, wrong) => {
  expect(await findMistakes(/** @type {typeof rows} */ (wrong), read)).toHaveLength(1)
})
