import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { describe, expect, it } from 'vitest'
import { createFakeClient, type SentRequest } from '../../test/fakes/fake-client.js'
import { accessToken } from '../../test/support/access-token.js'
import type { Client } from '../client/client.js'
import { signInAnonymously } from './sign-up.js'

const SIGN_UP = 'POST /auth/anonymous/sign-up'
const signIn = (client: Client) => signInAnonymously(client, client.session().state.generation)
const session = { access_token: accessToken(), refresh_token: 'r1', user_id: 'user' }

describe('signInAnonymously', () => {
  it('creates one account for calls at the same time, and another one later', async () => {
    const { client, requestNames, visited } = createFakeClient({
      responses: { [SIGN_UP]: { body: session } },
    })
    await Promise.all([signIn(client), signIn(client)])
    expect(requestNames()).toEqual([SIGN_UP])
    expect(client.session().state.status).toBe('active')
    expect(visited).toEqual([])
    await signIn(client)
    expect(requestNames()).toHaveLength(2)
  })

  it('keeps a user who signs in meanwhile', async () => {
    const { client, refreshToken } = createFakeClient({
      responses: {
        [SIGN_UP]() {
          client.session().signIn({ accessToken: accessToken(), refreshToken: 'r2' })
          return { body: session }
        },
      },
    })
    await signIn(client)
    expect(refreshToken()).toBe('r2')
  })

  it('creates no account if a user has signed in since the call', async () => {
    const { client, requests } = createFakeClient()
    const { generation } = client.session().state
    client.session().signIn({ accessToken: accessToken(), refreshToken: 'r2' })
    await signInAnonymously(client, generation)
    expect(requests).toEqual([])
  })

  it('sends X-Stack-Allow-Anonymous-User with the token of an anonymous user only (72)', async () => {
    const allowed: [string, string | null][] = []
    const record = ({ name, headers }: SentRequest) => {
      allowed.push([name, headers.get('x-stack-allow-anonymous-user')])
      return { body: {} }
    }
    const { client } = createFakeClient({ responses: { 'GET /users/me': record } })
    for (const isAnonymous of [undefined, false, true]) {
      client.session().signIn({ accessToken: accessToken({ isAnonymous }), refreshToken: 'r1' })
      await client.http.request(readCurrentUser, {})
    }
    expect(allowed).toEqual([
      ['GET /users/me', null],
      ['GET /users/me', null],
      ['GET /users/me', 'true'],
    ])
  })

  it('rejects with ANONYMOUS_ACCOUNTS_NOT_ENABLED', async () => {
    const code = 'ANONYMOUS_ACCOUNTS_NOT_ENABLED'
    const { client } = createFakeClient({ responses: { [SIGN_UP]: { code } } })
    await expect(signIn(client)).rejects.toMatchObject({ code })
  })

  it('rejects before a request if no session can be kept', async () => {
    const { client, requests } = createFakeClient({ tokenStore: null })
    await expect(signInAnonymously(client, 0)).rejects.toThrow('tokenStore')
    expect(requests).toEqual([])
  })
})
