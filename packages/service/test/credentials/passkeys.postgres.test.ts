import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAuthenticator, type CeremonyOptions } from '../support/authenticator.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  ORIGIN,
  requireTotp,
  switchConfig,
  totpAt,
  signUpProven,
} from '../support/sign-in.js'

const SECOND = 1000
const DOMAIN = 'https://app.example.com:8443'

const service = await setupTestService()
const project = await openTestProject(service, {
  config: { passkeyEnabled: true },
  domains: [{ domain: `${DOMAIN}/path`, handlerPath: '/handler' }],
})

const register = (accessToken: string, body: unknown, on = project) =>
  on.call('POST', '/auth/passkey/register', { accessToken, body })
const signIn = (authentication_response: unknown, code: string, on = project) =>
  on.call('POST', '/auth/passkey/sign-in', { body: { authentication_response, code } })

/** Registers a passkey with one wrong value. */
async function registerWith(change: Partial<CeremonyOptions>) {
  const { accessToken } = await signUpProven(project)
  const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
  const credential = createAuthenticator().register({ challenge, origin: ORIGIN, ...change })
  const response = await register(accessToken, { credential, code })
  const user = await project.call('GET', '/users/me', { accessToken })
  expect(user.body['passkey_auth_enabled']).toBe(response.status === 200)
  return [response.status, response.code]
}

/** Signs in with one wrong value. */
async function signInWith(change: Partial<CeremonyOptions>) {
  const user = await signUp(project)
  const authenticator = await addPasskey(project, user)
  const { challenge, code } = await beginCeremony(project, 'authentication')
  const options = { challenge, origin: ORIGIN, userId: user.id, ...change }
  const response = await signIn(authenticator.signIn(options), code)
  return [response.status, response.code]
}

const registrationFailed = [400, 'PASSKEY_REGISTRATION_FAILED']
const authenticationFailed = [400, 'PASSKEY_AUTHENTICATION_FAILED']

const others = (ceremony: NonNullable<CeremonyOptions['ceremony']>) =>
  [
    ['a challenge of its own', { challenge: 'b3RoZXI' }],
    ['the other ceremony', { ceremony }],
    ['another host’s signature', { rpId: 'evil.example.com' }],
  ] satisfies [string, Partial<CeremonyOptions>][]

const places = [
  ['an untrusted origin', 'https://evil.example.com'],
  ['the domain on another port', 'https://app.example.com'],
  ['the domain on another scheme', DOMAIN.replace('https', 'http')],
  ['a name below localhost', 'http://app.localhost:3000'],
  ['a loopback address', 'http://127.0.0.1:3000'],
] as const

describe('registering a passkey', () => {
  it.each(others('webauthn.get'))('is rejected with %s', async (_what, change) => {
    expect(await registerWith(change)).toEqual(registrationFailed)
  })

  it.each(places)('is rejected on %s', async (_where, origin) => {
    expect(await registerWith({ origin })).toEqual(authenticationFailed)
  })

  it.each([DOMAIN, 'http://localhost', 'https://localhost:8443'])(
    'succeeds on %s',
    async (origin) => {
      expect(await registerWith({ origin })).toEqual([200, null])
    },
  )

  it.each([
    ['nothing', {}],
    ['no response', { id: 'eA', rawId: 'eA', type: 'public-key' }],
    ['a list', { response: [] }],
    ['client data that is none', { response: { clientDataJSON: 'bnVsbA' } }],
    ['client data that is no JSON', { response: { clientDataJSON: '!' } }],
  ])('is rejected with a credential that contains %s', async (_what, credential) => {
    const { accessToken } = await signUpProven(project)
    const { code } = await beginCeremony(project, 'registration', accessToken)
    const response = await register(accessToken, { credential, code })
    expect([response.status, response.code]).toEqual(registrationFailed)
    expect(service.reports).toEqual([])
  })

  it.each([['cut short', (text: string) => text.slice(0, 40)] as const, ['no CBOR', () => 'AAAA']])(
    'is rejected with an attestation that is %s',
    async (_what, change: (text: string) => string) => {
      const { accessToken } = await signUpProven(project)
      const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
      const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
      const response = credential['response'] as Record<string, unknown>
      response['attestationObject'] = change(String(response['attestationObject']))
      const answer = await register(accessToken, { credential, code })
      expect([answer.status, answer.code]).toEqual(registrationFailed)
    },
  )

  it('requires a credential object', async () => {
    const { accessToken } = await signUpProven(project)
    const { code } = await beginCeremony(project, 'registration', accessToken)
    for (const body of [{ code }, { code, credential: null }])
      expect((await register(accessToken, body)).code).toBe('SCHEMA_ERROR')
  })

  it('requires a signed-in user', async () => {
    const body = { credential: {}, code: 'x' }
    const response = await project.call('POST', '/auth/passkey/register', { body })
    expect(response.code).toBe('SCHEMA_ERROR')
  })

  it('uses its code up even if it fails', async () => {
    const { accessToken } = await signUpProven(project)
    const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
    await register(accessToken, { credential: {}, code })
    const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
    const response = await register(accessToken, { credential, code })
    expect([response.status, response.code]).toEqual([409, 'VERIFICATION_CODE_ALREADY_USED'])
  })

  it('is possible for 65 seconds, with a code in either case', async () => {
    const { accessToken } = await signUpProven(project)
    const begin = () => beginCeremony(project, 'registration', accessToken)
    const credentialOf = (challenge: string) =>
      createAuthenticator().register({ challenge, origin: ORIGIN })
    const [first, second] = [await begin(), await begin()]
    service.clock.now += 65 * SECOND - 1
    const body = { credential: credentialOf(first.challenge), code: first.code.toUpperCase() }
    expect((await register(accessToken, body)).status).toBe(200)
    service.clock.now += 1
    const late = { credential: credentialOf(second.challenge), code: second.code }
    expect((await register(accessToken, late)).code).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('is rejected if passkeys were disabled in the meantime', async () => {
    const mine = await openTestProject(service, { config: { passkeyEnabled: true } })
    const { accessToken } = await signUpProven(mine)
    const { challenge, code } = await beginCeremony(mine, 'registration', accessToken)
    await switchConfig(service, mine, { passkeyEnabled: false })
    const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
    const response = await register(accessToken, { credential, code }, mine)
    expect([response.status, response.code]).toEqual([400, 'PASSKEY_AUTHENTICATION_NOT_ENABLED'])
  })
})

async function signInAs(user: TestUser, authenticator = createAuthenticator(), on = project) {
  const { challenge, code } = await beginCeremony(on, 'authentication')
  return signIn(authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id }), code, on)
}

