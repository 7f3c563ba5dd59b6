import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface Spec {
  title: string
  ok: boolean
  tests: { results: { workerIndex: number; errors: { message?: string }[] }[] }[]
}

interface Report {
  suites: Suite[]
  errors: { message?: string }[]
}

const folder = join(import.meta.dirname, 'playwright')
const require = createRequire(import.meta.url)
const cli = join(require.resolve('@playwright/test/package.json'), '../cli.js')

/**
 * Runs every spec with the Playwright command line, but imports the packages from their sources.
 */
function run(): Promise<Report> {
  const NODE_OPTIONS = '--conditions=@latchkey/source'
  const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS }, maxBuffer: 2 ** 26 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [cli, 'test', '--reporter=json'], options, (_, stdout, stderr) => {
      if (!stdout.startsWith('{')) return reject(new Error(stdout + stderr))
      resolve(JSON.parse(stdout) as Report)
    })
  })
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

it(
  'the Playwright fixtures test an app in several workers with a project each',
  { timeout: 300_000 },
  async () => {
    const report = await run()
    const specs = specsOf(report)
    const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    expect([...report.errors, ...results.flatMap(({ errors }) => errors)]).toEqual([])
    expect(specs.filter(({ ok }) => !ok)).toEqual([])
    expect(specs.map(({ title }) => title)).toContain('signs in with a passkey')
    expect(new Set(results.map(({ workerIndex }) => workerIndex)).size).toBeGreaterThan(2)
  },
)
