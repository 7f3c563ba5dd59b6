import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHandler } from '../../src/app.js'
import { createLogger } from '../../src/observability/logger.js'
import { createBacklogReaders } from '../../src/domain/delivery/backlog.js'
import { createMetrics } from '../../src/observability/metrics.js'
import { credentialsOf, openTestProject, PASSWORD, requestOf } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const email = 'canary-address@example.com'
const token = 'canary-token-0123456789'

let written: string[]
// With a mail server, emails wait to be sent.
const smtp = { host: 'smtp.example.com', port: 25, senderEmail: 'hello@example.com' }
const service = await setupTestService({ log: true, smtp })
const project = await openTestProject(service)

beforeEach(() => {
  written = []
  service.reports.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

/** A configuration that trusts every request as one of a proxy. */
const behindProxy = () => ({ ...service.ctx.config, clientAddressHeader: 'x-real-ip' })

const handlerIn = (mode: 'development' | 'production') =>
  createHandler({ ...service.ctx, config: { ...behindProxy(), mode } })

const signIn = (headers: Record<string, string> = {}) =>
  requestOf('POST', `/auth/password/sign-in?canary=${token}`, {
    headers: { ...credentialsOf(project, {}), 'X-Stack-Refresh-Token': token, ...headers },
    body: { email, password: PASSWORD },
  })

describe('request log', () => {
  it('writes other messages as JSON lines in production and as text in development', () => {
    for (const mode of ['production', 'development'] as const) createLogger(mode).info('started')
    const [line = '', ...rest] = written
    expect(JSON.parse(line)).toEqual({ level: 'info', time: expect.any(String), msg: 'started' })
    expect(rest).toEqual(['started\n'])
  })

  it('writes one JSON line a request in production, without addresses, passwords, tokens and query values', async () => {
    await handlerIn('production')(signIn({ 'X-Request-Id': 'from-proxy-1' }))
    expect(written).toHaveLength(1)
    const line = written.join('')
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: 'from-proxy-1',
      method: 'POST',
      route: '/auth/password/sign-in',
      status: 400,
      code: 'EMAIL_PASSWORD_MISMATCH',
      securityEvent: 'authentication_failed',
      projectId: project.id,
      durationMillis: expect.any(Number),
      msg: 'request',
    })
    for (const canary of [email, PASSWORD, token]) expect(line).not.toContain(canary)
  })

  it('logs the actual status of a client that asks for 200 with every response', async () => {
    await handlerIn('production')(signIn({ 'X-Stack-Override-Error-Status': 'true' }))
    expect(JSON.parse(written.join(''))).toMatchObject({ status: 400 })
  })

  it('logs no path without a route and no project that is not an ID', async () => {
    const headers = { 'X-Stack-Project-Id': email }
    await handlerIn('production')(new Request(`http://localhost/${token}`, { headers }))
    expect(JSON.parse(written.join(''))).toMatchObject({ route: '(unknown path)', status: 404 })
    expect(written.join('')).not.toMatch(/canary/)
  })

  it('writes a readable line in development', async () => {
    await handlerIn('development')(signIn({ 'X-Request-Id': 'a1' }))
    expect(written.join('')).toMatch(
      /^POST \/auth\/password\/sign-in 400 EMAIL_PASSWORD_MISMATCH \d+ ms in process a1\n$/,
    )
  })
})

describe('request ID', () => {
  const idsOf = ({ headers }: Response) => [
    headers.get('X-Request-Id'),
    headers.get('X-Stack-Request-Id'),
  ]

  it('is that of a trusted proxy, in both headers of the response', async () => {
    const response = await handlerIn('development')(signIn({ 'X-Request-Id': 'a-1_b.c=' }))
    expect(idsOf(response)).toEqual(['a-1_b.c=', 'a-1_b.c='])
  })

  it.each(['', 'a b', email, 'a'.repeat(129)])('replaces the invalid ID %j', async (id) => {
    const [first, second] = idsOf(await handlerIn('development')(signIn({ 'X-Request-Id': id })))
    expect(first).toMatch(/^[\da-f]{16}$/)
    expect(second).toBe(first)
  })

  it('is never that of a client', async () => {
    const [first] = idsOf(await service.fetch(signIn({ 'X-Request-Id': 'a1' })))
    expect(first).toMatch(/^[\da-f]{16}$/)
  })

  it('is passed with the report of a failure', async () => {
    const reported: unknown[] = []
    const { db } = service.ctx
    const broken = new Proxy(db, {
      get: () => () => {
        throw new Error('broken')
      },
    })
    const report = (error: unknown, about: unknown) => void reported.push([error, about])
    const fetch = createHandler({ ...service.ctx, config: behindProxy(), db: broken, report })
    expect((await fetch(signIn({ 'X-Request-Id': 'a1' }))).status).toBe(500)
    expect(reported).toEqual([[expect.any(Error), { requestId: 'a1' }]])
  })
})

describe('report of a failure', () => {
  it('is a JSON line in production, without other properties of the error', () => {
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    const cause = new Error('the cause')
    const error = Object.assign(new Error('broken', { cause }), { parameters: [email] })
    createLogger('production').report(error, { requestId: 'a1' })
    expect(lines.join('')).not.toContain(email)
    expect(JSON.parse(lines.join(''))).toMatchObject({
      level: 'error',
      requestId: 'a1',
      error: { name: 'Error', message: 'broken', cause: { message: 'the cause' } },
    })
  })
})

describe('metrics', () => {
  it('counts requests by route and status, and what waits to be sent', async () => {
    const poolSize = () => ({ total: 3, idle: 1, waiting: 2 })
    const metrics = createMetrics({
      ...service.ctx,
      ...createBacklogReaders(service.ctx),
      poolSize,
    })
    const fetch = createHandler({ ...service.ctx, metrics })
    const body = { email, password: PASSWORD, verification_callback_url: 'http://localhost:3000' }
    // The project is of this test only, because a sign-in in another test would be counted too.
    const headers = credentialsOf(await openTestProject(service), {})
    await fetch(requestOf('POST', '/auth/password/sign-up', { headers, body }))
    await fetch(signIn(headers))
    service.clock.now += 5_000
    const { text, contentType } = await metrics.read()
    expect(contentType).toContain('text/plain')
    const lines = text.split('\n')
    expect(lines).toContain(
      'latchkey_http_requests_total{method="POST",route="/auth/password/sign-up",status="200"} 1',
    )
    expect(lines).toContain(
      'latchkey_http_request_duration_seconds_count{method="POST",route="/auth/password/sign-in"} 1',
    )
    expect(lines).toContain('latchkey_password_queue_running 0')
    expect(lines).toContain('latchkey_password_queue_waiting 0')
    expect(lines).toContain('latchkey_database_pool_connections{state="idle"} 1')
    expect(lines).toContain('latchkey_database_pool_connections{state="busy"} 2')
    expect(lines).toContain('latchkey_database_pool_waiting 2')
    expect(lines).toContain('latchkey_emails_pending 1')
    expect(lines).toContain('latchkey_emails_oldest_due_seconds 5')
    expect(lines).toContain('latchkey_webhooks_pending 0')
    expect(text).not.toContain(email)
  })

  it('remains readable while the database fails', async () => {
    const db = new Proxy(service.ctx.db, {
      get: () => () => {
        throw new Error('broken')
      },
    })
    const { text } = await createMetrics({
      ...service.ctx,
      ...createBacklogReaders({ ...service.ctx, db }),
    }).read()
    expect(text).toContain('latchkey_password_queue_waiting 0')
    expect(text).not.toContain('latchkey_emails_pending 1')
  })
})
