import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { implementations } from '../../src/http/implementations.js'
import { createOpenApi } from '../../src/openapi/document.js'
import { readResponse, requestOf, type CallResponse } from '../support/project.js'
import { openTestService, setupTestService } from '../support/service.js'

type Document = ReturnType<typeof createOpenApi>

const ask = async (method: string, path: string): Promise<CallResponse> =>
  readResponse(await service.fetch(requestOf(method, path, {})))

const service = await setupTestService()
const document = (await ask('GET', '/openapi.json')).body as unknown as Document
const operation = (path: string, method: string) => {
  const operationObject = document.paths[path]?.[method]
  if (operationObject === undefined) throw new Error(`No ${method} ${path} is described.`)
  return operationObject
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(document.openapi).toBe('3.1.0')
  })

  it('contains every call of the service and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = implementations.map(({ endpoint: { method, path } }) => `${method} ${path}`)
    expect(described.sort()).toEqual([...new Set(served)].sort())
  })

  it('describes the rules of a call', () => {
    const update = operation('/teams/{team_id}', 'patch')
    expect(update.description).toBe(
      'Client access needs a signed-in user. Users need the permission $update_team in the team.',
    )
    expect(operation('/user-api-keys', 'post').description).toBe(
      'Client access needs a signed-in user. Clients may only name the signed-in user. ' +
        'The user, or the owner of the project, signed in recently. ' +
        'The setting allowUserApiKeys of the project is on.',
    )
    expect(operation('/auth/password/sign-in', 'post').description).toBe(
      'The setting credentialEnabled of the project is on.',
    )
  })

  it('requires the refresh token for a call that continues a session', () => {
    const { security } = operation('/auth/oauth/cross-domain/authorize', 'post')
    expect(security.every((headers) => 'refreshToken' in headers)).toBe(true)
    expect(document.components.securitySchemes.refreshToken.name).toBe('X-Stack-Refresh-Token')
  })

  it('has a unique ID for each operation', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)]
    const missing = references
      .map(([, reference = '']) => reference)
      .filter((reference) => {
        const at = reference
          .split('/')
          .slice(1)
          .reduce<unknown>(
            (value, step) => (value as Record<string, unknown> | undefined)?.[step],
            document,
          )
        return at === undefined
      })
    expect(missing).toEqual([])
  })
})

describe('an operation of the OpenAPI document', () => {
  it('distinguishes the schemas of access types', () => {
    const { responses } = operation('/users/me', 'get')
    expect(responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: { oneOf: [{ title: 'client access' }, { title: 'server and admin access' }] },
        },
      },
    })
  })

  it('lists its error codes by status', () => {
    const { responses } = operation('/auth/password/sign-up', 'post')
    expect(responses['409'].description).toContain('USER_EMAIL_ALREADY_EXISTS')
    expect(responses['400'].description).toMatch(/SCHEMA_ERROR.*BODY|PASSWORD_TOO_SHORT/)
    expect(responses['401'].description).toContain('INVALID_PUBLISHABLE_CLIENT_KEY')
  })

  it('lists the headers that it requires', () => {
    expect(operation('/internal/projects/current', 'get').security).toEqual([
      { projectId: [], accessType: [], superSecretAdminKey: [] },
      { projectId: [], accessType: [], superSecretAdminKey: [], accessToken: [] },
      { projectId: [], accessType: [], adminAccessToken: [] },
      { projectId: [], accessType: [], adminAccessToken: [], accessToken: [] },
    ])
    expect(operation('/auth/oauth/token', 'post').security).toEqual([])
  })

  it('accepts a form for the token endpoint', () => {
    expect(Object.keys(operation('/auth/oauth/token', 'post').requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ])
  })
})

it('is served under both prefixes without credentials', async () => {
  expect((await ask('GET', '/api/latest/openapi.json')).body).toEqual(document)
  expect((await ask('POST', '/openapi.json')).status).toBe(405)
  expect((await ask('OPTIONS', '/openapi.json')).status).toBe(200)
})

it('names the public URL of the service, with its base path', async () => {
  const { fetch, close } = await openTestService({ publicUrl: 'https://example.com/auth' })
  const { body } = await readResponse(await fetch(requestOf('GET', '/openapi.json', {})))
  expect(body).toMatchObject({ servers: [{ url: 'https://example.com/auth/api/v1' }] })
  await close()
})

it('names headers under X-Stack- and mentions the other prefix', () => {
  const { info, components } = createOpenApi({ extensions: true })
  expect(components.securitySchemes.projectId.name).toBe('X-Stack-Project-Id')
  expect(info.description).toContain('X-Hexclave-')
})
