import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everythingOn, openBelongings, rowsNaming, type Belongings } from './support/belongings.js'
import { askFor, everyCall, fieldsOf, send } from './support/every-call.js'
import { openTestProject, type TestProject } from './support/project.js'
import { openTestService, type TestService } from './support/service.js'

// Fields that are somewhere in an answer, or that servers and admins may set, beside those of a call.
let service: TestService
let project: TestProject
let mine: Belongings
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service, { config: everythingOn })
  mine = await openBelongings(service, project)
})
afterAll(() => service.close())

/** Whatever a field may be called, on the wire and in the database. */
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
/** Read all their fields, or none (protocol, section 1.3). */
const LENIENT = [
  '/auth/oauth/token',
  '/check-feature-support',
  '/auth/oauth/callback/{provider_id}',
]
const ofClients = everyCall.filter(
  ([, { endpoint, schemas }]) =>
    schemas.body !== undefined &&
    endpoint.method !== 'DELETE' &&
    !LENIENT.includes(endpoint.path) &&
    endpoint.access.includes('client'),
)

describe('fields that a call does not have', () => {
  it('include every field name of the protocol', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['server_metadata', 'client_read_only_metadata', 'primary_email_verified', 'id'],
        ...['is_anonymous', 'password_hash', 'is_verified', 'signed_up_at_millis', 'has_password'],
      ]),
    )
  })

  it.each(ofClients)('are rejected by %s', async (_title, call) => {
    const own = fieldsOf(call.schemas.body)
    const asked = askFor(call, mine)
    const read = await rowsNaming(service, [mine.user.id])
    const before = await read()
    for (const name of names.filter((one) => !own.includes(one))) {
      // Also `__proto__` is a member of its own this way.
      const body = Object.fromEntries([...Object.entries(asked.body ?? {}), [name, true]])
      const answer = await send(project, { ...asked, body }, { accessToken: mine.user.accessToken })
      expect([name, answer.code, answer.body['error']]).toEqual([
        name,
        'SCHEMA_ERROR',
        expect.stringContaining(`body.${name} is not a field of this call`),
      ])
    }
    expect(await read()).toEqual(before)
  })
})
