import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openProgram } from './support/program.js'

const program = openProgram()

describe('latchkey --help', () => {
  it.each([[[]], [['init']], [['dev']], [['doctor']], [['login']]])(
    'shows examples and exit codes: %j',
    async (command) => {
      const { code, stdout } = await program.run([...command, '--help'])
      expect(code).toBe(0)
      expect(stdout).toContain('Examples:')
      expect(stdout).toContain('Exit codes:')
    },
  )
})

describe('invalid arguments', () => {
  it.each([
    [[]],
    [['doctor', '--app-url', 'x']],
    [['doctor', '--local', '--url', 'signin=/login']],
    [['init', 'app']],
    [['login', '--expires-in', '0']],
    [['logout', 'now']],
  ])('end with exit code 2 and a hint to --help: %j', async (args) => {
    const { code, stderr } = await program.run(args)
    expect(code).toBe(2)
    expect(stderr).toContain('--help')
  })

  it.each([
    [['dcotor'], 'doctor'],
    [['doctor', '--jsno'], '--json'],
    [['dev', '--prot', '3000'], '--port'],
    [['login', '--app-ulr', 'http://localhost:3000'], '--app-url'],
    [['init', '--dryrun'], '--dry-run'],
  ])('suggest the correct name: %j', async (args, suggestion) => {
    const { code, stderr } = await program.run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(`(Did you mean ${suggestion}?)`)
  })
})

describe('the program', () => {
  it('prints its version', async () => {
    const manifest = new URL('../package.json', import.meta.url)
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
    const run = program.start(['--version'])
    expect([await run.exit, run.stdout()]).toEqual([0, `${version}\n`])
  })

  it.each(['18.20.8', '20.18.3'])('rejects Node.js %s and names the minimum', async (version) => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`
    const run = program.start(['--version'], { NODE_OPTIONS })
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toBe(
      `Latchkey needs Node.js 20.19 or newer, but this is ${version}. Update Node.js.\n`,
    )
  })
})
