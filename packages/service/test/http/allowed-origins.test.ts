import { describe, expect, it } from 'vitest'
import { openTestProject, requestOf, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const ORIGIN = 'https://app.example.com'
const service = await setupTestService({ allowedOrigins: [ORIGIN, 'https://admin.example.com'] })
const project = await openTestProject(service)

/** Returns the origin that the response allows, and whether caches keep the response for this origin only. */
const allowedBy = ({ headers }: { headers: Headers }) => [
  headers.get('access-control-allow-origin'),
  headers.get('vary'),
]

describe('allowedOrigins', () => {
  it.each([
    [ORIGIN, ORIGIN],
    ['https://evil.example.com', null],
    ['https://app.example.com.evil.example', null],
    ['null', null],
  ])('answers the preflight request of a page of %s with %s', async (origin, allowed) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' }
    const response = await service.fetch(requestOf('OPTIONS', '/users/me', { headers }))
    expect(allowedBy(response)).toEqual([allowed, 'Origin'])
  })

  it('lets only these pages read a response or an error', async () => {
    const { accessToken } = await signUp(project)
    for (const [origin, allowed] of [
      [ORIGIN, ORIGIN],
      ['https://evil.example.com', null],
    ] as const) {
      const headers = { Origin: origin }
      const user = await project.call('GET', '/users/me', { accessToken, headers })
      const error = await project.call('GET', '/users/me', { headers })
      expect([user.status, allowedBy(user)]).toEqual([200, [allowed, 'Origin']])
      expect([error.status, allowedBy(error)]).toEqual([400, [allowed, 'Origin']])
    }
  })

  it('serves requests without an origin, such as those of a server', async () => {
    const response = await project.call('GET', '/users', { access: 'server' })
    expect([response.status, allowedBy(response)]).toEqual([200, [null, 'Origin']])
  })
})
