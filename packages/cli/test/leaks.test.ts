import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { configWithSecrets } from '../../core/test/leaks/config-with-secrets.js'
import { watch } from '../../core/test/leaks/watch.js'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const words = watch('command line')
const config = configWithSecrets(words)
const APP = 'http://localhost:3000'
const LINK = /http\S+login_code=\S+/

const keep = (file: string, content: string) => writeFile(join(program.folder, file), content)
const said = ({ stdout, stderr }: Run) => stdout() + stderr()
const expectNoSecret = (run: Run) => expect(words.findIn(said(run))).toEqual([])

/** Runs a command to its end. */
async function run(args: string[], variables: Record<string, string> = {}) {
  const started = program.start(args, variables)
  return { code: await started.exit, run: started }
}

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

const OF_CONNECTION = ['host', 'connection', 'content-length']

type Passes = (request: IncomingMessage) => boolean

/** Something in front of a service that lets some requests pass, and repeats all of the others. */
async function startProxy(service = '', passes: Passes = () => false) {
  const answers: string[] = []
  const pass = async ({ url = '', method = '', headers }: IncomingMessage, body: string) => {
    const own = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name))
    const sent = { method, headers: Object.fromEntries(own) as Record<string, string>, body }
    const answer = await fetch(service + url, sent)
    answers.push(await answer.text())
    return { status: answer.status, type: answer.headers.get('content-type') ?? '' }
  }
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (!passes(request)) {
        response.writeHead(500, { 'content-type': 'text/plain' })
        return response.end([request.url, JSON.stringify(request.headers), body].join(' '))
      }
      const { status, type } = await pass(request, body)
      return response.writeHead(status, { 'content-type': type }).end(answers.at(-1))
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers }
}

describe('LG04, CL25: a session on this machine', () => {
  const sessionFile = () => join(program.folder, '.config', 'latchkey', 'session.json')
  const connect = ({ baseUrl, projectId, publishableClientKey }: TestProject) => ({
    LATCHKEY_API_URL: baseUrl,
    LATCHKEY_PROJECT_ID: projectId,
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey,
  })

  it('is begun, shown and ended without a secret', async () => {
    const password = words.make('password')
    const email = 'ada@example.com'
    const project = await createTestProject({ users: [{ email, password }] })
    const login = program.start(['login', '--app-url', APP], connect(project))
    const [link] = await login.said(LINK)
    const browser = new ClientApp({ ...project, tokenStore: 'memory' })
    await browser.signInWithPassword({ email, password, noRedirect: true })
    const user = await browser.getUser({ or: 'throw' })
    words.take('access token', (await user.currentSession.getTokens()).accessToken)
    await browser.completeCliLogin(new URL(link).searchParams.get('login_code') ?? '')
    expect(await login.exit).toBe(0)
    const kept = JSON.parse(await readFile(sessionFile(), 'utf8')) as { refreshToken: string }
    words.take('refresh token', kept.refreshToken)
    expectNoSecret(login)
    for (const command of [['whoami', '--json'], ['logout']]) {
      const { code, run: ended } = await run(command)
      expect(code).toBe(0)
      expectNoSecret(ended)
    }
  })

  it('is not begun, and told of without a secret, where a proxy repeats all', async () => {
    const project = await createTestProject()
    const { url, answers } = await startProxy(project.baseUrl, (request) =>
      Boolean(request.url?.endsWith('/auth/cli')),
    )
    const login = program.start(['login', '--app-url', APP], {
      ...connect(project),
      LATCHKEY_API_URL: url,
    })
    expect(await login.exit).toBe(1)
    const { polling_code } = JSON.parse(answers[0] ?? '') as { polling_code: string }
    words.take('CLI polling code', polling_code)
    expectNoSecret(login)
    const refreshToken = words.make('refresh token')
    const session = { baseUrl: url, projectId: 'p', publishableClientKey: 'pck_1', refreshToken }
    await mkdir(join(sessionFile(), '..'), { recursive: true })
    for (const content of [JSON.stringify(session), JSON.stringify(session).slice(0, -1)]) {
      await writeFile(sessionFile(), content)
      const { code, run: ended } = await run(['whoami'])
      expect(code).toBe(1)
      expectNoSecret(ended)
    }
  })
})

describe('LG04: the service for development', () => {
  const { databaseUrl: _, ...inMemory } = config
  const lists = JSON.parse(JSON.stringify(config), (_name, value: unknown) =>
    typeof value === 'string' ? [value] : value,
  ) as unknown
  const broken = JSON.stringify(config).replace('"password":', '"password"')

  it.each([
    ['latchkey.config.json', JSON.stringify(lists), /has \d+ mistakes/],
    ['latchkey.config.ts', `export default ${broken}`, /cannot be read: line 1/],
    ['latchkey.config.json', JSON.stringify(config), /ECONNREFUSED/],
  ])('does not start from %s, and says why without a secret: %#', async (file, content, why) => {
    await keep(file, content)
    const { code, run: failed } = await run(['dev'])
    expect([code, failed.stdout()]).toEqual([1, ''])
    expect(failed.stderr()).toMatch(why)
    expectNoSecret(failed)
  })

  it('says no secret of its configuration, nor of who signs in, while it runs', async () => {
    await keep('latchkey.config.json', JSON.stringify({ ...inMemory, log: true }))
    const [{ id, keys, users }] = config.projects
    const signIn = `
      const { LATCHKEY_API_URL: url, LATCHKEY_SECRET_SERVER_KEY: key } = process.env
      const headers = { 'content-type': 'application/json', 'x-stack-access-type': 'server',
        'x-stack-project-id': '${id}', 'x-stack-secret-server-key': key }
      const path = '/api/v1/auth/password/sign-in?password=' + encodeURIComponent(${JSON.stringify(users[0]?.password)})
      const answer = await fetch(url + path, { method: 'POST', headers,
        body: ${JSON.stringify(JSON.stringify(users[0]))} })
      console.log('status ' + answer.status, key === '${keys.secretServerKey}')`
    await keep('app.mjs', signIn)
    const { code, run: ended } = await run(['dev', '--memory', '--', process.execPath, 'app.mjs'])
    expect([code, ended.stdout()]).toEqual([0, expect.stringContaining('status 200 true')])
    expect(ended.stdout()).toMatch(/POST \/auth\/password\/sign-in 200/)
    expectNoSecret(ended)
  })
})

describe('LG04: the doctor', () => {
  it('repeats no key that it finds or uses, where a proxy repeats all', async () => {
    const [{ keys }] = config.projects
    const { url } = await startProxy()
    await keep('.env', `VITE_KEY=${keys.secretServerKey}`)
    const { code, run: ended } = await run(['doctor', '--app-url', url], {
      LATCHKEY_API_URL: url,
      LATCHKEY_PROJECT_ID: config.projects[0].id,
      LATCHKEY_SUPER_SECRET_ADMIN_KEY: keys.superSecretAdminKey,
      LATCHKEY_SECRET_SERVER_KEY: keys.secretServerKey,
      DATABASE_URL: config.databaseUrl,
    })
    expect(code).toBe(1)
    expect(ended.stdout()).toContain('VITE_KEY in .env')
    expectNoSecret(ended)
  })
})

it('LG04: every kind of secret was there to be found', () => {
  expect(words.missing()).toEqual([])
})
