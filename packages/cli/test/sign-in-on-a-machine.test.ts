import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { cliLoginPhrase } from '@latchkey/core/internal'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
const APP = 'http://localhost:3000'

let project: TestProject
let variables: Record<string, string>
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  variables = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: project.publishableClientKey,
  }
})

const LINK = /(http\S+login_code=\S+)/
const sessionFile = () => join(program.folder, '.config', 'latchkey', 'session.json')
const keptToken = async (file = sessionFile()) =>
  (JSON.parse(await readFile(file, 'utf8')) as { refreshToken: string }).refreshToken

/** What the page of the link does once its person has agreed. */
async function agree(run: Run, { email, password } = ada) {
  const [link] = await run.said(LINK)
  const code = new URL(link).searchParams.get('login_code')!
  const browser = new ClientApp({ ...project, tokenStore: 'memory' })
  await browser.signInWithPassword({ email, password, noRedirect: true })
  expect(await browser.completeCliLogin(code)).toMatchObject({ status: 'ok' })
  return { browser, code }
}

async function signIn(more: Record<string, string> = {}) {
  const run = program.start(['login', '--app-url', APP], { ...variables, ...more })
  const agreed = await agree(run)
  expect(await run.exit).toBe(0)
  return { run, ...agreed }
}

describe('login', () => {
  it('CL25: keeps the session in a file that only its owner can read, and prints it nowhere', async () => {
    const { run } = await signIn()
    expect(run.stdout()).toBe('Signed in as Ada <ada@example.com>.\n')
    expect((await stat(sessionFile())).mode & 0o777).toBe(0o600)
    expect((await stat(join(sessionFile(), '..'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(sessionFile(), '..'))).toEqual(['session.json'])
    expect(run.stdout() + run.stderr()).not.toContain(await keptToken())
  })

  it('shows the letters that the page shows, and for how long it is open', async () => {
    const run = program.start(['login', '--app-url', APP, '--expires-in', '1'], variables)
    const [link] = await run.said(LINK)
    expect(link).toMatch(/^http:\/\/localhost:3000\/handler\/cli-auth-confirm\?login_code=\w+$/)
    const phrase = cliLoginPhrase(new URL(link).searchParams.get('login_code')!)
    await run.said(new RegExp(`same letters: {2}${phrase}\n`))
    await run.said(/open for 1 minute\./)
    expect(run.stdout()).toBe('')
  })

  it('CL18: ends at once on Ctrl-C, and nobody is signed in', async () => {
    const run = program.start(['login', '--app-url', APP], variables)
    await run.said(/is open for/)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    expect(run.stderr()).toContain('Stopped: nobody was signed in.')
    expect(await readdir(program.folder)).toEqual([])
  })

  it('CL09: says that the time is over', async () => {
    const run = program.start(['login', '--app-url', APP, '--expires-in', '1'], variables)
    await run.said(/is open for/)
    await project.clock.advance('2m')
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('CLI authentication request expired. Please try again.')
  })

  it('CL05: opens a browser only when asked to, with the address as one argument', async () => {
    const bin = join(program.folder, 'bin')
    await mkdir(bin)
    const opener = join(bin, process.platform === 'darwin' ? 'open' : 'xdg-open')
    await writeFile(opener, `#!/bin/sh\nprintf '%s\\n' "$#" "$1" > '${program.folder}/opened'\n`)
    await chmod(opener, 0o755)
    const PATH = `${bin}:${process.env['PATH']}`
    await signIn({ PATH })
    expect(await readdir(program.folder)).not.toContain('opened')
    const args = ['login', '--app-url', APP, '--open']
    const run = program.start(args, { ...variables, PATH })
    const [link] = await run.said(LINK)
    await agree(run)
    expect(await run.exit).toBe(0)
    // A browser goes its own way: nobody waits for it.
    const opened = () => readFile(join(program.folder, 'opened'), 'utf8').catch(() => '')
    await expect.poll(opened).toBe(`1\n${link}\n`)
  })

  it('goes on when there is no browser to open', async () => {
    const run = program.start(['login', '--app-url', APP, '--open'], { ...variables, PATH: '' })
    await run.said(/No browser could be opened/)
    await agree(run)
    expect(await run.exit).toBe(0)
  })

  it('rejects plain http to another machine', async () => {
    const elsewhere = { ...variables, LATCHKEY_API_URL: 'http://auth.example.com' }
    const run = await program.run(['login', '--app-url', APP], elsewhere)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('http://auth.example.com uses plain http')
  })

  it("keeps the session where the person's settings are", async () => {
    const settings = join(program.folder, 'settings')
    await signIn({ XDG_CONFIG_HOME: settings })
    expect(await keptToken(join(settings, 'latchkey', 'session.json'))).toMatch(/^\w+$/)
  })

  it('reads where the project is from an env file, and says what is missing', async () => {
    const run = program.start(['login', '--app-url', APP])
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('Pass --api-url, or set LATCHKEY_API_URL.')
    const lines = Object.entries(variables).map(([name, value]) => `VITE_${name}=${value}`)
    await writeFile(join(program.folder, '.env.local'), lines.join('\n'))
    const found = program.start(['login', '--app-url', APP])
    await found.said(LINK)
    expect(found.stderr()).toContain(`To sign in at ${variables.LATCHKEY_API_URL}, open this page`)
  })

  it.each(['javascript:alert(1)', 'https://app.example.com?x=1'])(
    'CL04: refuses the app address %s',
    async (address) => {
      const run = program.start(['login', '--app-url', address], variables)
      expect(await run.exit).toBe(1)
      expect(run.stderr()).toContain('appUrl must be an http or https URL without a query.')
    },
  )
})

describe('whoami', () => {
  it('says who is signed in, for people and for programs', async () => {
    const { browser } = await signIn()
    const { id } = await browser.getUser({ or: 'throw' })
    const told = await program.run(['whoami'])
    expect(told.code).toBe(0)
    expect(told.stdout).toContain('Ada <ada@example.com>\n')
    const json = await program.run(['whoami', '--json'])
    expect(json.code).toBe(0)
    expect(JSON.parse(json.stdout)).toEqual({
      id,
      displayName: 'Ada',
      primaryEmail: 'ada@example.com',
      projectId: project.projectId,
      apiUrl: project.baseUrl,
    })
    for (const run of [told, json]) expect(run.stdout + run.stderr).not.toContain(await keptToken())
  })

  it('never lets a name tell the terminal what to do', async () => {
    const { browser } = await signIn()
    const user = await browser.getUser({ or: 'throw' })
    await user.setDisplayName('\u001B[2JAda\u202E')
    const run = await program.run(['whoami'])
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^\uFFFD\[2JAda\uFFFD </)
  })

  it('escapes in JSON what a terminal would obey', async () => {
    const { browser } = await signIn()
    const user = await browser.getUser({ or: 'throw' })
    const displayName = 'A\u009B2Jd\u202Ea\u{E0001}'
    await user.setDisplayName(displayName)
    const run = await program.run(['whoami', '--json'])
    expect(run.code).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({ displayName })
    expect(run.stdout).toContain(String.raw`A\u009b2Jd\u202ea\udb40\udc01`)
  })

  it('never lets a service tell the terminal what to do', async () => {
    const message = '\u001B]0;title\u0007\u009B2J\u202E'
    const body = JSON.stringify({ code: 'SCHEMA_ERROR', details: { message }, error: message })
    const evil = createServer((_, response) => {
      const headers = { 'content-type': 'application/json', 'x-stack-known-error': 'SCHEMA_ERROR' }
      response.writeHead(400, headers).end(body)
    })
    await once(evil.listen(0, '127.0.0.1'), 'listening')
    const { port } = evil.address() as AddressInfo
    const service = { ...variables, LATCHKEY_API_URL: `http://127.0.0.1:${port}` }
    const run = await program.run(['login', '--app-url', APP], service)
    expect(run.code).toBe(1)
    evil.close()
    expect(run.stderr).toContain('\uFFFD]0;title')
    expect(run.stderr.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('knows a session without an account, and keeps it', async () => {
    const { baseUrl, projectId, publishableClientKey } = await createTestProject({
      config: { anonymousAccountsEnabled: true },
    })
    const connection = { baseUrl, projectId, publishableClientKey }
    const guest = new ClientApp({ ...connection, tokenStore: 'memory' })
    const { id, currentSession } = await guest.getUser({ or: 'anonymous' })
    const { refreshToken } = await currentSession.getTokens()
    await mkdir(join(sessionFile(), '..'), { recursive: true })
    await writeFile(sessionFile(), JSON.stringify({ ...connection, refreshToken }))
    const run = await program.run(['whoami'])
    expect(run.code).toBe(0)
    expect(run.stdout).toContain(id)
    expect(await keptToken()).toBe(refreshToken)
  })

  it('says that nobody is signed in', async () => {
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('You are not signed in. Sign in with: latchkey login')
  })

  it('says that the session was ended in the browser, and forgets it', async () => {
    const { browser } = await signIn()
    await browser.signOut({ noRedirect: true })
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('The session has ended.')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
  })

  it('keeps the session while the service cannot be reached', async () => {
    await signIn()
    await project.faults.on('*', { kind: 'status', status: 500 })
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(await keptToken()).toMatch(/^\w+$/)
  })

  it('says what to do with a damaged file, and nothing of what is in it', async () => {
    await mkdir(join(sessionFile(), '..'), { recursive: true })
    await writeFile(sessionFile(), '{"refreshToken": canary')
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('session.json is damaged. Remove it and try again.')
    expect(run.stderr).not.toContain('canary')
  })
})

describe('logout', () => {
  it('ends the session here and at the service', async () => {
    await signIn()
    const tokenStore = { accessToken: null, refreshToken: await keptToken() }
    const seen = () => new ClientApp({ ...project, tokenStore }).getUser()
    expect(await seen()).toMatchObject({ displayName: 'Ada' })
    const run = await program.run(['logout'])
    expect(run.code).toBe(0)
    expect(run.stdout).toBe('Signed out.\n')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
    expect(await seen()).toBeNull()
  })

  it('CC10: ends it here when the service cannot be told, and says so', async () => {
    await signIn()
    await project.faults.on('*', { kind: 'drop' })
    const run = await program.run(['logout'])
    expect(run.code).toBe(0)
    expect(run.stderr).toContain('The service could not be told.')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
  })
})
