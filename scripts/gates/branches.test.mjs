import { join } from 'node:path'
import { expect, it } from 'vitest'
import { untakenBranches } from './branches.mjs'

const file = join(process.cwd(), 'gate.ts')
const at = (/** @type {number | undefined} */ line) => ({
  start: line === undefined ? {} : { line },
})

it('lists each untaken branch by its line, or by the line of its statement', () => {
  const branchMap = {
    0: { type: 'if', loc: at(7), locations: [at(8), at(undefined)] },
    1: { type: 'cond-expr', loc: at(9), locations: [at(9), at(10)] },
  }
  expect(untakenBranches({ [file]: { b: { 0: [3, 0], 1: [0, 1] }, branchMap } })).toEqual([
    'gate.ts:7: no test takes this branch (if).',
    'gate.ts:9: no test takes this branch (cond-expr).',
  ])
  expect(untakenBranches({ [file]: { b: { 0: [1, 1], 1: [1, 2] }, branchMap } })).toEqual([])
})
