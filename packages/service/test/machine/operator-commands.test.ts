import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProgramFolder } from '../support/program-folder.js'
import { freePort } from '../support/postgres.js'

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
const ownerArguments = ['--email', email, '--dashboard-url', 'https://dashboard.example.com']

async function runIn(args: string[]) {
  const { exit, output } = program.startIn(folder, args)
  return { code: await exit, output: output() }
}

/** Starts the service of the folder; returns its address. */
async function startService() {
  const port = await freePort()
  const started = program.startIn(folder, ['--port', String(port)])
  await started.address
  const stop = async () => {
    started.child.kill('SIGTERM')
    expect(await started.exit).toBe(0)
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

async function post(address: string, path: string, { key, ...body }: Record<string, string>) {
  const response = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': 'internal',
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': key ?? '',
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const readDashboardKey = async () => {
  const variables = parseEnv(await readFile(join(folder, 'latchkey.env'), 'utf8'))
  return String(variables['LATCHKEY_PROJECTS_1_KEYS_PUBLISHABLE_CLIENT_KEY'])
}

const codeIn = (output: string) => /password-reset\?code=(\w+)/.exec(output)?.[1] ?? ''

describe('init', () => {
  it('writes a configuration for production and prints a link that makes an owner, once', async () => {
    const { code, output } = await runIn([...initArguments, ...ownerArguments])
    expect([code, output]).toEqual([0, expect.stringContaining('https://dashboard.example.com/')])
    for (const file of ['latchkey.config.json', 'latchkey.env'])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)

    const { address, stop } = await startService()
    const key = await readDashboardKey()
    const reset = () =>
      post(address, '/auth/password/reset', { key, code: codeIn(output), password })
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(409)
    const { body } = await post(address, '/auth/password/sign-in', { key, email, password })
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
  })

  it('overwrites nothing', async () => {
    await writeFile(join(folder, 'latchkey.env'), 'KEPT=1')
    const { code, output } = await runIn(initArguments)
    expect([code, output]).toEqual([1, expect.stringMatching(/^latchkey\.env exists already/)])
    expect(await readdir(folder)).toEqual(['latchkey.env'])
    expect(await readFile(join(folder, 'latchkey.env'), 'utf8')).toBe('KEPT=1')
  })

  it('names a missing public URL', async () => {
    const { code, output } = await runIn(['init'])
    expect([code, output]).toEqual([1, expect.stringMatching(/^Missing --public-url/)])
    expect(await readdir(folder)).toEqual([])
  })
})

describe('backup of the embedded database', () => {
  it('restores what the data folder held', async () => {
    const first = await runIn([...initArguments, ...ownerArguments])
    const archive = join(folder, 'backup.tar.gz')
    await run('tar', ['-czf', archive, 'data'], { cwd: folder })
    await rm(join(folder, 'data'), { recursive: true })
    await run('tar', ['-xzf', archive], { cwd: folder })

    const { address, stop } = await startService()
    const key = await readDashboardKey()
    const code = codeIn(first.output)
    expect((await post(address, '/auth/password/reset', { key, code, password })).status).toBe(200)
    await stop()
  })
})
