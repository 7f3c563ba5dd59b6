import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGate, outputOfFailure, runGates, sideBySide, sum } from './gate.mjs'

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

test('adds counts up', () => {
  const counts = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ]
  expect(sum(counts)).toEqual({ passed: 21, failed: 3 })
})

test('a gate without problems is one passed check', async () => {
  expect(await createGate('lint', async () => []).run()).toEqual({ passed: 1, failed: 0 })
})

test('a gate with problems is one failed check, and shows them', async () => {
  const gate = createGate('lint', async () => ['first', 'second'])
  expect(await gate.run()).toEqual({ passed: 0, failed: 1 })
  expect(lines.slice(0, 2)).toEqual(['first', 'second'])
})

test('a gate that breaks down is a failed check', async () => {
  const gate = createGate('lint', async () => Promise.reject(new Error('no such tool')))
  expect(await gate.run()).toEqual({ passed: 0, failed: 1 })
  expect(lines[0]).toBe('no such tool')
})

test('a failed gate keeps no later one from running, and the sum comes last', async () => {
  await runGates([
    createGate('one', async () => ['broken']),
    createGate('two', async () => []),
    { name: 'tests', run: async () => ({ passed: 5, failed: 2 }) },
  ])
  expect(lines.at(-1)).toBe('6 passed, 3 failed')
  expect(process.exitCode).toBe(1)
})

test('lanes run at the same time, and each of their gates counts', async () => {
  /** @type {(problems: string[]) => void} */
  let end = () => {}
  const waits = createGate('waits', () => new Promise((resolve) => (end = resolve)))
  const ends = createGate('ends it', async () => {
    end(['told by the other lane'])
    return []
  })
  const counted = await sideBySide([waits, createGate('after it', async () => [])], [ends]).run()
  expect(counted).toEqual({ passed: 2, failed: 1 })
  expect(lines).toContain('told by the other lane')
})

test('nothing failed: the exit code is 0', async () => {
  await runGates([createGate('one', async () => [])])
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
  expect(process.exitCode).toBe(0)
})

test('only a failed command has its output kept', async () => {
  expect(await outputOfFailure('node', ['--version'])).toEqual([])
  expect(await outputOfFailure('node', ['--print', '1; process.exit(3)'])).toEqual([''])
})
