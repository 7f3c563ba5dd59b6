import { describe, expect } from 'vitest'
import { createAuthenticator } from '../support/authenticator.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'
import { addPasskey, beginCeremony, ORIGIN, proveEmail } from '../support/sign-in.js'

const SENTINEL = 'THIS_VALUE_WILL_BE_REPLACED.example.com'

const service = await setupTestService()
const project = await openTestProject(service, { config: { passkeyEnabled: true } })
const without = await openTestProject(service)

const begin = (ceremony: string, on: TestProject, accessToken?: string) =>
  on.call('POST', `/auth/passkey/initiate-passkey-${ceremony}`, {
    body: {},
    ...(accessToken !== undefined && { accessToken }),
  })

describe('beginning', () => {
  scenario('POST /auth/passkey/initiate-passkey-registration 200', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    const { id, email, accessToken } = user
    const response = await begin('registration', project, accessToken)
    expect(response.body).toEqual({
      code: expect.stringMatching(/^\w{45}$/),
      options_json: {
        rp: { id: SENTINEL, name: 'Test project' },
        user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: email },
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        timeout: 60_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'preferred',
        },
        attestation: 'none',
        extensions: { credProps: true },
      },
    })
  })
  scenario(
    'POST /auth/passkey/initiate-passkey-registration 400 PASSKEY_AUTHENTICATION_NOT_ENABLED',
    async () => {
      await begin('registration', without, (await signUp(without)).accessToken)
    },
  )
  scenario('POST /auth/passkey/initiate-passkey-registration 400 SCHEMA_ERROR', async () => {
    await begin('registration', project)
  })

  scenario('POST /auth/passkey/initiate-passkey-authentication 200', async () => {
    expect((await begin('authentication', project)).body).toEqual({
      code: expect.stringMatching(/^\w{45}$/),
      options_json: {
        rpId: SENTINEL,
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        allowCredentials: [],
        timeout: 60_000,
        userVerification: 'preferred',
      },
    })
  })
  scenario(
    'POST /auth/passkey/initiate-passkey-authentication 400 PASSKEY_AUTHENTICATION_NOT_ENABLED',
    async () => {
      await begin('authentication', without)
    },
  )
})

scenario('POST /auth/passkey/register 200', async () => {
  const owner = await signUp(project)
  await proveEmail(project, owner)
  const { accessToken } = owner
  const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
  const authenticator = createAuthenticator()
  const credential = authenticator.register({ challenge, origin: ORIGIN })
  const response = await project.call('POST', '/auth/passkey/register', {
    accessToken,
    body: { credential, code },
  })
  expect(response.body).toEqual({ user_handle: authenticator.id })
  const user = await project.call('GET', '/users/me', { accessToken })
  expect(user.body['passkey_auth_enabled']).toBe(true)
})

describe('signing in', () => {
  const signIn = (response: unknown, code: string, headers: Record<string, string> = {}) =>
    project.call('POST', '/auth/passkey/sign-in', {
      body: { authentication_response: response, code },
      headers,
    })

  scenario('POST /auth/passkey/sign-in 200', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
    expect((await signIn(response, code)).body).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      is_new_user: false,
      user_id: user.id,
    })
  })
  for (const at of ['400', '200 for 400'])
    scenario(`POST /auth/passkey/sign-in ${at} PASSKEY_AUTHENTICATION_FAILED`, async () => {
      const { challenge, code } = await beginCeremony(project, 'authentication')
      const response = createAuthenticator().signIn({ challenge, origin: ORIGIN })
      const headers = { 'X-Stack-Override-Error-Status': 'true' }
      await signIn(response, code, at === '400' ? {} : headers)
    })
  scenario('POST /auth/passkey/sign-in 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await signIn({}, 'x')
  })
})
