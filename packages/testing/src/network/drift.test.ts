import { expect, it } from 'vitest'
import { driftOf } from './drift.js'
import { callOf } from './route.js'

const call = callOf(
  new Request('http://localhost/api/v1/auth/password/sign-in', {
    method: 'POST',
    headers: { 'X-Stack-Access-Type': 'client' },
  }),
)
const tokens = {
  access_token: 'a',
  refresh_token: 'r',
  user_id: '6f1f2d0a-9b4c-4c1e-8f55-0d6b1c2a3e4f',
}
const good = { email: 'ada@example.com', password: 'correct horse' }

const drift = (
  sent: unknown,
  answer: { status?: number; body: unknown; headers?: Record<string, string> },
) =>
  driftOf(call, {
    request: { contentType: 'application/json', body: JSON.stringify(sent) },
    response: {
      status: answer.status ?? 200,
      headers: new Headers({
        'content-type': 'application/json; charset=utf-8',
        ...answer.headers,
      }),
      body: JSON.stringify(answer.body),
    },
  })
const mismatch = { 'x-stack-known-error': 'EMAIL_PASSWORD_MISMATCH' }
const mismatchBody = { code: 'EMAIL_PASSWORD_MISMATCH', error: 'Wrong e-mail or password.' }

it('finds nothing where call and contract agree', () => {
  expect(drift(good, { body: tokens })).toEqual([])
  expect(drift(good, { status: 400, body: mismatchBody, headers: mismatch })).toEqual([])
  const overridden = { ...mismatch, 'x-stack-actual-status': '400' }
  expect(drift(good, { body: mismatchBody, headers: overridden })).toEqual([])
})

it('leaves it to the service to refuse a body', () => {
  const headers = { 'x-stack-known-error': 'SCHEMA_ERROR' }
  const body = { code: 'SCHEMA_ERROR', error: 'email must be text', details: {} }
  expect(drift({ email: 1 }, { status: 400, body, headers })).toEqual([])
})

it.each<[what: string, found: string[], told: RegExp]>([
  [
    'a body that the service should have refused',
    drift({ ...good, age: 1 }, { body: tokens }),
    /the body.*age/,
  ],
  ['an answer with a field too many', drift(good, { body: { ...tokens, x: 1 } }), /the answer.*x/],
  ['an answer with a field too few', drift(good, { body: {} }), /the answer\.access_token/],
  ['another status', drift(good, { status: 201, body: tokens }), /status 201 instead of 200/],
  [
    'an unknown code',
    drift(good, { status: 400, body: {}, headers: { 'x-stack-known-error': 'NEW' } }),
    /no code NEW/,
  ],
  [
    'an error with another status',
    drift(good, { status: 401, body: mismatchBody, headers: mismatch }),
    /401 instead of 400/,
  ],
  [
    'a header and a body that differ',
    drift(good, { status: 400, body: { code: 'OTHER', error: 'x' }, headers: mismatch }),
    /the body says OTHER/,
  ],
])('tells of %s', (_what, found, told) => {
  expect(found[0]).toMatch(/^POST \/auth\/password\/sign-in: /)
  expect(found[0]).toMatch(told)
})
