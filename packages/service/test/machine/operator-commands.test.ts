import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProgramFolder } from '../support/program/program-folder.js'
import { freePort } from '../../../../scripts/start/free-port.mjs'

const run = promisify(execFile)
const program = openProgramFolder()
const password = 'correct horse 9 battery'
const email = 'ada@example.com'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-operator-'))
})
afterEach(() => rm(folder, { recursive: true }))

const initArguments = ['init', '--public-url', 'http://localhost:4710', '--name', 'Engines']
const ownerArguments = ['--email', email]

async function runIn(args: string[], variables?: Record<string, string>) {
  const { exit, output } = program.startIn(folder, args, variables)
  return { code: await exit, output: output() }
}

/** Starts the service of the folder; returns its address. */
async function startService() {
  await replaceDashboard()
  const port = await freePort()
  const started = program.startIn(folder, ['--port', String(port)])
  await started.address
  const stop = async () => {
    started.child.kill('SIGTERM')
    expect(await started.exit).toBe(0)
  }
  return { address: `http://127.0.0.1:${port}`, stop, output: started.output }
}

async function post(address: string, path: string, body: Record<string, string>) {
  const response = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': 'internal',
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': key,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const NOT_INSTALLED = 'Install it with "npm install @latchkey/dashboard".'
const key = 'pck_owner'

/** Replaces the dashboard, which is not built for tests, with a key for an app like it. */
async function replaceDashboard(): Promise<void> {
  const file = join(folder, 'latchkey.env')
  const text = await readFile(file, 'utf8')
  const setting = `LATCHKEY_PROJECTS_1_KEYS_PUBLISHABLE_CLIENT_KEY=${key}`
  await writeFile(file, text.replace('LATCHKEY_DASHBOARD=true', setting))
}

/** Makes Node find no dashboard, as if its package were not installed. */
const hideDashboard = `
  import module from 'node:module'
  const resolve = module._resolveFilename
  module._resolveFilename = (name, ...others) => {
    if (name.startsWith('@latchkey/dashboard')) throw new Error('Cannot find module')
    return resolve(name, ...others)
  }`
const withoutDashboard = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hideDashboard)}`,
}

const codeIn = (output: string) => /password-reset\?code=(\w+)/.exec(output)?.[1] ?? ''

describe('init', () => {
  it('writes a configuration for production and prints a link that makes an owner, once', async () => {
    const { code, output } = await runIn([...initArguments, ...ownerArguments])
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('http://localhost:4710/dashboard/handler/password-reset?code='),
    ])
    for (const file of ['latchkey.config.json', 'latchkey.env'])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)

    const { address, stop, output: log } = await startService()
    const reset = () => post(address, '/auth/password/reset', { code: codeIn(output), password })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(409)
    const { body } = await post(address, '/auth/password/sign-in', { email, password })
    const response = await fetch(`${address}/api/v1/internal/projects`, {
      headers: {
        'X-Stack-Project-Id': 'internal',
        'X-Stack-Access-Type': 'client',
        'X-Stack-Publishable-Client-Key': key,
        'X-Stack-Access-Token': String(body['access_token']),
      },
    })
    expect(await response.json()).toMatchObject({ items: [{ display_name: 'Engines' }] })
    await stop()
    expect(log()).toContain('No mail server is set')
  })

  it('turns sign-up off and team creation on in the project internal', async () => {
    await runIn(initArguments)
    const { projects } = JSON.parse(await readFile(join(folder, 'latchkey.config.json'), 'utf8'))
    expect(projects).toContainEqual({
      id: 'internal',
      displayName: 'Dashboard',
      config: { signUpEnabled: false, clientTeamCreationEnabled: true, allowLocalhost: false },
    })
  })

  it.each([
    ['--public-url', 'http://auth.example.com'],
    ['--public-url', 'auth.example.com'],
    ['--email', 'ada'],
  ])('rejects an invalid %s and writes no file: %s', async (option, value) => {
    const { code, output } = await runIn([...initArguments, option, value])
    expect([code, output]).toEqual([1, expect.stringContaining(`Invalid ${option}: ${value}.`)])
    expect(await readdir(folder)).toEqual([])
  })

  it('needs the dashboard for an owner, and writes no file without it', async () => {
    const { code, output } = await runIn([...initArguments, ...ownerArguments], withoutDashboard)
    expect([code, output]).toEqual([1, expect.stringContaining(NOT_INSTALLED)])
    expect(await readdir(folder)).toEqual([])
  })

  it('says how to get the link later if the database does not respond', async () => {
    const DATABASE_URL = `postgres://latchkey@127.0.0.1:${await freePort()}/latchkey`
    const { code, output } = await runIn([...initArguments, ...ownerArguments], { DATABASE_URL })
    expect([code, output]).toEqual([1, expect.stringContaining(`owner-link --email ${email}`)])
    expect(await readdir(folder)).toEqual(['latchkey.config.json', 'latchkey.env'])
  })

  it('does not overwrite files', async () => {
    await writeFile(join(folder, 'latchkey.env'), 'KEPT=1')
    const { code, output } = await runIn(initArguments)
    expect([code, output]).toEqual([1, expect.stringMatching(/^latchkey\.env already exists/)])
    expect(await readdir(folder)).toEqual(['latchkey.env'])
    expect(await readFile(join(folder, 'latchkey.env'), 'utf8')).toBe('KEPT=1')
  })

  it('names a missing public URL', async () => {
    const { code, output } = await runIn(['init'])
    expect([code, output]).toEqual([1, expect.stringMatching(/^Missing --public-url/)])
    expect(await readdir(folder)).toEqual([])
  })
})

it('does not start if the dashboard is on and not installed', async () => {
  await runIn(initArguments)
  const variables = { ...withoutDashboard, LATCHKEY_DASHBOARD: 'true' }
  const { code, output } = await runIn(['--port', String(await freePort())], variables)
  expect([code, output]).toEqual([1, expect.stringContaining(NOT_INSTALLED)])
})

describe('backup of the embedded database', () => {
  it('restores what the data folder held', async () => {
    const first = await runIn([...initArguments, ...ownerArguments])
    const archive = join(folder, 'backup.tar.gz')
    await run('tar', ['-czf', archive, 'data'], { cwd: folder })
    await rm(join(folder, 'data'), { recursive: true })
    await run('tar', ['-xzf', archive], { cwd: folder })

    const { address, stop } = await startService()
    const code = codeIn(first.output)
    expect((await post(address, '/auth/password/reset', { code, password })).status).toBe(200)
    await stop()
  })
})
