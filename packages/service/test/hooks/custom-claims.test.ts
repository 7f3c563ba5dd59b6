import { beforeEach, describe, expect, it } from 'vitest'
import type { ClaimsEvent } from '../../src/config/hooks-config.js'
import { setupTestService } from '../support/service.js'
import { signUp, type TestProject } from '../support/project.js'
import { hookedProject } from './hooks.js'

const events: ClaimsEvent[] = []
let claims: Record<string, unknown> = {}
const run = (event: ClaimsEvent) => {
  events.push(event)
  return claims
}

const open = hookedProject({ customClaims: { run } })
const strict = hookedProject({ customClaims: { run, onFailure: 'refuse' } })
const service = await setupTestService({ projects: [open.seed, strict.seed] })
const project = open.connect(service)

beforeEach(() => {
  events.length = 0
  service.reports.length = 0
  claims = { plan: 'pro', limits: { seats: 5 } }
})

const claimsOf = (accessToken: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(accessToken).split('.')[1] ?? '', 'base64url').toString())

const refresh = (on: TestProject, refreshToken: string) =>
  on.call('POST', '/auth/sessions/current/refresh', {
    headers: { 'X-Stack-Refresh-Token': refreshToken },
  })

describe('the hook customClaims', () => {
  it('adds claims at a sign-in, and others at the next refresh', async () => {
    const { id, email, accessToken, refreshToken } = await signUp(project)
    expect(claimsOf(accessToken)).toMatchObject({ sub: id, plan: 'pro', limits: { seats: 5 } })
    claims = { plan: 'free' }
    const { body } = await refresh(project, refreshToken)
    const { plan, limits, refreshTokenId } = claimsOf(body['access_token'])
    expect([plan, limits]).toEqual(['free', undefined])
    const session = { id: refreshTokenId, createdAtMillis: service.clock.now }
    expect(events).toEqual(
      Array.from({ length: 2 }, () => ({
        projectId: project.id,
        user: expect.objectContaining({ id, primaryEmail: email }) as unknown,
        session: { ...session, isImpersonation: false },
      })),
    )
  })

  it('adds claims to the tokens of a session that a server creates', async () => {
    const { id } = await signUp(project)
    const { body } = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: id, is_impersonation: true },
    })
    expect(claimsOf(body['access_token'])).toMatchObject({ plan: 'pro' })
    expect(events.at(-1)?.session.isImpersonation).toBe(true)
  })

  it.each([
    ['a reserved name', { plan: 'pro', role: 'admin' }],
    ['more than 4096 bytes of JSON', { plan: 'x'.repeat(4_096 - '{"plan":""}'.length + 1) }],
    ['a value that is not JSON', { plan: () => 'pro' }],
  ])('signs tokens without its claims if they have %s', async (_what, next) => {
    claims = next
    const { accessToken } = await signUp(project)
    const { plan, role } = claimsOf(accessToken)
    expect([plan, role]).toEqual([undefined, 'authenticated'])
    expect(service.reports.map(String)).toEqual([
      `Error: The hook customClaims of the project ${project.id} failed.`,
    ])
  })

  it('leaves the refresh token while the access token is too large for a cookie of the tabs', async () => {
    const { refreshToken } = await signUp(project)
    const successorOf = async (token: string): Promise<unknown> => {
      const { body } = await project.call('POST', '/auth/oauth/token', {
        body: {
          grant_type: 'refresh_token',
          client_id: project.id,
          client_secret: project.keys.publishableClientKey,
          refresh_token: token,
          refresh_token_rotation: 'accepted',
        },
      })
      expect(body['access_token']).toEqual(expect.any(String))
      return body['refresh_token']
    }
    claims = { roles: 'r'.repeat(3_000) }
    expect(await successorOf(refreshToken)).toBeUndefined()
    claims = { roles: 'r'.repeat(1_000) }
    expect(await successorOf(refreshToken)).toEqual(expect.any(String))
  })

  it('may add 4096 bytes of JSON', async () => {
    claims = { plan: 'x'.repeat(4_096 - '{"plan":""}'.length) }
    expect(claimsOf((await signUp(project)).accessToken)).toMatchObject(claims)
  })

  it('lets no token be signed while it fails with the setting onFailure, and keeps the session', async () => {
    const on = strict.connect(service)
    const { refreshToken } = await signUp(on)
    claims = { sub: 'someone else' }
    expect((await refresh(on, refreshToken)).status).toBe(503)
    claims = {}
    expect((await refresh(on, refreshToken)).status).toBe(200)
  })
})
