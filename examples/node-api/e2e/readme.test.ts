import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

const blocksOf = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  )

const commands = blocksOf('sh').join('')
/** What is shown to come back, a line a command; `…` stands for anything. */
const answers = blocksOf('json')
  .join('')
  .trim()
  .split('\n')
  .map((line) =>
    JSON.parse(line, (_, value: unknown) => (value === '…' ? expect.any(String) : value)),
  )

/** Stands in for a program that a machine may lack; it knows what the commands use, and no more. */
const CURL = `command -v curl >/dev/null || curl() {
  node '${new URL('curl.mjs', import.meta.url).pathname}' "$@"
}
`

async function outputOf(script: string) {
  const { stdout } = await promisify(execFile)('bash', ['-euc', CURL + script])
  return stdout.trim().replaceAll('}{', '}\n{').split('\n')
}

test.each([
  ['Hono', inject('honoUrl')],
  ['Express', inject('expressUrl')],
])('every command that is shown works on %s, and answers what is shown', async (_, url) => {
  const lines = await outputOf(commands.replace('http://localhost:4713', url))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(answers)
  expect(answers.length).toBeGreaterThan(6)
})
