import { expect, it } from 'vitest'
import { violationsOf } from './contract-violations.js'
import { matchEndpoint } from './route.js'

const call = matchEndpoint(
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
const credentials = { email: 'ada@example.com', password: 'correct horse' }

const violations = (
  requestBody: unknown,
  answer: { status?: number; body: unknown; headers?: Record<string, string> },
) =>
  violationsOf(call, {
    request: { contentType: 'application/json', body: JSON.stringify(requestBody) },
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

it('finds no violation in valid requests and responses', () => {
  expect(violations(credentials, { body: tokens })).toEqual([])
  expect(violations(credentials, { status: 400, body: mismatchBody, headers: mismatch })).toEqual(
    [],
  )
  const overridden = { ...mismatch, 'x-stack-actual-status': '400' }
  expect(violations(credentials, { body: mismatchBody, headers: overridden })).toEqual([])
})

it('accepts an invalid body that the service rejected', () => {
  const headers = { 'x-stack-known-error': 'SCHEMA_ERROR' }
  const body = { code: 'SCHEMA_ERROR', error: 'email must be text', details: {} }
  expect(violations({ email: 1 }, { status: 400, body, headers })).toEqual([])
})

it.each<[what: string, violationList: string[], message: RegExp]>([
  [
    'a body that the service should have rejected',
    violations({ ...credentials, age: 1 }, { body: tokens }),
    /the body.*age/,
  ],
  [
    'a response with an additional field',
    violations(credentials, { body: { ...tokens, x: 1 } }),
    /the response.*x/,
  ],
  [
    'a response with a missing field',
    violations(credentials, { body: {} }),
    /the response\.access_token/,
  ],
  [
    'another status',
    violations(credentials, { status: 201, body: tokens }),
    /status 201 instead of 200/,
  ],
  [
    'an unknown code',
    violations(credentials, { status: 400, body: {}, headers: { 'x-stack-known-error': 'NEW' } }),
    /no code NEW/,
  ],
  [
    'an error with another status',
    violations(credentials, { status: 401, body: mismatchBody, headers: mismatch }),
    /401 instead of 400/,
  ],
  [
    'a header and a body that differ',
    violations(credentials, {
      status: 400,
      body: { code: 'OTHER', error: 'x' },
      headers: mismatch,
    }),
    /the body has OTHER/,
  ],
])('reports %s', (_what, violationList, message) => {
  expect(violationList[0]).toMatch(/^POST \/auth\/password\/sign-in: /)
  expect(violationList[0]).toMatch(message)
})
