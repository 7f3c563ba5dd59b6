import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMismatches } from '../../../test-vectors/find-mismatches.js'
import { everythingOn, openBelongings, rowsNaming, type Belongings } from './support/belongings.js'
import { askFor, everyCall, fieldsOf, send } from './support/every-call.js'
import { openTestProject, type TestProject } from './support/project.js'
import { openTestService, type TestService } from './support/service.js'

// Sends every call of a client with fields of other calls, of responses and of the database.

/** How many fields an error names at least. */
const NAMED_FIELDS = 10

let service: TestService
let project: TestProject
let resources: Belongings
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service, { config: everythingOn })
  resources = await openBelongings(service, project)
})
afterAll(() => service.close())

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
/** The endpoints that ignore unknown fields (protocol, section 1.3). */
const LENIENT_PATHS = [
  '/auth/oauth/token',
  '/check-feature-support',
  '/auth/oauth/callback/{provider_id}',
]
const callsOfClients = everyCall
  .filter(
    ([, { endpoint, schemas }]) =>
      schemas.body !== undefined &&
      endpoint.method !== 'DELETE' &&
      !LENIENT_PATHS.includes(endpoint.path) &&
      endpoint.access.includes('client'),
  )
  .map(([id, call]) => ({ id, call }))

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
      const unknown = names.filter((one) => !knownFields.includes(one))
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
