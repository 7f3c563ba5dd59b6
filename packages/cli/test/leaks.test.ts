import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { configWithSecrets } from '../../core/test/leaks/config-with-secrets.js'
import { watch } from '../../core/test/leaks/watch.js'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const secrets = watch('command line')
const config = configWithSecrets(secrets)
// The searches below miss a kind of secret that no test planted (LG04).
afterAll(() => expect(secrets.missing()).toEqual([]))
const APP = 'http://localhost:3000'
const LINK = /http\S+login_code=\S+/

const write = (file: string, content: string) => writeFile(join(program.folder, file), content)
const outputOf = ({ stdout, stderr }: Run) => stdout() + stderr()
const expectNoSecret = (run: Run) => expect(secrets.findIn(outputOf(run))).toEqual([])

/** Runs a command and waits for its end. */
async function run(args: string[], variables: Record<string, string> = {}) {
  const started = program.start(args, variables)
  return { code: await started.exit, run: started }
}

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

const CONNECTION_HEADERS = ['host', 'connection', 'content-length']

type Filter = (request: IncomingMessage) => boolean

/** Starts a proxy that forwards some requests to a service, and responds to the others with their own content. */
async function startProxy(service = '', isForwarded: Filter = () => false) {
  const responses: string[] = []
  const forward = async ({ url = '', method = '', headers }: IncomingMessage, body: string) => {
    const copied = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name))
    const init = { method, headers: Object.fromEntries(copied) as Record<string, string>, body }
    const response = await fetch(service + url, init)
    responses.push(await response.text())
    return { status: response.status, type: response.headers.get('content-type') ?? '' }
  }
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (!isForwarded(request)) {
        response.writeHead(500, { 'content-type': 'text/plain' })
        return response.end([request.url, JSON.stringify(request.headers), body].join(' '))
      }
      const { status, type } = await forward(request, body)
      return response.writeHead(status, { 'content-type': type }).end(responses.at(-1))
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, responses }
}

describe('leaks: session (LG04, CL25)', () => {
  const sessionFile = () => join(program.folder, '.config', 'latchkey', 'session.json')
  const variablesOf = ({ baseUrl, projectId, publishableClientKey }: TestProject) => ({
    LATCHKEY_API_URL: baseUrl,
    LATCHKEY_PROJECT_ID: projectId,
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey,
  })

  it('prints no secret in login, whoami and logout', async () => {
    const password = secrets.make('password')
    const email = 'ada@example.com'
    const project = await createTestProject({ users: [{ email, password }] })
    const login = program.start(['login', '--app-url', APP], variablesOf(project))
    const [link] = await login.waitForOutput(LINK)
    const browser = new ClientApp({ ...project, tokenStore: 'memory' })
    await browser.signInWithPassword({ email, password, noRedirect: true })
    const user = await browser.getUser({ or: 'throw' })
    secrets.take('access token', (await user.currentSession.getTokens()).accessToken)
    await browser.completeCliLogin(new URL(link).searchParams.get('login_code') ?? '')
    expect(await login.exit).toBe(0)
    const stored = JSON.parse(await readFile(sessionFile(), 'utf8')) as { refreshToken: string }
    secrets.take('refresh token', stored.refreshToken)
    expectNoSecret(login)
    for (const command of [['whoami', '--json'], ['logout']]) {
      const { code, run: ended } = await run(command)
      expect(code).toBe(0)
      expectNoSecret(ended)
    }
  })

  it('prints no secret if a proxy returns the request in its response', async () => {
    const project = await createTestProject()
    const { url, responses } = await startProxy(project.baseUrl, (request) =>
      Boolean(request.url?.endsWith('/auth/cli')),
    )
    const login = program.start(['login', '--app-url', APP], {
      ...variablesOf(project),
      LATCHKEY_API_URL: url,
    })
    expect(await login.exit).toBe(1)
    const { polling_code } = JSON.parse(responses[0] ?? '') as { polling_code: string }
    secrets.take('CLI polling code', polling_code)
    expectNoSecret(login)
    const refreshToken = secrets.make('refresh token')
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

describe('leaks: latchkey dev (LG04)', () => {
  const { databaseUrl: _, ...inMemory } = config
  const lists = JSON.parse(JSON.stringify(config), (_name, value: unknown) =>
    typeof value === 'string' ? [value] : value,
  ) as unknown
  const broken = JSON.stringify(config).replace('"password":', '"password"')

  it.each([
    ['latchkey.config.json', JSON.stringify(lists), /has \d+ mistakes/],
    ['latchkey.config.ts', `export default ${broken}`, /cannot be read: line 1/],
    ['latchkey.config.json', JSON.stringify(config), /ECONNREFUSED/],
  ])(
    'explains without a secret why it does not start with %s (%#)',
    async (file, content, reason) => {
      await write(file, content)
      const { code, run: failed } = await run(['dev'])
      expect([code, failed.stdout()]).toEqual([1, ''])
      expect(failed.stderr()).toMatch(reason)
      expectNoSecret(failed)
    },
  )

  it('prints no secret of the configuration or of a sign-in while it runs', async () => {
    await write('latchkey.config.json', JSON.stringify({ ...inMemory, log: true }))
    const [{ id, keys, users }] = config.projects
    const signIn = `
      const { LATCHKEY_API_URL: url, LATCHKEY_SECRET_SERVER_KEY: key } = process.env
      const headers = { 'content-type': 'application/json', 'x-stack-access-type': 'server',
        'x-stack-project-id': '${id}', 'x-stack-secret-server-key': key }
      const path = '/api/v1/auth/password/sign-in?password=' + encodeURIComponent(${JSON.stringify(users[0]?.password)})
      const response = await fetch(url + path, { method: 'POST', headers,
        body: ${JSON.stringify(JSON.stringify(users[0]))} })
      console.log('status ' + response.status, key === '${keys.secretServerKey}')`
    await write('app.mjs', signIn)
    const { code, run: ended } = await run(['dev', '--memory', '--', process.execPath, 'app.mjs'])
    expect([code, ended.stdout()]).toEqual([0, expect.stringContaining('status 200 true')])
    expect(ended.stdout()).toMatch(/POST \/auth\/password\/sign-in 200/)
    expectNoSecret(ended)
  })
})

describe('leaks: latchkey doctor (LG04)', () => {
  it('prints no key that it finds or uses, even if a proxy returns the request', async () => {
    const [{ keys }] = config.projects
    const { url } = await startProxy()
    await write('.env', `VITE_KEY=${keys.secretServerKey}`)
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
