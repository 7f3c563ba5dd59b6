import { expect, it } from 'vitest'
import { scoreOf, survivorsOf } from './score.mjs'

/** @param {string} status @param {string} replacement @param {number} line */
const mutant = (status, replacement, line = 1) => ({
  ...{ status, replacement },
  location: { start: { line } },
})

const files = {
  'src/gate.ts': {
    source: 'first\n  second\n',
    mutants: [
      ...[mutant('Killed', 'a'), mutant('Timeout', 'b'), mutant('CompileError', 'c')],
      ...[mutant('Survived', 'd', 2), mutant('NoCoverage', 'e'), mutant('Survived', 'f')],
    ],
  },
}

it('counts mutants that no test detected, except equivalent ones', () => {
  const survivors = survivorsOf(files, [
    { file: 'gate.ts', text: 'first', replacement: 'f' },
    { file: 'gate.ts', text: 'first', replacement: 'd' },
  ])
  expect(survivors).toEqual([
    { file: 'src/gate.ts', line: 2, text: 'second', replacement: 'd' },
    { file: 'src/gate.ts', line: 1, text: 'first', replacement: 'e' },
  ])
  expect(scoreOf(files, survivors)).toBe(0.5)
})
