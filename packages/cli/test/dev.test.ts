import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AdminApp } from '@latchkey/core/admin'
import { afterAll, describe, expect, it } from 'vitest'
import { loadOrCreateProject } from '../src/dev/stored-project.js'
import { parseProcess } from '../src/dev/processes.js'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const NODE = process.execPath
// Creating a database is slower than opening an existing one, so most tests share one.
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

const KEEP_RUNNING = 'setInterval(() => {}, 1000)'

const createAdminApp = (variables: Record<string, string>) =>
  new AdminApp({
    baseUrl: variables['LATCHKEY_API_URL']!,
    projectId: variables['LATCHKEY_PROJECT_ID']!,
    superSecretAdminKey: variables['LATCHKEY_SUPER_SECRET_ADMIN_KEY']!,
  })

describe('latchkey dev: command', () => {
  it('gets working keys with every public prefix, secret keys without, an inbox and a dashboard', async () => {
    const run = program.start([...DEV, '--', NODE, '-e', `${printVariables}; ${KEEP_RUNNING}`])
    await run.waitForOutput(/VARIABLES .*\n/)
    const variables = variablesIn(run.stdout())
    const names = PREFIXES.flatMap((prefix) => PUBLIC.map((name) => prefix + name))
    expect(Object.keys(variables).toSorted()).toEqual([...names, ...SECRET].toSorted())
    for (const name of PUBLIC)
      for (const prefix of PREFIXES) expect(variables[prefix + name]).toBe(variables[name])
    const { config } = await createAdminApp(variables).getProject()
    expect(config).toMatchObject({ allowLocalhost: true, credentialEnabled: true })
    const inbox = /Inbox\s+(\S+)/.exec(run.stderr())?.[1]
    expect((await fetch(String(inbox))).status).toBe(200)
    const dashboard = /Dashboard\s+(\S+)/.exec(run.stderr())?.[1]
    expect(await (await fetch(String(dashboard))).text()).toContain('Latchkey dashboard')
    run.child.kill('SIGTERM')
    await run.exit
  })

  it('keeps its own options, also without --', async () => {
    const print = "console.log('ARGUMENTS ' + process.argv.slice(2).join(' '))"
    await writeFile(join(program.folder, 'app.mjs'), print)
    const run = program.start([...DEV, NODE, 'app.mjs', '--port', '3000', '-H', '--memory'])
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toBe('ARGUMENTS --port 3000 -H --memory\n')
    expect(run.stderr()).not.toContain(':3000')
  })

  it('determines the exit code, and no secret key is printed', async () => {
    const run = program.start([...DEV, '--', NODE, '-e', 'process.exit(7)'])
    expect(await run.exit).toBe(7)
    const stored = JSON.parse(await readFile(join(shared, 'dev-project.json'), 'utf8')) as Record<
      string,
      string
    >
    for (const name of ['secretServerKey', 'superSecretAdminKey'])
      expect(run.stdout() + run.stderr()).not.toContain(stored[name])
  })

  it('receives SIGTERM and can finish its work', async () => {
    const finish = `
      process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
    const run = program.start([...DEV, '--', NODE, '-e', finish])
    await run.waitForOutput(/ready/)
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(9)
    expect(run.stdout()).toContain('got SIGTERM')
  })

  it.each([
    ['/proc on Linux', '4711 (node (a) b) S 4700 4690 4690 34816 4690'],
    ['ps on macOS', ' 4711 Ss+   4700  4690'],
  ])('is parsed from the process list of %s', (_source, text) => {
    expect(parseProcess(text)).toEqual({ pid: 4711, parent: 4700, group: 4690 })
    expect(parseProcess(text.replace('S', 'Z'))).toBeUndefined()
  })

  it('ends with exit code 127 and an error if it does not exist', async () => {
    const run = program.start([...DEV, '--', 'no-such-command'])
    expect(await run.exit).toBe(127)
    expect(run.stderr()).toContain('no-such-command could not be started: command not found.')
  })
})

describe('latchkey dev: data folder', () => {
  it('stores project, keys and settings between runs, readable only by their owner', async () => {
    const open = async () => {
      const run = program.start(['dev', '--', NODE, '-e', `${printVariables}; ${KEEP_RUNNING}`])
      await run.waitForOutput(/VARIABLES .*\n/)
      const variables = variablesIn(run.stdout())
      return { run, variables, project: await createAdminApp(variables).getProject() }
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
    const folder = join(program.folder, '.latchkey')
    for (const file of ['dev-project.json', 'dev-connection.json'])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    const connection = JSON.parse(
      await readFile(join(folder, 'dev-connection.json'), 'utf8'),
    ) as unknown
    expect(connection).toEqual({
      apiUrl: second.variables['LATCHKEY_API_URL'],
      projectId: second.variables['LATCHKEY_PROJECT_ID'],
      publishableClientKey: second.variables['LATCHKEY_PUBLISHABLE_CLIENT_KEY'],
      superSecretAdminKey: second.variables['LATCHKEY_SUPER_SECRET_ADMIN_KEY'],
    })
    expect(await readFile(join(program.folder, '.latchkey', '.gitignore'), 'utf8')).toBe('*\n')
  })

  it('has one project if several processes create it at the same time', async () => {
    const data = join(program.folder, 'data')
    const projects = await Promise.all(Array.from({ length: 5 }, () => loadOrCreateProject(data)))
    const stored = JSON.parse(await readFile(join(data, 'dev-project.json'), 'utf8')) as unknown
    expect(projects).toEqual(Array(5).fill(stored))
    expect((await readdir(data)).toSorted()).toEqual(['.gitignore', 'dev-project.json'])
  })

  it('uses the project of the configuration and creates the keys that it does not set', async () => {
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

  it('causes an error that names the options if it cannot be used', async () => {
    await writeFile(join(program.folder, 'file'), '')
    const run = program.start(['dev', '--data-folder', 'file'])
    expect(await run.exit).toBe(1)
    const folder = join(program.folder, 'file')
    expect(run.stderr()).toMatch(
      new RegExp(`The data folder ${folder} cannot be used: ENOTDIR.* --data-folder, .* --memory`),
    )
  })

  it('is not created with --memory', async () => {
    const run = program.start(['dev', '--memory', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
    expect(await readdir(program.folder)).toEqual([])
  })
})

describe('latchkey dev: configuration', () => {
  it('rejects a configuration for production without further errors', async () => {
    const config = { mode: 'production', publicUrl: 'https://auth.example.com' }
    await writeFile(join(program.folder, 'latchkey.config.json'), JSON.stringify(config))
    const run = program.start(['dev', '--memory'])
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('latchkey dev is for development')
    expect(run.stderr()).not.toMatch(/production needs/)
  })

  it('rejects an environment for production, even a complete one', async () => {
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
})

describe('latchkey dev --port', () => {
  it('rejects a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const run = program.start([...DEV, '--port', String(port)])
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain(`Port ${port} is taken`)
    other.close()
  })

  it.each(['web', '65536', '-1', '4710.5', ''])('rejects the invalid port %j', async (port) => {
    const { code, stderr } = await program.run([...DEV, '--port', port])
    expect(code).toBe(2)
    expect(stderr).toMatch(/option '--port <port>' argument .* to 65535\./)
  })
})

describe('latchkey dev --print-env', () => {
  it('prints the variables as an env file', async () => {
    const run = program.start([...DEV, '--print-env'])
    await run.waitForOutput(/LATCHKEY_SUPER_SECRET_ADMIN_KEY=sak_\w{48}\n/)
    for (const line of run.stdout().trim().split('\n')) expect(line).toMatch(/^\w+=\S+$/)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(0)
  })
})
