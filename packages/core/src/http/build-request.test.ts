import type { Endpoint } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { buildRawRequest, buildRequest, type RawInput } from './build-request.js'

const build = (definition: Partial<Endpoint>, input: RawInput = {}) =>
  buildRawRequest({ method: 'GET', path: '/', ...definition }, input)

describe('buildRequest', () => {
  const form = { method: 'POST', path: '/teams/{team_id}', encoding: 'form' } as const

  it('converts camelCase names of parameters, query and body', () => {
    const input = {
      params: { teamId: 't' },
      query: { userId: 'me' },
      body: { expiresAt: new Date(5), clientMetadata: { aB: 1 } },
    }
    expect(buildRequest({ method: 'POST', path: '/teams/{team_id}' }, input)).toMatchObject({
      target: '/teams/t?user_id=me',
      body: '{"expires_at_millis":5,"client_metadata":{"aB":1}}',
    })
  })

  it('converts the names of a form', () => {
    const input = { params: { teamId: 't' }, body: { grantType: 'refresh_token' } }
    expect(String(buildRequest(form, input).body)).toBe('grant_type=refresh_token')
  })
})

describe('buildRawRequest', () => {
  it('keeps the names of the query and the body', () => {
    const built = build({ method: 'POST' }, { query: { userId: 'me' }, body: { aB: 1 } })
    expect(built).toMatchObject({ target: '?userId=me', body: '{"aB":1}' })
  })
})

describe('the target of a request', () => {
  it.each<[string, RawInput, string]>([
    ['/users/me', {}, '/users/me'],
    ['/', {}, ''],
    ['/teams/{team_id}', { params: { team_id: 'a b/c' } }, '/teams/a%20b%2Fc'],
    [
      '/team-member-profiles/{team_id}/{user_id}',
      { params: { team_id: '$1', user_id: 'me' } },
      '/team-member-profiles/%241/me',
    ],
    [
      '/users',
      { query: { limit: 5, desc: true, cursor: undefined, query: 'a&b' } },
      '/users?limit=5&desc=true&query=a%26b',
    ],
    ['/users', { query: { cursor: undefined } }, '/users'],
  ])('of %s with %o is %s', (path, input, target) => {
    expect(build({ path }, input)).toMatchObject({ summary: { path }, target })
  })

  it.each(['', '.', '..', 'a\u0000'])('rejects the ID %j', (id) => {
    expect(() => build({ path: '/users/{id}/keys' }, { params: { id } })).toThrow(TypeError)
  })

  it('rejects a missing ID', () => {
    expect(() => build({ path: '/users/{id}' })).toThrow(TypeError)
  })
})

describe('the body of a request', () => {
  it.each<[Partial<Endpoint>, RawInput, string | undefined]>([
    [{}, {}, undefined],
    [{ emptyBody: 'empty-object' }, {}, '{}'],
    [{}, { body: { a: 1, b: undefined } }, '{"a":1}'],
    [{}, { body: null }, 'null'],
    [{ encoding: 'form' }, { body: { a: 'x y', b: undefined } }, 'a=x+y'],
    [{ encoding: 'form' }, {}, ''],
  ])('of %o with %o is %j', (definition, input, body) => {
    expect(build(definition, input).body?.toString()).toBe(body)
  })

  it('rejects a value that JSON cannot represent (PP03)', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const invalidArgument = expect.objectContaining({ code: 'INVALID_ARGUMENT' })
    expect(() => build({}, { body: circle })).toThrow(invalidArgument)
    const body = { clientMetadata: circle }
    expect(() => buildRequest({ method: 'PATCH', path: '/' }, { body })).toThrow(invalidArgument)
    expect(() => build({}, { body: { a: 1n } })).toThrow(invalidArgument)
  })
})
