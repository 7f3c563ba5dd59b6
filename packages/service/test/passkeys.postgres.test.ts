import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAuthenticator, type Asked } from './support/authenticator.js'
import { openTestProject, signUp, type TestProject, type TestUser } from './support/project.js'
import { openTestService, START, type TestService } from './support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  ORIGIN,
  requireTotp,
  switchConfig,
  totpAt,
} from './support/sign-in.js'

const SECOND = 1000
const DOMAIN = 'https://app.example.com:8443'

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service, {
    config: { passkeyEnabled: true },
    domains: [{ domain: `${DOMAIN}/path`, handlerPath: '/handler' }],
  })
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.now = START
})

const register = (accessToken: string, body: unknown, on = project) =>
  on.call('POST', '/auth/passkey/register', { accessToken, body })
const signIn = (authentication_response: unknown, code: string, on = project) =>
  on.call('POST', '/auth/passkey/sign-in', { body: { authentication_response, code } })

async function signInAs(user: TestUser, authenticator = createAuthenticator(), on = project) {
  const { challenge, code } = await beginCeremony(on, 'authentication')
  return signIn(authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id }), code, on)
}

describe('a passkey', () => {
  it.each([1023, 1024, 30_000])(
    'is registered if its id has at most 1023 bytes: %d',
    async (bytes) => {
      const { accessToken } = await signUp(project)
      const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
      // Random bytes, because an index accepts longer values if they compress well.
      const { register: make } = createAuthenticator(randomBytes(bytes).toString('base64url'))
      const body = { credential: make({ challenge, origin: ORIGIN }), code }
      const answer = await register(accessToken, body)
      expect([answer.status, answer.code]).toEqual(
        bytes < 1024 ? [200, null] : [400, 'PASSKEY_REGISTRATION_FAILED'],
      )
    },
  )

  it('counts signatures up to 32 bits', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    authenticator.counter = 2 ** 32 - 2
    expect((await signInAs(user, authenticator)).status).toBe(200)
  })

  it('stays with its user if another user registers the same id', async () => {
    const [thief, owner] = [await signUp(project), await signUp(project)]
    const authenticator = createAuthenticator()
    await addPasskey(project, thief, createAuthenticator(authenticator.id))
    await addPasskey(project, owner, authenticator)
    const answer = await signInAs(owner, authenticator)
    expect(answer.body['user_id']).toBe(owner.id)
  })
})