describe('signing in with a passkey', () => {
  it.each(others('webauthn.create'))('is rejected with %s', async (_what, change) => {
    expect(await signInWith(change)).toEqual(authenticationFailed)
  })

  it.each(places)('is rejected on %s', async (_where, origin) => {
    expect(await signInWith({ origin })).toEqual(authenticationFailed)
  })

  it('is rejected with the signature of another key', async () => {
    const user = await signUp(project)
    const { id } = await addPasskey(project, user)
    const response = await signInAs(user, createAuthenticator(id))
    expect([response.status, response.code]).toEqual(authenticationFailed)
  })

  it('is rejected with a counter that did not increase, as in a cloned authenticator', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    await signInAs(user, authenticator)
    authenticator.counter = 0
    const response = await signInAs(user, authenticator)
    expect([response.status, response.code]).toEqual(authenticationFailed)
    expect((await signInAs(user, authenticator)).status).toBe(200)
  })

  it.each([
    ['nothing', {}],
    ['no response', ({ id }: { id: string }) => ({ id, rawId: id, type: 'public-key' })],
    ['an id that is none', { id: 7 }],
  ])('is rejected with a response that contains %s', async (_what, input) => {
    const authenticator = await addPasskey(project, await signUp(project))
    const { code } = await beginCeremony(project, 'authentication')
    const response = typeof input === 'function' ? input(authenticator) : input
    const answer = await signIn(response, code)
    expect([answer.status, answer.code]).toEqual(authenticationFailed)
    expect(service.reports).toEqual([])
  })

  it('succeeds without a user handle', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = await signIn(authenticator.signIn({ challenge, origin: ORIGIN }), code)
    expect(response.body['user_id']).toBe(user.id)
  })

  it('uses its code up even if it fails', async () => {
    const { code } = await beginCeremony(project, 'authentication')
    await signIn({}, code)
    expect((await signIn({}, code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('rejects a registration code', async () => {
    const { accessToken } = await signUpProven(project)
    const { code } = await beginCeremony(project, 'registration', accessToken)
    expect((await signIn({}, code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('is rejected if passkeys were disabled in the meantime', async () => {
    const mine = await openTestProject(service, { config: { passkeyEnabled: true } })
    const user = await signUp(mine)
    const authenticator = await addPasskey(mine, user)
    const { challenge, code } = await beginCeremony(mine, 'authentication')
    await switchConfig(service, mine, { passkeyEnabled: false })
    const response = authenticator.signIn({ challenge, origin: ORIGIN })
    const answer = await signIn(response, code, mine)
    expect(answer.code).toBe('PASSKEY_AUTHENTICATION_NOT_ENABLED')
  })

  it('rejects a passkey of another project', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    const other = await openTestProject(service, { config: { passkeyEnabled: true } })
    expect((await signInAs(user, authenticator, other)).code).toBe('PASSKEY_AUTHENTICATION_FAILED')
  })

  it('continues with the second factor', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    await requireTotp(project, user)
    const stopped = await signInAs(user, authenticator)
    expect([stopped.status, stopped.code]).toEqual([400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'])
    const response = await project.call('POST', '/auth/mfa/sign-in', {
      body: { code: attemptOf(stopped), type: 'totp', totp: totpAt(service.clock.now) },
    })
    expect(response.body).toMatchObject({ user_id: user.id, is_new_user: false })
  })
})

it('names a new passkey after the address of the user, with the display name beside it (42)', async () => {
  const { accessToken, email } = await signUpProven(project)
  await project.call('PATCH', '/users/me', { accessToken, body: { display_name: 'Ada' } })
  const userOf = async () =>
    (await beginCeremony(project, 'registration', accessToken)).options['user']
  expect(await userOf()).toMatchObject({ name: email, displayName: 'Ada' })
  await withRecordedAnswers(service, async () => {
    expect(await userOf()).toMatchObject({ name: 'Ada', displayName: 'Ada' })
  })
})

describe('a passkey', () => {
  it.each([1023, 1024, 30_000])(
    'is registered if its id has at most 1023 bytes: %d',
    async (bytes) => {
      const { accessToken } = await signUpProven(project)
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
