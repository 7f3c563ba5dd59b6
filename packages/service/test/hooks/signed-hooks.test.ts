import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createWebhookSecret } from '../../src/lib/webhook-signature.js'
import { setupTestService } from '../support/service.js'
import { startHttpServer } from '../support/http-server.js'
import { PASSWORD, uniqueEmail, type TestProject } from '../support/project.js'
import { CALLBACK } from '../support/sign-in.js'
import { verify, type Received } from '../webhooks/receiver.js'
import { hookedProject } from './hooks.js'

const secret = createWebhookSecret()
const received: Received[] = []
/** The status and the body of the next answers; without a body, the server never answers. */
let answer: { status: number; body?: string; location?: string } = { status: 200 }

const server = await startHttpServer(() => (request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body })
    const headers = answer.location === undefined ? {} : { Location: answer.location }
    if (answer.body !== undefined) response.writeHead(answer.status, headers).end(answer.body)
  })
})
afterAll(() => server.close())

const url = `${server.origin}/hook`
const { seed, connect } = hookedProject({
  beforeSignUp: { url, secret, timeoutMillis: 1_000 },
  customClaims: { url, secret, timeoutMillis: 100 },
})
const lenient = hookedProject({ beforeSignUp: { url, secret, onFailure: 'allow' } })
const service = await setupTestService({ projects: [seed, lenient.seed] })
const project = connect(service)

beforeEach(() => {
  received.length = 0
  service.reports.length = 0
})

const signUpWith = (on: TestProject, email = uniqueEmail()) =>
  on.call('POST', '/auth/password/sign-up', {
    body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
  })

describe('a hook with a URL', () => {
  it('receives a signed request, and its answer decides', async () => {
    const email = uniqueEmail()
    answer = { status: 200, body: JSON.stringify({ allow: false, message: 'Not you.' }) }
    const response = await signUpWith(project, email)
    expect([response.status, response.code]).toEqual([403, 'SIGN_UP_REFUSED'])
    // The clock of the tests stands still far from that of the verifier.
    const [request] = received
    const { id, timestamp } = {
      id: String(request?.headers['svix-id']),
      timestamp: Number(request?.headers['svix-timestamp']),
    }
    expect([id.slice(0, 5), timestamp * 1000]).toEqual(['hook_', service.clock.now])
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      type: 'hook.before_sign_up',
      data: { project_id: project.id, email, email_verified: false, method: 'password' },
    })
  })

  it('signs its request like a webhook', async () => {
    answer = { status: 200, body: JSON.stringify({ allow: true }) }
    service.clock.now = Date.now()
    expect((await signUpWith(project)).status).toBe(200)
    expect(received.map((request) => verify(secret, request))).toMatchObject([
      { type: 'hook.before_sign_up' },
      { type: 'hook.custom_claims' },
    ])
  })

  it.each([
    ['another status', { status: 500, body: '{"allow":true}' }],
    ['a redirect', { status: 302, body: '{"allow":true}', location: url }],
    ['no JSON', { status: 200, body: 'allow' }],
    ['a body that is too large', { status: 200, body: `{"allow":true}${' '.repeat(16_384)}` }],
    ['nothing in time', { status: 200 }],
  ])('fails on %s', async (_what, next) => {
    answer = next
    expect((await signUpWith(project)).status).toBe(503)
    expect(received).toHaveLength(1)
  })

  it('lets users sign up while it fails with the setting onFailure', async () => {
    answer = { status: 500, body: '' }
    expect((await signUpWith(lenient.connect(service))).status).toBe(200)
    expect(service.reports.map(String)).toEqual([
      `Error: The hook beforeSignUp of the project ${lenient.seed.id} failed.`,
    ])
  })

  it('lets tokens be signed without its claims while it does not answer in time', async () => {
    answer = { status: 200, body: JSON.stringify({ allow: true, plan: 'pro' }) }
    const { body } = await signUpWith(project)
    answer = { status: 200 }
    const refreshed = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': String(body['refresh_token']) },
    })
    expect(refreshed.status).toBe(200)
  })
})
