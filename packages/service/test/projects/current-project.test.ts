import { randomUUID } from 'node:crypto'
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { expect, it } from 'vitest'
import { rotateSigningKey } from '../../src/domain/sessions/signing-keys.js'
import { openTestProject, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const keySetOf = async (id: string) => {
  const response = await project.call('GET', `/projects/${id}/.well-known/jwks.json`, {
    access: 'none',
  })
  return { ...response, body: response.body as unknown as JSONWebKeySet }
}

it.each(['client', 'server', 'admin'] as const)(
  'returns the project to %s access',
  async (access) => {
    const response = await project.call('GET', '/projects/current', { access })
    expect(response.body).toEqual({
      id: project.id,
      display_name: 'Test project',
      config: {
        sign_up_enabled: true,
        credential_enabled: true,
        magic_link_enabled: false,
        passkey_enabled: false,
        client_team_creation_enabled: false,
        client_user_deletion_enabled: false,
        allow_user_api_keys: false,
        allow_team_api_keys: false,
        enabled_oauth_providers: [],
      },
    })
  },
)

it('returns the enabled features of the project', async () => {
  const mine = await openTestProject(service, {
    config: { magicLinkEnabled: true, signUpEnabled: false },
  })
  const response = await mine.call('GET', '/projects/current')
  expect(response.body['config']).toMatchObject({
    magic_link_enabled: true,
    sign_up_enabled: false,
  })
})

it('publishes the key that verifies the access tokens of the project', async () => {
  const { accessToken, id } = await signUp(project)
  const { body } = await keySetOf(project.id)
  expect(body).toEqual({
    keys: [
      {
        kty: 'EC',
        alg: 'ES256',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.stringMatching(/^[\w-]{12}$/),
      },
    ],
  })
  const { payload, protectedHeader } = await jwtVerify(accessToken, createLocalJWKSet(body), {
    issuer: `http://localhost:4710/api/v1/projects/${project.id}`,
    audience: project.id,
    currentDate: new Date(START),
  })
  expect(payload.sub).toBe(id)
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: body.keys[0]?.kid })
})

it('creates a separate signing key for each project', async () => {
  const other = await openTestProject(service)
  const [mine, theirs] = [await keySetOf(project.id), await keySetOf(other.id)]
  expect(mine.body.keys[0]?.kid).not.toBe(theirs.body.keys[0]?.kid)
})

it('signs with the newest key and verifies with all keys', async () => {
  const mine = await openTestProject(service)
  const before = await signUp(mine)
  await rotateSigningKey(service.ctx, mine.id)
  const after = await signUp(mine)
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  const { body } = await keySetOf(mine.id)
  expect(body.keys.map(({ kid }) => kid)).toEqual([
    kidOf(before.accessToken),
    kidOf(after.accessToken),
  ])
  for (const user of [before, after])
    expect((await mine.call('GET', '/users/me', user)).status).toBe(200)
})

it('answers 404 for the key set of an unknown project', async () => {
  const response = await keySetOf(randomUUID())
  expect([response.status, response.code]).toEqual([404, null])
})
