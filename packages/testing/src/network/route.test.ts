import { expect, it } from 'vitest'
import { matchEndpoint } from './route.js'

const ID = '6f1f2d0a-9b4c-4c1e-8f55-0d6b1c2a3e4f'

it.each([
  ['POST', '/api/v1/auth/oauth/token', 'client', 'POST /auth/oauth/token'],
  ['POST', '/api/latest/auth/oauth/token', 'client', 'POST /auth/oauth/token'],
  ['GET', '/api/v1/users/me', 'client', 'GET /users/me'],
  ['GET', '/api/v1/users/me?x=1', 'server', 'GET /users/me'],
  [
    'GET',
    `/api/v1/projects/${ID}/.well-known/jwks.json`,
    'client',
    'GET /projects/{project_id}/.well-known/jwks.json',
  ],
  [
    'POST',
    `/api/v1/contact-channels/me/${ID}/send-verification-code`,
    'client',
    'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
  ],
  [
    'POST',
    '/api/v1/contact-channels/send-verification-code',
    'client',
    'POST /contact-channels/send-verification-code',
  ],
  ['GET', '/api/v1/nothing/here', 'client', 'GET /nothing/here'],
])('finds the endpoint of %s %s', (method, path, access, route) => {
  const headers = { 'X-Stack-Access-Type': access }
  expect(matchEndpoint(new Request(`http://localhost${path}`, { method, headers })).route).toBe(
    route,
  )
})

it('finds the schemas of the access type of the request', () => {
  const ask = (access: string) =>
    matchEndpoint(
      new Request('http://localhost/api/v1/users/me', {
        headers: { 'X-Stack-Access-Type': access },
      }),
    )
  expect(ask('client').endpoint?.access).toEqual(['client'])
  expect(ask('server').endpoint?.access).toContain('server')
})
