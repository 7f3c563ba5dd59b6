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
/** The responses in the README, one per command. `…` matches any string. */
const answers = blocksOf('json')
  .join('')
  .trim()
  .split('\n')
  .map((line) =>
    JSON.parse(line, (_, value: unknown) => (value === '…' ? expect.any(String) : value)),
  )

/** Replaces curl, which a machine may lack, with the features that the commands use. */
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
])(
  'every command of the README works on %s and returns the documented response',
  async (_, url) => {
    const lines = await outputOf(commands.replace('http://localhost:4713', url))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(answers)
    expect(answers.length).toBeGreaterThan(6)
  },
)
