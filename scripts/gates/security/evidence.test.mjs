import { describe, expect, it } from 'vitest'
import requirements from './asvs-requirements.json' with { type: 'json' }
import { findMistakes } from './evidence.mjs'

const tests = [
  { file: 'a.test.ts', title: 'page rejects a stranger (OA01)' },
  { file: 'a.test.ts', title: 'rejects a value of 5 bytes' },
]

const CASES =
  '1 of 2 cases have a test\n\n- **OA01** A: `a.test.ts`\n- **OA02** B: no test, as it is C.'

/** @param {string} evidence @param {string} [state] */
const asvsWith = (evidence, state = 'met') => {
  const [first, ...others] = Object.entries(requirements)
  const rows = others.map(([id, level]) => `| ${id} | ${level} | A | open | B |`)
  const counts = ['met', 'not applicable', 'open'].map((name) =>
    name === 'open' ? others.length + Number(state === name) : Number(state === name),
  )
  const sentence = `Of ${others.length + 1} requirements, ${counts[0]} are met, ${counts[1]} are not applicable and ${counts[2]} are open.`
  return [sentence, `| ${first?.[0]} | ${first?.[1]} | A | ${state} | ${evidence} |`, ...rows].join(
    '\n',
  )
}
const ASVS = asvsWith('`a.test.ts`: rejects a stranger')

const ADVISORIES = [
  'Of 3 advisories in 2 rows, 1 have a test and 2 do not apply.',
  '| CVE-2026-1 (GHSA-aaaa-bbbb-cccc) | A | 2026 | B | `a.test.ts`: rejects a stranger |',
  '| CVE-2026-2, CVE-2026-3 | A | 2026 | B | not applicable: C |',
].join('\n')
const THREATS =
  '| A | `a.test.ts`: rejects a stranger<br>`a.test.ts`: rejects a value of %i bytes | nothing |'
const PAGES = { cases: CASES, asvs: ASVS, advisories: ADVISORIES, others: { 'a.md': THREATS } }

describe('findMistakes', () => {
  it('accepts pages whose named tests passed', () => {
    expect(findMistakes(PAGES, tests)).toEqual([])
    const each = asvsWith('`a.test.ts`: rejects a value of %i bytes')
    expect(findMistakes({ ...PAGES, asvs: each }, tests)).toEqual([])
  })

  it.each([
    ['a test of another case', CASES.replace('OA01', 'OA03')],
    ['a file without the test', CASES.replace('`a.test.ts`', '`a.test.ts`, `b.test.ts`')],
    ['a case without a test or a reason', CASES.replace('no test, as', 'nothing, as')],
    ['a wrong count', CASES.replace('1 of 2', '2 of 2')],
  ])('reports %s', (_, cases) => {
    expect(findMistakes({ ...PAGES, cases }, tests)).toHaveLength(1)
  })

  it.each([
    ['a requirement in another file', asvsWith('`b.test.ts`: rejects a stranger')],
    ['a requirement with another title', asvsWith('`a.test.ts`: accepts a stranger')],
    ['a requirement without a test', asvsWith('reviewed')],
    ['an unknown state', asvsWith('reviewed', 'planned')],
    ['a repeated requirement', `${ASVS}\n| 2.1.1 | 1 | A | open | B |`],
  ])('reports %s', (_, asvs) => {
    expect(findMistakes({ ...PAGES, asvs }, tests)).not.toEqual([])
  })

  it.each([
    ['an advisory with another title', ADVISORIES.replace('a stranger', 'a friend')],
    ['an advisory without a test or a reason', ADVISORIES.replace('not applicable: C', 'C')],
    ['a repeated advisory', ADVISORIES.replace('CVE-2026-3', 'CVE-2026-2')],
    ['a wrong count of advisories', ADVISORIES.replace('Of 3', 'Of 4')],
  ])('reports %s', (_, advisories) => {
    expect(findMistakes({ ...PAGES, advisories }, tests)).not.toEqual([])
  })

  it.each([
    ['the first test of a cell', THREATS.replace('a stranger', 'a friend')],
    ['another test of a cell', THREATS.replace('5 bytes', 'B').replace('%i bytes', 'a friend')],
    ['a table without tests', '| A | B |'],
  ])('reports %s', (_, page) => {
    expect(findMistakes({ ...PAGES, others: { 'a.md': page } }, tests)).toHaveLength(1)
  })

  it('requires nightly tests only of a run that has some', () => {
    const cases = CASES.replace('a.test.ts', 'a.nightly.test.ts')
    const nightly = { file: 'b.nightly.test.ts', title: 'signs in' }
    expect(findMistakes({ ...PAGES, cases }, tests)).toEqual([])
    expect(findMistakes({ ...PAGES, cases }, [...tests, nightly])).toHaveLength(1)
  })
})
