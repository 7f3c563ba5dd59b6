import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const headers = { 'X-Stack-Client-Version': 'js @stackframe/react@2.8.108' }

// Published clients ask for these in their account settings and on their signed-out pages.
describe('requests of published clients for features that the service does not have', () => {
  it('get no billing and no products of a user (67)', async () => {
    const { id, accessToken } = await signUp(project)
    const billing = await project.call('GET', `/payments/billing/user/${id}`, {
      accessToken,
      headers,
    })
    expect([billing.status, billing.body]).toEqual([
      200,
      { has_customer: false, default_payment_method: null },
    ])
    const products = await project.call('GET', `/payments/products/user/${id}`, {
      accessToken,
      headers,
    })
    expect([products.status, products.body['items']]).toEqual([200, []])
  })

  it.each([
    ['POST', '/analytics/events/batch'],
    ['GET', '/internal/backend-urls'],
  ])('get an empty answer: %s %s (67)', async (method, path) => {
    const body = method === 'POST' ? { events: [] } : undefined
    const response = await project.call(method, path, { headers, body })
    expect([response.status, response.body]).toEqual([200, {}])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('pass the preflight request of a browser (67)', async () => {
    const response = await project.call('OPTIONS', '/analytics/events/batch', { access: 'none' })
    expect(response.status).toBe(200)
  })
})
