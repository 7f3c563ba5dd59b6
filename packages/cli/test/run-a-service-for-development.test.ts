import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdminApp } from '@latchkey/core/admin'
import { afterAll, describe, expect, it } from 'vitest'
import { keptProject } from '../src/dev/kept-project.js'
import { processIn } from '../src/dev/processes.js'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const NODE = process.execPath
// Making a database takes longer than opening one again, so most tests share one.
const shared = mkdtempSync(join(tmpdir(), 'latchkey-shared-'))
afterAll(() => rm(shared, { recursive: true }))
const DEV = ['dev', '--data-folder', shared]
const PREFIXES = ['', 'NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_']
const PUBLIC = ['LATCHKEY_API_URL', 'LATCHKEY_PROJECT_ID', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY']
const SECRET = ['LATCHKEY_SECRET_SERVER_KEY', 'LATCHKEY_SUPER_SECRET_ADMIN_KEY']

const printVariables = `
  const own = Object.entries(process.env).filter(([name]) => name.includes('LATCHKEY_'))
  console.log('VARIABLES ' + JSON.stringify(Object.fromEntries(own)))`
const variablesIn = (text: string) =>
  JSON.parse(/VARIABLES (.*)/.exec(text)?.[1] ?? '{}') as Record<string, string>

const WAIT = 'setInterval(() => {}, 1000)'

const adminAppOf = (variables: Record<string, string>) =>
  new AdminApp({
    baseUrl: variables['LATCHKEY_API_URL']!,
    projectId: variables['LATCHKEY_PROJECT_ID']!,
    superSecretAdminKey: variables['LATCHKEY_SUPER_SECRET_ADMIN_KEY']!,
  })

describe('a command beside the service', () => {
  it('has the keys, which work, under every public prefix, the secret ones under none, a mailbox and a dashboard', async () => {
    const run = program.start([...DEV, '--', NODE, '-e', `${printVariables}; ${WAIT}`])
    await run.said(/VARIABLES .*\n/)
    const variables = variablesIn(run.stdout())
    const names = PREFIXES.flatMap((prefix) => PUBLIC.map((name) => prefix + name))
    expect(Object.keys(variables).toSorted()).toEqual([...names, ...SECRET].toSorted())
    for (const name of PUBLIC)
      for (const prefix of PREFIXES) expect(variables[prefix + name]).toBe(variables[name])
    const { config } = await adminAppOf(variables).getProject()
    expect(config).toMatchObject({ allowLocalhost: true, credentialEnabled: true })
    const mailbox = /Inbox\s+(\S+)/.exec(run.stderr())?.[1]
    expect((await fetch(String(mailbox))).status).toBe(200)
    const dashboard = /Dashboard\s+(\S+)/.exec(run.stderr())?.[1]
    expect(await (await fetch(String(dashboard))).text()).toContain('Latchkey dashboard')
    run.child.kill('SIGTERM')
    await run.exit
  })

  it('keeps its own options, also where nobody wrote --', async () => {
    const print = "console.log('ARGUMENTS ' + process.argv.slice(2).join(' '))"
    await writeFile(join(program.folder, 'app.mjs'), print)
    const run = program.start([...DEV, NODE, 'app.mjs', '--port', '3000', '-H', '--memory'])
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toBe('ARGUMENTS --port 3000 -H --memory\n')
    expect(run.stderr()).not.toContain(':3000')
  })

  it('hands its exit code on, and nothing is printed of the secret keys', async () => {
    const run = program.start([...DEV, '--', NODE, '-e', 'process.exit(7)'])
    expect(await run.exit).toBe(7)
    const kept = JSON.parse(await readFile(join(shared, 'dev-project.json'), 'utf8')) as Record<
      string,
      string
    >
    for (const name of ['secretServerKey', 'superSecretAdminKey'])
      expect(run.stdout() + run.stderr()).not.toContain(kept[name])
  })

  it('is told of SIGTERM, and may finish', async () => {
    const finish = `
      process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
    const run = program.start([...DEV, '--', NODE, '-e', finish])
    await run.said(/ready/)
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(9)
    expect(run.stdout()).toContain('got SIGTERM')
  })

  it.each([
    ['proc(5)', '4711 (node (a) b) S 4700 4690 4690 34816 4690'],
    ['ps of macOS', ' 4711 Ss+   4700  4690'],
  ])('is found as %s writes it', (_what, text) => {
    expect(processIn(text)).toEqual({ pid: 4711, parent: 4700, group: 4690 })
    expect(processIn(text.replace('S', 'Z'))).toBeUndefined()
  })

  it('that there is not is named', async () => {
    const run = program.start([...DEV, '--', 'no-such-command'])
    expect(await run.exit).toBe(127)
    expect(run.stderr()).toContain(
      'no-such-command could not be started: there is no such command.',
    )
  })
})

describe('the service of a folder', () => {
  it('keeps project, keys and settings from one run to the next, for their owner only', async () => {
    const open = async () => {
      const run = program.start(['dev', '--', NODE, '-e', `${printVariables}; ${WAIT}`])
      await run.said(/VARIABLES .*\n/)
      const variables = variablesIn(run.stdout())
      return { run, variables, project: await adminAppOf(variables).getProject() }
    }
    const close = async (run: Run) => {
      run.child.kill('SIGTERM')
      await run.exit
    }
    const first = await open()
    await first.project.update({ config: { magicLinkEnabled: false } })
    await close(first.run)
    const second = await open()
    for (const name of [...PUBLIC.slice(1), ...SECRET])
      expect(second.variables[name]).toBe(first.variables[name])
    expect(first.project.config.magicLinkEnabled).toBe(true)
    expect(second.project.config.magicLinkEnabled).toBe(false)
    await close(second.run)
    const file = join(program.folder, '.latchkey', 'dev-project.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(join(program.folder, '.latchkey', '.gitignore'), 'utf8')).toBe('*\n')
  })

  it('has one project, also where several make it at once', async () => {
    const data = join(program.folder, 'data')
    const projects = await Promise.all(Array.from({ length: 5 }, () => keptProject(data)))
    const kept = JSON.parse(await readFile(join(data, 'dev-project.json'), 'utf8')) as unknown
    expect(projects).toEqual(Array(5).fill(kept))
    expect((await readdir(data)).toSorted()).toEqual(['.gitignore', 'dev-project.json'])
  })

  it('is that of its configuration, with the keys that it names', async () => {
    const project = {
      id: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d',
      displayName: 'Configured',
      keys: { publishableClientKey: 'pck_configured' },
    }
    await writeFile(
      join(program.folder, 'latchkey.config.json'),
      JSON.stringify({ projects: [project] }),
    )
    const run = program.start([...DEV, '--', NODE, '-e', printVariables])
    expect(await run.exit).toBe(0)
    expect(variablesIn(run.stdout())).toMatchObject({
      LATCHKEY_PROJECT_ID: project.id,
      LATCHKEY_PUBLISHABLE_CLIENT_KEY: 'pck_configured',
      LATCHKEY_SECRET_SERVER_KEY: expect.stringMatching(/^ssk_\w{48}$/) as string,
    })
  })

  it('that nothing can be kept in is named, and what to do', async () => {
    await writeFile(join(program.folder, 'file'), '')
    const run = program.start(['dev', '--data-folder', 'file'])
    expect(await run.exit).toBe(1)
    const folder = join(program.folder, 'file')
    expect(run.stderr()).toMatch(
      new RegExp(`The data folder ${folder} cannot be used: ENOTDIR.* --data-folder, .* --memory`),
    )
  })

  it('keeps nothing when told so', async () => {
    const run = program.start(['dev', '--memory', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
    expect(await readdir(program.folder)).toEqual([])
  })
})

it('is for development: a configuration for production is told to be one, and no more', async () => {
  const config = { mode: 'production', publicUrl: 'https://auth.example.com' }
  await writeFile(join(program.folder, 'latchkey.config.json'), JSON.stringify(config))
  const run = program.start(['dev', '--memory'])
  expect(await run.exit).toBe(1)
  expect(run.stderr()).toContain('latchkey dev is for development')
  expect(run.stderr()).not.toMatch(/production needs/)
})

it('is for development: so is an environment for production, even a whole one', async () => {
  const variables = {
    LATCHKEY_MODE: 'production',
    LATCHKEY_PUBLIC_URL: 'https://auth.example.com',
    LATCHKEY_ENCRYPTION_KEY: 'ab'.repeat(32),
  }
  const run = program.start([...DEV, '--', NODE, '-e', '0'], {
    ...variables,
    LATCHKEY_DATA_FOLDER: shared,
  })
  expect(await run.exit).toBe(1)
  expect(run.stderr()).toContain('- mode (LATCHKEY_MODE): latchkey dev is for development')
})

describe('the port', () => {
  it('that was asked for and is taken is named', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const run = program.start([...DEV, '--port', String(port)])
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain(`Port ${port} is taken`)
    other.close()
  })

  it.each(['web', '65536', '-1', '4710.5', ''])('is none with %j', async (given) => {
    const run = program.start([...DEV, '--port', given])
    expect(await run.exit).toBe(2)
    expect(run.stderr()).toMatch(/option '--port <port>' argument .* to 65535\./)
  })
})

it.each(['18.20.8', '20.18.3'])('says which Node it needs on Node %s', async (version) => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`
  const run = program.start(['dev', '--memory', '--', NODE, '-e', '0'], { NODE_OPTIONS })
  expect(await run.exit).toBe(1)
  expect(run.stderr()).toBe(`Node 20.19 or newer is needed, and this is ${version}.\n`)
})

describe('what is printed', () => {
  it('is the version when asked', async () => {
    const manifest = new URL('../package.json', import.meta.url)
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
    const run = program.start(['--version'])
    expect([await run.exit, run.stdout()]).toEqual([0, `${version}\n`])
  })

  it('holds the keys when asked, as a file that an app can read', async () => {
    const run = program.start([...DEV, '--print-env'])
    await run.said(/LATCHKEY_SUPER_SECRET_ADMIN_KEY=sak_\w{48}\n/)
    for (const line of run.stdout().trim().split('\n')) expect(line).toMatch(/^\w+=\S+$/)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
  })
})
