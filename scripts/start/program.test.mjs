import { expect, test } from 'vitest'
import { startProgram } from './program.mjs'

/** @param {string} code @param {(line: string) => void} [print] */
const run = (code, print = () => undefined) =>
  startProgram({ name: 'service', args: ['--eval', code], cwd: '.' }, print)

test('startProgram prefixes each line with the name of the program', async () => {
  /** @type {string[]} */
  const lines = []
  await run("console.log('one'); console.error('two')", (line) => lines.push(line)).ended
  expect(lines.toSorted()).toEqual(['service | one', 'service | two'])
})

test('startProgram resolves to the exit code of the program', async () => {
  expect(await run('process.exit(7)').ended).toBe('The service ended with exit code 7.')
})

test('startProgram stops the program with SIGTERM', async () => {
  const program = run('setInterval(() => undefined, 1000)')
  await program.stop()
  expect(await program.ended).toBe('The service ended with SIGTERM.')
})
