import { describe, expect, it } from 'vitest'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { ownerAccess } from './owner-access.js'

describe('ownerAccess', () => {
  it('rejects a request before it is sent if the owner has signed out', async () => {
    const owner = { getTokens: async () => ({ accessToken: null, refreshToken: null }) }
    const { client, requests } = createFakeClient({ access: ownerAccess(owner) })
    const request = client.http.request({ method: 'GET', path: '/users' }, {})
    await expect(request).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: expect.stringContaining('has signed out'),
    })
    expect(requests).toEqual([])
  })
})
