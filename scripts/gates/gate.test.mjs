import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGate, outputOfFailure, runStages, sideBySide, sum } from './gate.mjs'

/** @type {string[]} */
let lines = []
const exitCode = process.exitCode

beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
})

describe('sum', () => {
  it('adds counts up', () => {
    const counts = [
      { passed: 1, failed: 0, failures: [] },
      { passed: 20, failed: 1, failures: ['lint'] },
    ]
    expect(sum(counts)).toEqual({ passed: 21, failed: 1, failures: ['lint'] })
  })
})

describe('createGate', () => {
  it('counts a gate without problems as one passed check', async () => {
    expect(await createGate('lint', async () => []).run()).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
    })
  })

  it('counts a gate with problems as one failed check and prints them', async () => {
    const gate = createGate('lint', async () => ['first', 'second'])
    expect(await gate.run()).toEqual({ passed: 0, failed: 1, failures: ['lint\nfirst\nsecond'] })
    expect(lines.slice(0, 2)).toEqual(['first', 'second'])
  })

  it('counts a gate that throws as one failed check and prints its message', async () => {
    const gate = createGate('lint', async () => Promise.reject(new Error('no such tool')))
    expect(await gate.run()).toMatchObject({ passed: 0, failed: 1 })
    expect(lines[0]).toBe('no such tool')
  })
})

describe('sideBySide', () => {
  it('runs lanes at the same time and counts every gate', async () => {
    /** @type {(problems: string[]) => void} */
    let resolveFirst = () => {}
    const waits = createGate('waits', () => new Promise((resolve) => (resolveFirst = resolve)))
    const resolves = createGate('resolves', async () => {
      resolveFirst(['resolved by the other lane'])
      return []
    })
    const next = createGate('next', async () => [])
    expect(await sideBySide([waits, next], [resolves]).run()).toMatchObject({
      passed: 2,
      failed: 1,
    })
    expect(lines).toContain('resolved by the other lane')
  })
})

describe('runStages', () => {
  it('runs every stage after a failed one, prints each time and ends with the sum', async () => {
    await runStages([
      createGate('one', async () => ['broken']),
      createGate('two', async () => []),
      { name: 'tests', run: async () => ({ passed: 5, failed: 1, failures: ['a.test.ts: adds'] }) },
    ])
    expect(lines.slice(-4)).toEqual([
      '\nFailures',
      'one\nbroken',
      'a.test.ts: adds',
      '6 passed, 2 failed',
    ])
    expect(lines.filter((line) => /^ +\d+\.\d {2}(one|two|tests|total)$/.test(line))).toHaveLength(
      4,
    )
    expect(process.exitCode).toBe(1)
  })

  it('sets exit code 0 when nothing failed', async () => {
    await runStages([createGate('one', async () => [])])
    expect(lines.at(-1)).toBe('1 passed, 0 failed')
    expect(process.exitCode).toBe(0)
  })
})

describe('outputOfFailure', () => {
  it('resolves to the output of a failed command only', async () => {
    expect(await outputOfFailure('node', ['--version'])).toEqual([])
    expect(await outputOfFailure('node', ['--print', '1; process.exit(3)'])).toEqual([''])
  })
})
