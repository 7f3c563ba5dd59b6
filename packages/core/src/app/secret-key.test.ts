import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/support/access-token.js'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { clientAccess } from '../client/access.js'
import { refreshSession } from '../flows/refresh-tokens.js'
import { refreshWithSecretKey } from './secret-key.js'

const REFRESH = 'POST /auth/sessions/current/refresh'

describe('refreshWithSecretKey', () => {
  it('sends the refresh token in a header, without an access token', async () => {
    const token = accessToken()
    const { client, requests } = createFakeClient({
      access: { ...clientAccess, requestRefresh: refreshWithSecretKey },
      responses: { [REFRESH]: { body: { access_token: token } } },
    })
    expect(await refreshSession(client, 'r1')).toMatchObject({ accessToken: token })
    expect(requests[0]?.headers.get('x-stack-refresh-token')).toBe('r1')
    expect(requests[0]?.headers.has('x-stack-access-token')).toBe(false)
  })
})
