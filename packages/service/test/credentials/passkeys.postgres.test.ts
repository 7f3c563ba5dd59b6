import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAuthenticator, type Authenticator } from '../support/authenticator.js'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { addPasskey, beginCeremony, ORIGIN, proveEmail } from '../support/sign-in.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { passkeyEnabled: true } })

const register = (accessToken: string, body: unknown) =>
  project.call('POST', '/auth/passkey/register', { accessToken, body })
const signIn = (authentication_response: unknown, code: string) =>
  project.call('POST', '/auth/passkey/sign-in', { body: { authentication_response, code } })

async function signInAs(user: TestUser, authenticator: Authenticator) {
  const { challenge, code } = await beginCeremony(project, 'authentication')
  return signIn(authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id }), code)
}

describe('a passkey', () => {
  it.each([1023, 1024, 30_000])(
    'is registered if its id has at most 1023 bytes: %d',
    async (bytes) => {
      const user = await signUp(project)
      await proveEmail(project, user)
      const { accessToken } = user
      const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
      // Random bytes, because an index accepts longer values if they compress well.
      const { register: make } = createAuthenticator(randomBytes(bytes).toString('base64url'))
      const body = { credential: make({ challenge, origin: ORIGIN }), code }
      const response = await register(accessToken, body)
      expect([response.status, response.code]).toEqual(
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
    const response = await signInAs(owner, authenticator)
    expect(response.body['user_id']).toBe(owner.id)
  })
})
