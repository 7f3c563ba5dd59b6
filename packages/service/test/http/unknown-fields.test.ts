import type { AccessType } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import { enableAllSettings, createUserData, rowsNaming } from '../support/user-data.js'
import { askFor, everyCall, fieldsOf, send } from '../support/every-call.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

// Sends every call with fields that it does not have. One rule holds for all of them: a field
// that is unknown is rejected, also inside of other objects, so that a misspelled setting is not ignored silently.

/** The minimum number of fields that an error names. */
const NAMED_FIELDS = 10

const service = await setupTestService()
const project = await openTestProject(service, { config: enableAllSettings })
const resources = await createUserData(service, project)

/** The field names of all requests and responses, and some of the database. */
const names = [
  ...new Set([
    ...everyCall.flatMap(([, { schemas }]) => [
      ...fieldsOf(schemas.body, 'output'),
      ...fieldsOf(schemas.response, 'output'),
    ]),
    ...['project_id', 'projectId', 'is_admin', 'role', '__proto__', 'constructor', 'prototype'],
    ...['server_metadata.a', 'serverMetadata', 'emailVerified', 'created_at_millis', 'permissions'],
  ]),
]
/** The endpoints that ignore unknown fields. */
const LENIENT_PATHS = [
  '/auth/oauth/token',
  '/check-feature-support',
  '/auth/oauth/callback/{provider_id}',
  // These calls always fail, because the service runs no source code.
  '/internal/email-themes/{id}',
  '/internal/email-templates/{id}',
  '/internal/email-drafts',
]
const strictCallsOf = (access: AccessType) =>
  everyCall
    .filter(
      ([, { endpoint, schemas }]) =>
        schemas.body !== undefined &&
        endpoint.method !== 'DELETE' &&
        !LENIENT_PATHS.includes(endpoint.path) &&
        endpoint.access.includes(access),
    )
    .map(([id, call]) => ({ id, call }))
const callsOfClients = strictCallsOf('client')

describe('every client endpoint', () => {
  it('is tested with the names of protected fields', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['server_metadata', 'client_read_only_metadata', 'primary_email_verified', 'id'],
        ...['is_anonymous', 'password_hash', 'is_verified', 'signed_up_at_millis', 'has_password'],
      ]),
    )
  })

  it('rejects every unknown field with SCHEMA_ERROR and changes nothing', async () => {
    const { accessToken, id } = resources.user
    expect(callsOfClients.length).toBeGreaterThan(35)
    const mismatches = await findMismatches(callsOfClients, async ({ call }) => {
      const knownFields = fieldsOf(call.schemas.body)
      const request = askFor(call, resources)
      const readRows = await rowsNaming(service, [id])
      const before = await readRows()
      const unknown = names.filter((name) => !knownFields.includes(name))
      for (let start = 0; start < unknown.length; start += NAMED_FIELDS) {
        const group = unknown.slice(start, start + NAMED_FIELDS)
        // fromEntries() makes `__proto__` an own property.
        const fields = group.map((name) => [name, true])
        const body = Object.fromEntries([...Object.entries(request.body ?? {}), ...fields])
        const { code, body: error } = await send(project, { ...request, body }, { accessToken })
        expect(code).toBe('SCHEMA_ERROR')
        const message = String(error['error'])
        const isNamed = (name: string) => message.includes(`body.${name} is not a field`)
        expect(group.filter((name) => !isNamed(name))).toEqual([])
      }
      expect(await readRows()).toEqual(before)
    })
    expect(mismatches).toEqual([])
  })
})

describe.each(['server', 'admin'] as const)('every %s endpoint', (access) => {
  it('rejects unknown fields with SCHEMA_ERROR', async () => {
    const calls = strictCallsOf(access)
    expect(calls.length).toBeGreaterThan(30)
    const mismatches = await findMismatches(calls, async ({ call }) => {
      const request = askFor(call, resources)
      const unknown = ['unknown', '__proto__', 'projectId']
      // fromEntries() makes `__proto__` an own property.
      const fields = unknown.map((name) => [name, null])
      const body = Object.fromEntries([...Object.entries(request.body ?? {}), ...fields])
      const { code, body: error } = await send(project, { ...request, body }, { access })
      expect(code).toBe('SCHEMA_ERROR')
      for (const name of unknown) expect(error['error']).toContain(`body.${name} is not a field`)
    })
    expect(mismatches).toEqual([])
  })
})

describe('the settings of a project', () => {
  const domain = { domain: 'https://a.example.com', handler_path: '/handler' }

  it.each([
    ['signUpEnabled', { signUpEnabled: true }],
    ['config.signUpEnabled', { config: { signUpEnabled: true } }],
    ['config.domains.0.port', { config: { domains: [{ ...domain, port: 1 }] } }],
    [
      'config.oauth_providers.0.enabled',
      { config: { oauth_providers: [{ id: 'github', type: 'shared', enabled: true }] } },
    ],
    [
      'config.user_default_permissions.0.name',
      { config: { user_default_permissions: [{ id: 'team_member', name: 'Member' }] } },
    ],
  ])('reject the unknown field %s with SCHEMA_ERROR and stay as they are', async (name, body) => {
    const path = '/internal/projects/current'
    const before = await project.call('GET', path, { access: 'admin' })
    const response = await project.call('PATCH', path, { access: 'admin', body })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(response.body['error']).toContain(`body.${name} is not a field of this call`)
    const after = await project.call('GET', path, { access: 'admin' })
    expect(after.body).toEqual(before.body)
  })
})
