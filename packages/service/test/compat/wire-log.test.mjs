import { describe, expect, it } from 'vitest'
import {
  createWireLog,
  formatExchange,
  recordFetch,
  redactBody,
  redactText,
  redactUrl,
} from './wire-log.mjs'

const code = 'a1b2c3d4e5f6g7h8j9k0a1b2c3d4e5f6g7h8j9k0abcde'
const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'

describe('redactText', () => {
  it.each([
    ['an access token', jwt],
    ['a publishable client key', 'pck_abc123'],
    ['a secret server key', 'ssk_abc123'],
    ['a super secret admin key', 'sak_abc123'],
    ['an API key', 'sk_abc123'],
    ['a verification code', code],
  ])('removes %s', (_name, secret) => {
    expect(redactText(`before ${secret} after`)).toBe('before <redacted> after')
  })

  it('keeps ids and email addresses', () => {
    const text = 'user 0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d ada@example.com'
    expect(redactText(text)).toBe(text)
  })
})

describe('redactBody', () => {
  it('removes secrets from nested JSON by name', () => {
    const body = { email: 'ada@example.com', password: 'correct horse', keys: [{ api_key: 'x' }] }
    expect(redactBody(JSON.stringify(body))).toBe(
      '{"email":"ada@example.com","password":"<redacted>","keys":[{"api_key":"<redacted>"}]}',
    )
  })

  it('keeps error codes, flags and nulls', () => {
    const body = '{"code":"SCHEMA_ERROR","has_password":true,"refresh_token":null}'
    expect(redactBody(body)).toBe(body)
  })

  it('removes a code of six characters', () => {
    expect(redactBody('{"code":"ABC123"}')).toBe('{"code":"<redacted>"}')
  })

  it('removes secrets from a form', () => {
    const body = `grant_type=refresh_token&refresh_token=${code}&client_secret=pck_abc`
    expect(redactBody(body, 'application/x-www-form-urlencoded;charset=UTF-8')).toBe(
      'grant_type=refresh_token&refresh_token=<redacted>&client_secret=<redacted>',
    )
  })

  it('cuts a long body', () => {
    expect(redactBody('- '.repeat(600))).toBe(`${'- '.repeat(500)}… (1200 characters)`)
  })
})

describe('redactUrl', () => {
  it('keeps the path and removes secrets from the query', () => {
    const url = `http://localhost:4710/handler/callback?code=${code}&user_id=me`
    expect(redactUrl(url)).toBe('/handler/callback?code=<redacted>&user_id=me')
  })
})

describe('formatExchange', () => {
  it('writes what was sent and received without a secret', () => {
    const text = formatExchange({
      method: 'POST',
      url: 'http://localhost:4710/api/v1/auth/password/sign-in',
      requestHeaders: {
        'content-type': 'application/json',
        'x-stack-publishable-client-key': 'pck_abc',
        'user-agent': 'node',
      },
      requestBody: '{"email":"ada@example.com","password":"correct horse"}',
      status: 200,
      responseHeaders: {
        'x-stack-known-error': 'EMAIL_PASSWORD_MISMATCH',
        location: `http://localhost:4711/callback?code=${code}`,
      },
      responseBody: '{"code":"EMAIL_PASSWORD_MISMATCH"}',
    })
    expect(text.split('\n')).toEqual([
      '> POST /api/v1/auth/password/sign-in',
      '> content-type: application/json',
      '> x-stack-publishable-client-key: <redacted>',
      '> {"email":"ada@example.com","password":"<redacted>"}',
      '< 200',
      '< x-stack-known-error: EMAIL_PASSWORD_MISMATCH',
      '< location: /callback?code=<redacted>',
      '< {"code":"EMAIL_PASSWORD_MISMATCH"}',
    ])
  })
})

describe('recordFetch', () => {
  it('logs the exchange and passes the call on unchanged', async () => {
    const log = createWireLog()
    /** @type {unknown[]} */
    const calls = []
    const fetch = recordFetch(async (...call) => {
      calls.push(call)
      return new Response('{"id":"1"}', { status: 201 })
    }, log)
    const init = { method: 'POST', body: '{"name":"Ada"}' }
    const response = await fetch('http://localhost/users', init)
    expect(await response.text()).toBe('{"id":"1"}')
    expect(calls).toEqual([['http://localhost/users', init]])
    expect(log.exchanges()).toMatchObject([
      { method: 'POST', requestBody: '{"name":"Ada"}', status: 201, responseBody: '{"id":"1"}' },
    ])
  })

  it('logs a request that got no response', async () => {
    const log = createWireLog()
    const fetch = recordFetch(() => Promise.reject(new Error('refused')), log)
    await expect(fetch('http://localhost/users')).rejects.toThrow('refused')
    expect(log.exchanges()).toMatchObject([{ method: 'GET', status: null }])
  })
})
