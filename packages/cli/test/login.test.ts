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
const readStoredToken = async (file = sessionFile()) =>
  (JSON.parse(await readFile(file, 'utf8')) as { refreshToken: string }).refreshToken

/** Authorizes the tool, as the page of the link does when the user confirms. */
async function authorize(run: Run, { email, password } = ada) {
  const [link] = await run.waitForOutput(LINK)
  const code = new URL(link).searchParams.get('login_code')!
  const browser = new ClientApp({ ...project, tokenStore: 'memory' })
  await browser.signInWithPassword({ email, password, noRedirect: true })
  expect(await browser.completeCliLogin(code)).toMatchObject({ status: 'ok' })
  return { browser, code }
}

async function signIn(more: Record<string, string> = {}) {
  const run = program.start(['login', '--app-url', APP], { ...variables, ...more })
  const authorized = await authorize(run)
  expect(await run.exit).toBe(0)
  return { run, ...authorized }
}

describe('login', () => {
  it('stores the session in a file that only its owner can read, and does not print it (CL25)', async () => {
    const { run } = await signIn()
    expect(run.stdout()).toBe('Signed in as Ada <ada@example.com>.\n')
    expect((await stat(sessionFile())).mode & 0o777).toBe(0o600)
    expect((await stat(join(sessionFile(), '..'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(sessionFile(), '..'))).toEqual(['session.json'])
    expect(run.stdout() + run.stderr()).not.toContain(await readStoredToken())
  })

  it('signs in without a publishable client key (73)', async () => {
    project = await createTestProject({ users: [ada], config: { allowClientsWithoutKey: true } })
    variables = { LATCHKEY_API_URL: project.baseUrl, LATCHKEY_PROJECT_ID: project.projectId }
    const { run } = await signIn()
    expect(run.stdout()).toBe('Signed in as Ada <ada@example.com>.\n')
    expect((await program.run(['whoami'])).code).toBe(0)
  })

  it('shows the letters of the page and the time until the link expires', async () => {
    const run = program.start(['login', '--app-url', APP, '--expires-in', '1'], variables)
    const [link] = await run.waitForOutput(LINK)
    expect(link).toMatch(/^http:\/\/localhost:3000\/handler\/cli-auth-confirm\?login_code=\w+$/)
    const phrase = cliLoginPhrase(new URL(link).searchParams.get('login_code')!)
    await run.waitForOutput(new RegExp(`same letters: {2}${phrase}\n`))
    await run.waitForOutput(/expires in 1 minute\./)
    expect(run.stdout()).toBe('')
  })

  it('ends without a session on Ctrl-C (CL18)', async () => {
    const run = program.start(['login', '--app-url', APP], variables)
    await run.waitForOutput(/link expires in/)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    expect(run.stderr()).toContain('Canceled. You are not signed in.')
    expect(await readdir(program.folder)).toEqual([])
  })

  it('fails when the link expires (CL09)', async () => {
    const run = program.start(['login', '--app-url', APP, '--expires-in', '1'], variables)
    await run.waitForOutput(/link expires in/)
    await project.clock.advance('2m')
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('CLI authentication request expired. Please try again.')
  })

  it('opens a browser only with --open, with the URL as one argument (CL05)', async () => {
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
    const [link] = await run.waitForOutput(LINK)
    await authorize(run)
    expect(await run.exit).toBe(0)
    // The command does not wait for the browser.
    const opened = () => readFile(join(program.folder, 'opened'), 'utf8').catch(() => '')
    await expect.poll(opened).toBe(`1\n${link}\n`)
  })

  it('continues if it cannot open a browser', async () => {
    const run = program.start(['login', '--app-url', APP, '--open'], { ...variables, PATH: '' })
    await run.waitForOutput(/No browser could be opened/)
    await authorize(run)
    expect(await run.exit).toBe(0)
  })

  it('rejects a service URL with plain http on another machine', async () => {
    const elsewhere = { ...variables, LATCHKEY_API_URL: 'http://auth.example.com' }
    const run = await program.run(['login', '--app-url', APP], elsewhere)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('http://auth.example.com uses plain http')
  })

  it("stores the session in the user's settings folder", async () => {
    const settings = join(program.folder, 'settings')
    await signIn({ XDG_CONFIG_HOME: settings })
    expect(await readStoredToken(join(settings, 'latchkey', 'session.json'))).toMatch(/^\w+$/)
  })

  it('reads the connection from an env file, and names a missing option', async () => {
    const run = program.start(['login', '--app-url', APP])
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('Missing --api-url. Pass it or set LATCHKEY_API_URL.')
    const lines = Object.entries(variables).map(([name, value]) => `VITE_${name}=${value}`)
    await writeFile(join(program.folder, '.env.local'), lines.join('\n'))
    const connected = program.start(['login', '--app-url', APP])
    await connected.waitForOutput(LINK)
    expect(connected.stderr()).toContain(
      `To sign in at ${variables.LATCHKEY_API_URL}, open this page`,
    )
  })

  it.each(['javascript:alert(1)', 'https://app.example.com?x=1'])(
    'rejects the app URL %s (CL04)',
    async (url) => {
      const run = program.start(['login', '--app-url', url], variables)
      expect(await run.exit).toBe(1)
      expect(run.stderr()).toContain('appUrl must be an http or https URL without a query.')
    },
  )
})

describe('whoami', () => {
  it('prints the signed-in user as text and as JSON', async () => {
    const { browser } = await signIn()
    const { id } = await browser.getUser({ or: 'throw' })
    const text = await program.run(['whoami'])
    expect(text.code).toBe(0)
    expect(text.stdout).toContain('Ada <ada@example.com>\n')
    const json = await program.run(['whoami', '--json'])
    expect(json.code).toBe(0)
    expect(JSON.parse(json.stdout)).toEqual({
      id,
      displayName: 'Ada',
      primaryEmail: 'ada@example.com',
      projectId: project.projectId,
      apiUrl: project.baseUrl,
    })
    for (const run of [text, json])
      expect(run.stdout + run.stderr).not.toContain(await readStoredToken())
  })

  it('replaces control characters in the name of the user', async () => {
    const { browser } = await signIn()
    const user = await browser.getUser({ or: 'throw' })
    await user.setDisplayName('\u001B[2JAda\u202E')
    const run = await program.run(['whoami'])
    expect(run.code).toBe(0)
    expect(run.stdout).toMatch(/^\uFFFD\[2JAda\uFFFD </)
  })

  it('escapes control characters in JSON', async () => {
    const { browser } = await signIn()
    const user = await browser.getUser({ or: 'throw' })
    const displayName = 'A\u009B2Jd\u202Ea\u{E0001}'
    await user.setDisplayName(displayName)
    const run = await program.run(['whoami', '--json'])
    expect(run.code).toBe(0)
    expect(JSON.parse(run.stdout)).toMatchObject({ displayName })
    expect(run.stdout).toContain(String.raw`A\u009b2Jd\u202ea\udb40\udc01`)
  })

  it('replaces control characters in an error message of the service', async () => {
    const message = '\u001B]0;title\u0007\u009B2J\u202E'
    const body = JSON.stringify({ code: 'SCHEMA_ERROR', details: { message }, error: message })
    const server = createServer((_, response) => {
      const headers = { 'content-type': 'application/json', 'x-stack-known-error': 'SCHEMA_ERROR' }
      response.writeHead(400, headers).end(body)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const service = { ...variables, LATCHKEY_API_URL: `http://127.0.0.1:${port}` }
    const run = await program.run(['login', '--app-url', APP], service)
    expect(run.code).toBe(1)
    server.close()
    expect(run.stderr).toContain('\uFFFD]0;title')
    expect(run.stderr.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('prints an anonymous user', async () => {
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
    expect(await readStoredToken()).toBe(refreshToken)
  })

  it('fails if no user is signed in', async () => {
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('You are not signed in. Sign in with: latchkey login')
  })

  it('deletes a session that was ended in the browser', async () => {
    const { browser } = await signIn()
    await browser.signOut({ noRedirect: true })
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('The session has ended.')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
  })

  it('keeps the session if the service responds with an error', async () => {
    await signIn()
    await project.faults.on('*', { kind: 'status', status: 500 })
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(await readStoredToken()).toMatch(/^\w+$/)
  })

  it('rejects a damaged file without printing its content', async () => {
    await mkdir(join(sessionFile(), '..'), { recursive: true })
    await writeFile(sessionFile(), '{"refreshToken": canary')
    const run = await program.run(['whoami'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('session.json is damaged. Remove it and try again.')
    expect(run.stderr).not.toContain('canary')
  })
})

describe('logout', () => {
  it('ends the session on this machine and at the service', async () => {
    await signIn()
    const tokenStore = { accessToken: null, refreshToken: await readStoredToken() }
    const readUser = () => new ClientApp({ ...project, tokenStore }).getUser()
    expect(await readUser()).toMatchObject({ displayName: 'Ada' })
    const run = await program.run(['logout'])
    expect(run.code).toBe(0)
    expect(run.stdout).toBe('Signed out.\n')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
    expect(await readUser()).toBeNull()
  })

  it('ends the session on this machine and prints a hint if the service cannot be reached (CC10)', async () => {
    await signIn()
    await project.faults.on('*', { kind: 'drop' })
    const run = await program.run(['logout'])
    expect(run.code).toBe(0)
    expect(run.stderr).toContain('The service could not be reached.')
    expect(await readdir(join(sessionFile(), '..'))).toEqual([])
  })
})
