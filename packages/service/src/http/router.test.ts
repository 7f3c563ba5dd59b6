import { wholeEndpoint, type Endpoint, type Schemas } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { apiPath, createRouter } from './router.js'

const at = (method: Endpoint['method'], path: string) => ({
  endpoint: wholeEndpoint({ method, path }),
  schemas: {} as Schemas,
  handle: async () => undefined,
})

const router = createRouter([
  at('GET', '/users/{user_id}'),
  at('GET', '/users/me'),
  at('PATCH', '/users/me'),
  at('POST', '/channels/{user_id}/{id}/send'),
])

describe('a path', () => {
  it.each([
    ['/users/me', '/users/me', {}],
    ['/users/you', '/users/{user_id}', { user_id: 'you' }],
    ['/users/a%2Fb', '/users/{user_id}', { user_id: 'a/b' }],
    ['/users/%zz', '/users/{user_id}', { user_id: '%zz' }],
    ['/users/%6De', '/users/me', {}],
    ['/%75sers/%79ou', '/users/{user_id}', { user_id: 'you' }],
    ['/users/%256De', '/users/{user_id}', { user_id: '%6De' }],
    ['/channels/u/c/send', '/channels/{user_id}/{id}/send', { user_id: 'u', id: 'c' }],
  ])('%s is %s', (path, template, params) => {
    expect(router.match('GET', path)).toMatchObject({ template, params })
  })

  it.each([
    '/',
    '/users',
    '/users/me/',
    '/users//me',
    '/users/me/more',
    '/Users/me',
    '/users%2Fme',
  ])('%s is unknown', (path) => {
    expect(router.match('GET', path)).toBeUndefined()
  })

  it.each([
    ['PATCH', '/users/me', 1],
    ['PATCH', '/users/you', 0],
    ['HEAD', '/users/me', 0],
  ] as const)('serves %s %s with %i calls', (method, path, count) => {
    expect(router.match(method, path)?.implementations).toHaveLength(count)
  })
})

it.each([
  ['/api/v1', '/'],
  ['/api/v1/users/me', '/users/me'],
  ['/api/latest/users/me', '/users/me'],
  ['/api/v1users', undefined],
  ['/api/v2/users', undefined],
  ['/api', undefined],
])('%s lies at %s of the API', (pathname, path) => {
  expect(apiPath(pathname)).toBe(path)
})
