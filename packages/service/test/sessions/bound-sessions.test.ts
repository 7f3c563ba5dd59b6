import { eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../src/db/schema.js'
import {
  BIND,
  createDeviceKey,
  refreshAtTokenEndpoint,
  TOKEN,
  type ProofChanges,
} from '../support/device-key.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)
const key = await createDeviceKey(service, project)

const ENDED = [401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED']

const withHeader = (refreshToken: string) => ({ 'X-Stack-Refresh-Token': refreshToken })

async function signUpBound() {
  const user = await signUp(project)
  return { ...user, copied: user.refreshToken, refreshToken: await key.bind(user.refreshToken) }
}

describe('POST /latchkey/sessions/current/bind', () => {
  it('binds the session to the key of the proof and replaces the refresh token', async () => {
    const user = await signUp(project)
    const { status, body } = await key.call(BIND, user.refreshToken)
    expect(status).toBe(200)
    expect(body['refresh_token']).not.toBe(user.refreshToken)
    const me = await project.call('GET', '/users/me', {
      accessToken: String(body['access_token']),
    })
    expect(me.body['id']).toBe(user.id)
  })

  it('stores the thumbprint of the key (RFC 7638)', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const user = await signUp(project)
    const jwk = await exportJWK(publicKey)
    const nonce = await key.nonce(BIND, user.refreshToken)
    const proof = await key.sign(BIND, { header: { jwk }, claims: { nonce }, signer: privateKey })
    expect((await key.send(BIND, user.refreshToken, proof)).status).toBe(200)
    const rows = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(rows).toMatchObject([{ keyThumbprint: await calculateJwkThumbprint(jwk) }])
  })

  it('refreshes a session that the same key has bound, also with a token whose successor was lost', async () => {
    const { copied, refreshToken } = await signUpBound()
    const again = await key.call(BIND, copied)
    expect([again.status, again.body['refresh_token']]).toEqual([200, refreshToken])
    const next = await key.call(BIND, refreshToken)
    expect([next.status, next.body['refresh_token']]).toEqual([200, refreshToken])
  })

  it('rejects a session that another key has bound, which does not end', async () => {
    const { refreshToken } = await signUpBound()
    const other = await createDeviceKey(service, project)
    const { status, code } = await other.call(BIND, refreshToken)
    expect([status, code]).toEqual(ENDED)
    expect((await key.call(BIND, refreshToken)).status).toBe(200)
  })

  it('binds one session once when tabs bind it at the same time', async () => {
    const { refreshToken, id } = await signUp(project)
    const responses = await Promise.all([1, 2, 3].map(() => key.call(BIND, refreshToken)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(responses.map(({ body }) => body['refresh_token'])).size).toBe(1)
    const rows = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows).toHaveLength(1)
  })

  it('keeps the token of a tab that refreshed a moment before another tab bound the session', async () => {
    const { refreshToken } = await signUp(project)
    const form = {
      grant_type: 'refresh_token',
      client_id: project.id,
      client_secret: project.keys.publishableClientKey,
      refresh_token: refreshToken,
      refresh_token_rotation: 'accepted',
    }
    const rotated = String(
      (await project.call('POST', TOKEN, { body: form })).body['refresh_token'],
    )
    expect(rotated).not.toBe(refreshToken)
    const bound = await key.bind(refreshToken)
    expect((await key.call(TOKEN, rotated)).status).toBe(200)
    expect((await key.call(BIND, rotated)).body['refresh_token']).toBe(bound)
  })

  it('takes the session away from a command-line tool that shares it', async () => {
    const { refreshToken } = await signUp(project)
    const begun = await project.call('POST', '/auth/cli', { body: {} })
    const body = { login_code: begun.body['login_code'], refresh_token: refreshToken }
    expect((await project.call('POST', '/auth/cli/complete', { body })).status).toBe(200)
    const bound = await key.bind(refreshToken)
    const { status, code } = await key.send(TOKEN, refreshToken, null)
    expect([status, code]).toEqual(ENDED)
    expect((await key.call(TOKEN, bound)).status).toBe(200)
  })

  it.each([
    ['at once', 0],
    ['after the time for concurrent tabs', 31_000],
  ])('ends a session that a thief has bound when its user refreshes it %s', async (_when, wait) => {
    const { refreshToken } = await signUp(project)
    const thief = await createDeviceKey(service, project)
    const stolen = await thief.bind(refreshToken)
    service.clock.now += wait
    const { status, code } = await key.send(TOKEN, refreshToken, null)
    expect([status, code]).toEqual(ENDED)
    expect((await thief.call(TOKEN, stolen)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('ends a session that a thief has bound when the device of its user binds it', async () => {
    const { refreshToken } = await signUp(project)
    const thief = await createDeviceKey(service, project)
    const stolen = await thief.bind(refreshToken)
    expect((await thief.call(TOKEN, stolen)).status).toBe(200)
    const { status, code } = await key.call(BIND, refreshToken)
    expect([status, code]).toEqual(ENDED)
    expect((await thief.call(TOKEN, stolen)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('rejects a request without a proof', async () => {
    const { refreshToken } = await signUp(project)
    const { status, body } = await key.send(BIND, refreshToken, null)
    expect([status, body['error']]).toEqual([400, 'invalid_dpop_proof'])
    expect((await key.send(TOKEN, refreshToken, null)).status).toBe(200)
  })

  it('rejects an unknown refresh token, without a nonce', async () => {
    const { status, code, headers } = await key.send(BIND, 'unknown', await key.sign(BIND))
    expect([status, code, headers.get('DPoP-Nonce')]).toEqual([...ENDED, null])
  })
})

describe('a bound session', () => {
  it('is refreshed with a proof at the token endpoint and at its own endpoint', async () => {
    const { refreshToken } = await signUpBound()
    expect((await key.call(TOKEN, refreshToken)).status).toBe(200)
    const path = '/auth/sessions/current/refresh'
    const nonce = await key.nonce(TOKEN, refreshToken)
    const proof = await key.sign(TOKEN, {
      claims: { nonce, htu: `http://localhost:4710/api/v1${path}` },
    })
    const headers = { ...withHeader(refreshToken), DPoP: proof }
    expect((await project.call('POST', path, { headers })).status).toBe(200)
  })

  it('is not refreshed without a proof, also by a server with the secret key, and does not end', async () => {
    const { refreshToken } = await signUpBound()
    service.clock.now += 24 * 60 * 60 * 1000
    const attempts = [
      await key.send(TOKEN, refreshToken, null),
      ...(await Promise.all(
        (['client', 'server', 'admin'] as const).map((access) =>
          project.call('POST', '/auth/sessions/current/refresh', {
            access,
            headers: withHeader(refreshToken),
          }),
        ),
      )),
    ]
    expect(attempts.map(({ status, code }) => [status, code])).toEqual(attempts.map(() => ENDED))
    expect((await key.call(BIND, refreshToken)).status).toBe(200)
  })

  it.each([
    ['that sends no version, as at the token endpoint', { accept: 'application/json' }],
    ['of June 2025', { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.12' }],
    ['of 2026', { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.108' }],
  ])('has only codes of its generation for a published client %s (49)', async (_what, headers) => {
    const { accessToken, refreshToken } = await signUpBound()
    const refreshed = await refreshAtTokenEndpoint(service, project, { refreshToken, headers })
    expect([refreshed.status, refreshed.code]).toEqual(ENDED)
    const begun = await project.call('POST', '/auth/cli', { body: {} })
    const shared = await project.call('POST', '/auth/cli/complete', {
      headers: { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.12', ...headers },
      body: { login_code: begun.body['login_code'], refresh_token: refreshToken },
    })
    expect([shared.status, shared.code]).toEqual([403, null])
    expect((await project.call('GET', '/users/me', { accessToken, headers })).status).toBe(200)
  })

  it('is not shared with a command-line tool', async () => {
    const { refreshToken } = await signUpBound()
    const begun = await project.call('POST', '/auth/cli', { body: {} })
    const body = { login_code: begun.body['login_code'], refresh_token: refreshToken }
    const { status, code } = await project.call('POST', '/auth/cli/complete', { body })
    expect([status, code]).toEqual([403, 'SESSION_BOUND_TO_DEVICE'])
    const polled = await project.call('POST', '/auth/cli/poll', {
      body: { polling_code: begun.body['polling_code'] },
    })
    expect(polled.body['status']).toBe('waiting')
  })

  it('ends like any other session', async () => {
    const { accessToken, refreshToken } = await signUpBound()
    const ended = await project.call('DELETE', '/auth/sessions/current', { accessToken, body: {} })
    expect(ended.status).toBe(200)
    const { status, code } = await key.call(BIND, refreshToken)
    expect([status, code]).toEqual(ENDED)
  })
})

const { privateKey: otherKey } = await generateKeyPair('ES256')
const secretKey = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256')
const p384 = await generateKeyPair('ES384')

/** Proofs that break one rule of RFC 9449, section 4.3, each. */
const wrongProofs: [rule: string, changes: ProofChanges][] = [
  ['another type', { header: { typ: 'jwt' } }],
  ['no type', { header: { typ: undefined } }],
  [
    'another algorithm',
    { header: { alg: 'RS256', jwk: await exportJWK(rsa.publicKey) }, signer: rsa.privateKey },
  ],
  [
    'another curve',
    { header: { alg: 'ES384', jwk: await exportJWK(p384.publicKey) }, signer: p384.privateKey },
  ],
  ['no key', { header: { jwk: undefined } }],
  [
    'a private key',
    { header: { jwk: await exportJWK(secretKey.privateKey) }, signer: secretKey.privateKey },
  ],
  ['a symmetric key', { header: { jwk: { kty: 'oct', k: 'AAAA' } } }],
  ['the signature of another key', { signer: otherKey }],
  ['another method', { claims: { htm: 'GET' } }],
  ['no method', { claims: { htm: undefined } }],
  ['the URL of another call', { claims: { htu: `http://localhost:4710/api/v1${BIND}` } }],
  ['the URL of another host', { claims: { htu: `http://other.example/api/v1${TOKEN}` } }],
  ['a URL of another scheme', { claims: { htu: `https://localhost:4710/api/v1${TOKEN}` } }],
  ['a relative URL', { claims: { htu: `/api/v1${TOKEN}` } }],
  ['no URL', { claims: { htu: undefined } }],
  ['no time', { claims: { iat: undefined } }],
  ['a text in place of the time', { claims: { iat: 'now' } }],
  ['an end that has passed', { claims: { exp: 1 } }],
  ['no ID', { claims: { jti: undefined } }],
  ['a number in place of the ID', { claims: { jti: 1 } }],
]

describe('a DPoP proof', () => {
  it.each(wrongProofs)('is rejected with %s (RFC 9449, section 4.3)', async (_rule, changes) => {
    const { refreshToken } = await signUpBound()
    const nonce = await key.nonce(TOKEN, refreshToken)
    const claims = { nonce, ...changes.claims }
    const proof = await key.sign(TOKEN, { ...changes, claims })
    const { status, body, headers } = await key.send(TOKEN, refreshToken, proof)
    expect([status, body['error']]).toEqual([400, 'invalid_dpop_proof'])
    expect(headers.get('DPoP-Nonce')).toBeNull()
  })

  it.each(['', 'text', 'a.b.c'])('is rejected if it is the text %j', async (text) => {
    const { refreshToken } = await signUpBound()
    const { status, body } = await key.send(TOKEN, refreshToken, text)
    expect([status, body['error']]).toEqual([400, 'invalid_dpop_proof'])
  })

  it('is rejected beside a second one', async () => {
    const { refreshToken } = await signUpBound()
    const nonce = await key.nonce(TOKEN, refreshToken)
    const proof = await key.sign(TOKEN, { claims: { nonce } })
    const { body } = await key.send(TOKEN, refreshToken, `${proof}, ${proof}`)
    expect(body['error']).toBe('invalid_dpop_proof')
    expect((await key.send(TOKEN, refreshToken, proof)).status).toBe(200)
  })

  it('is accepted once, and another one with the same nonce, too', async () => {
    const { refreshToken } = await signUpBound()
    const nonce = await key.nonce(TOKEN, refreshToken)
    const proof = await key.sign(TOKEN, { claims: { nonce } })
    expect((await key.send(TOKEN, refreshToken, proof)).status).toBe(200)
    const replayed = await key.send(TOKEN, refreshToken, proof)
    expect([replayed.status, replayed.body['error']]).toEqual([400, 'invalid_dpop_proof'])
    const another = await key.sign(TOKEN, { claims: { nonce } })
    expect((await key.send(TOKEN, refreshToken, another)).status).toBe(200)
  })

  it('is accepted with a query in its URL, and with the clock of a device that is wrong', async () => {
    const { refreshToken } = await signUpBound()
    const nonce = await key.nonce(TOKEN, refreshToken)
    for (const claims of [
      { htu: `HTTP://LOCALHOST:4710/api/v1${TOKEN}?a=1#b` },
      { iat: 1 },
      { iat: 4_000_000_000 },
    ]) {
      const proof = await key.sign(TOKEN, { claims: { nonce, ...claims } })
      expect((await key.send(TOKEN, refreshToken, proof)).status).toBe(200)
    }
  })
})

describe('the nonce of a DPoP proof', () => {
  it('is required, and issued in a header that a page can read', async () => {
    const { refreshToken } = await signUpBound()
    const { status, body, headers } = await key.send(TOKEN, refreshToken, await key.sign(TOKEN))
    expect([status, body['error']]).toEqual([400, 'use_dpop_nonce'])
    expect(headers.get('DPoP-Nonce')).toMatch(/^[\x21\x23-\x5b\x5d-\x7e]+$/)
    expect(headers.get('Access-Control-Expose-Headers')).toContain('dpop-nonce')
    expect(headers.get('Access-Control-Allow-Headers')).toContain('dpop')
  })

  it('is valid for 60 seconds', async () => {
    const { refreshToken } = await signUpBound()
    const nonce = await key.nonce(TOKEN, refreshToken)
    service.clock.now += 59_999
    const early = await key.sign(TOKEN, { claims: { nonce } })
    expect((await key.send(TOKEN, refreshToken, early)).status).toBe(200)
    service.clock.now += 1
    const late = await key.sign(TOKEN, { claims: { nonce } })
    expect((await key.send(TOKEN, refreshToken, late)).body['error']).toBe('use_dpop_nonce')
  })

  it('is rejected from another project, from the future and from the client', async () => {
    const { refreshToken } = await signUpBound()
    const other = await openTestProject(service)
    const otherKey = await createDeviceKey(service, other)
    const foreign = await otherKey.nonce(BIND, (await signUp(other)).refreshToken)
    service.clock.now += 60_000
    const future = await key.nonce(TOKEN, refreshToken)
    service.clock.now -= 60_001
    for (const nonce of [foreign, future, 'text', '', 1]) {
      const proof = await key.sign(TOKEN, { claims: { nonce } })
      const { body } = await key.send(TOKEN, refreshToken, proof)
      expect(body['error']).toBe('use_dpop_nonce')
    }
  })
})
