import type { Endpoint } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { buildRequest, type RequestInput } from './build-request.js'

const build = (definition: Partial<Endpoint>, input: RequestInput = {}) =>
  buildRequest({ method: 'GET', path: '/', ...definition }, input)

describe('the target of a request', () => {
  it.each<[string, RequestInput, string]>([
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
  ])('%s with %o is %s', (path, input, target) => {
    expect(build({ path }, input)).toMatchObject({ path, target })
  })

  it.each(['', '.', '..', 'a\u0000'])('is never made of the id %j', (id) => {
    expect(() => build({ path: '/users/{id}/keys' }, { params: { id } })).toThrow(TypeError)
  })

  it('is not made of nothing', () => {
    expect(() => build({ path: '/users/{id}' })).toThrow(TypeError)
  })
})

describe('the body of a request', () => {
  it.each<[Partial<Endpoint>, RequestInput, string | undefined]>([
    [{}, {}, undefined],
    [{ emptyBody: 'empty-object' }, {}, '{}'],
    [{}, { body: { a: 1, b: undefined } }, '{"a":1}'],
    [{}, { body: null }, 'null'],
    [{ encoding: 'form' }, { body: { a: 'x y', b: undefined } }, 'a=x+y'],
    [{ encoding: 'form' }, {}, ''],
  ])('of %o with %o is %j', (definition, input, body) => {
    expect(build(definition, input).body?.toString()).toBe(body)
  })

  it('PP03 cannot be a value that goes round in circles', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(() => build({}, { body: circle })).toThrow(TypeError)
    expect(() => build({}, { body: { a: 1n } })).toThrow(TypeError)
  })
})
