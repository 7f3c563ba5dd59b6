import { inspect } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watch } from '../../../core/test/leaks/watch.js'
import { printEveryWay } from '../../../core/test/support/print-every-way.js'
import { createHandler } from '../../src/app.js'
import { endpointsOf, setupPlainProvider } from '../oauth/plain-provider.js'
import { returnToService, start } from '../support/oauth.js'
import { type TestService, setupTestService } from '../support/service.js'
import { callsWithSecrets, requestsOf } from './calls-with-secrets.js'
import { openSecrets, wayBack } from './open-secrets.js'

const words = watch('service logs and errors')
const max = 1_000_000

/** Collects standard output and standard error. */
let written: string[]
const provider = await setupPlainProvider()
const service = await setupTestService({
  log: true,
  oauthProviders: { github: endpointsOf(provider) },
  limits: {
    failedSignInsPerAccount: max,
    failedSignInsPerClient: max,
    emailsPerRecipient: max,
    emailsPerClient: max,
    startedSignInsPerClient: max,
  },
})
const secrets = await openSecrets(service, words, provider)
// The searches below miss a kind of secret that no test planted (LG04).
afterAll(() => expect(words.missing()).toEqual([]))
beforeEach(() => {
  written = []
  service.reports.length = 0
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

/** Without cookies, which only their browser reads. */
const headersOf = ({ headers }: { headers: Headers }) =>
  JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie'))

/** Returns the body and the headers of a rejection, and an empty string for other responses. */
async function readRefusal(response: Response): Promise<string> {
  const text = await response.text()
  if (response.status < 400) return ''
  return `${text} ${headersOf(response)}`
}

/** Sends requests; returns all logs, reports and rejections. */
async function send(handle: TestService['fetch'], requests: readonly (() => Request)[]) {
  const refusals: string[] = []
  for (const request of requests) refusals.push(await readRefusal(await handle(request())))
  const reports = service.reports.map((report) => `${inspect(report)} ${printEveryWay(report)}`)
  return { refusals, reports, text: [...refusals, ...reports, ...written].join('\n') }
}

it.each(['development', 'production'] as const)(
  'repeats no secret of a request in logs or rejections, in %s (LG04, LG05, LG06)',
  async (mode) => {
    const ctx = { ...service.ctx, config: { ...service.ctx.config, mode } }
    const { odd } = callsWithSecrets(secrets)
    const handle = createHandler(ctx)
    const { refusals, reports, text } = await send(handle, requestsOf(secrets, odd))
    expect(reports).toEqual([])
    expect(refusals.filter(Boolean).length).toBeGreaterThan(odd.length / 2)
    expect(written).toHaveLength(odd.length)
    expect(words.findIn(text)).toEqual([])
  },
)

it('shows no secret on development pages (LG04)', async () => {
  const handle = createHandler(service.ctx)
  const { id } = secrets.project
  const pages = ['projects', `projects/${id}/requests`, `projects/${id}/users`].map(
    async (path) => {
      const response = await handle(new Request(`http://localhost:4710/dev/api/${path}`))
      expect(response.status).toBe(200)
      return response.text()
    },
  )
  const text = (await Promise.all(pages)).join('\n')
  expect(text).toContain('/auth/password/sign-in')
  expect(words.findIn(text)).toEqual([])
})

it.each<[string, (form: string) => Response]>([
  [
    'in words of OAuth',
    (form) => Response.json({ error: form, error_description: form }, { status: 400 }),
  ],
  ['in a failure of its own', (form) => new Response(form, { status: 500 })],
  ['in a text', (form) => new Response(form)],
  [
    'in fields of other kinds',
    (form) => Response.json({ access_token: [form], token_type: form, scope: [form] }),
  ],
  [
    'in a challenge',
    (form) =>
      new Response(null, {
        status: 401,
        headers: { 'WWW-Authenticate': `Bearer error="${form}"` },
      }),
  ],
])(
  'repeats nothing in logs or responses if a provider repeats %s its input (LG01)',
  async (_, answer) => {
    let tokenRequest = ''
    provider.answers.token = (form) => answer((tokenRequest = form.toString()))
    const { project, challenge, state, providerCode, clientSecret } = secrets
    const started = await start(project, 'github', { state, code_challenge: challenge })
    words.take('OAuth state', started.location.searchParams.get('state'))
    const answered = await returnToService(service, wayBack(started, providerCode), started.cookie)
    expect(answered.status).toBeGreaterThanOrEqual(300)
    expect(new URLSearchParams(tokenRequest).get('client_secret')).toBe(clientSecret)
    const outputs = [
      answered.text,
      headersOf(answered),
      ...service.reports.map(printEveryWay),
      ...written,
    ]
    expect(words.findIn(outputs.join('\n'))).toEqual([])
  },
)

type Table = ReturnType<typeof sql.identifier>

/** Tables of users and of their credentials. */
const tables = ['passwords', 'users', 'emails'].map((name) => sql.identifier(name))

it.each<[string, (table: Table) => SQL, (table: Table) => SQL]>([
  [
    'is gone',
    (table) => sql`alter table ${table} rename to gone`,
    (table) => sql`alter table gone rename to ${table}`,
  ],
  [
    'takes no row',
    (table) => sql`alter table ${table} add constraint gone check (false) not valid`,
    (table) => sql`alter table ${table} drop constraint gone`,
  ],
])('repeats no secret in errors if a table %s (LG01, LG02)', async (_, harm, mend) => {
  const { db } = service.ctx
  const requests = requestsOf(secrets, callsWithSecrets(secrets).plain)
  let failures = 0
  for (const table of tables) {
    await db.execute(harm(table))
    const { reports, text } = await send(createHandler(service.ctx), requests)
    await db.execute(mend(table))
    failures += reports.length
    service.reports.length = 0
    expect(words.findIn(text)).toEqual([])
    // The parameters of a statement contain no secrets, but hashes and personal data.
    expect(reports.join()).not.toMatch(/\$argon2|@example\.com/)
  }
  expect(failures).toBeGreaterThan(tables.length)
})
