import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../test-vectors/find-mismatches.js'
import {
  enableAllSettings,
  addUserData,
  createUserData,
  PRIVATE,
  rowsNaming,
  type UserData,
} from '../support/user-data.js'
import { rolledBack } from '../support/database/rolled-back.js'
import { askFor, everyCall, expectDeclared, fieldsOf, send } from '../support/every-call.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

// Sends every call with ids of another user or another project, and with invalid ids. The matrix of calls sends the keys
// and tokens of another project.

/** One test sends several hundred requests: on a busy machine, these need more than the default limit. */
const options = { timeout: 600_000 }

const calls = everyCall.map(([id, call]) => ({ id, call }))

const service = await setupTestService()
const project = await openTestProject(service, { config: enableAllSettings })
const otherProject = await openTestProject(service, {
  config: enableAllSettings,
  displayName: PRIVATE,
})
await addUserData(otherProject)
/** The resources of another user of the same project. */
const ofOtherUser = await createUserData(service, project)
/** The resources of a user of another project. */
const ofOtherProject = await createUserData(service, otherProject)

/**
 * Reads the rows with one of the owner's ids. The returned function expects that they are the same, after requests that
 * must not change one of them.
 */
async function watchRows({ user, byName }: UserData, ids: readonly string[]) {
  const read = await rowsNaming(service, [user.id, String(byName['team_id']), ...ids])
  const before = await read()
  expect(before.length).toBeGreaterThan(10)
  return async () => expect(await read()).toEqual(expect.arrayContaining(before))
}

describe('every endpoint', options, () => {
  it('gives no access to resources of another project', async () => {
    expect(calls.length).toBeGreaterThan(100)
    const expectUnchanged = await watchRows(ofOtherProject, [otherProject.id])
    const callersProject = await openTestProject(service, { config: enableAllSettings })
    const { accessToken } = await signUp(callersProject)
    await rolledBack(service, async (savepoints) => {
      await savepoints.set('call')
      const mismatches = await findMismatches(calls, async ({ call }) => {
        const request = askFor(call, ofOtherProject)
        for (const access of call.endpoint.access) {
          const response = await send(callersProject, request, { access, accessToken })
          expectDeclared(call, response)
          expect(response.text).not.toContain(PRIVATE)
          if (call.endpoint.method !== 'GET') await expectUnchanged()
          await savepoints.rollBackTo('call')
        }
      })
      expect(mismatches).toEqual([])
    })
  })

  it('gives a client no access to resources of another user', async () => {
    const callsOfClients = calls.filter(({ call }) => call.endpoint.access.includes('client'))
    // A code or a refresh token gives access to its bearer, so the requests contain invalid ones.
    const secrets = { code: 'x'.repeat(45), refresh_token: 'x'.repeat(45) }
    expect(callsOfClients.length).toBeGreaterThan(60)
    const expectUnchanged = await watchRows(ofOtherUser, [])
    const { accessToken } = await signUp(project)
    await rolledBack(service, async (savepoints) => {
      await savepoints.set('call')
      const mismatches = await findMismatches(callsOfClients, async ({ call }) => {
        for (const changes of [secrets, { ...secrets, user_id: 'me', creator_user_id: 'me' }]) {
          const response = await send(project, askFor(call, ofOtherUser, changes), { accessToken })
          expectDeclared(call, response)
          expect(response.text).not.toContain(PRIVATE)
          if (call.endpoint.method !== 'GET') await expectUnchanged()
          await savepoints.rollBackTo('call')
        }
      })
      expect(mismatches).toEqual([])
    })
  })
})

describe('every parameter and field for an id', options, () => {
  const ids = [
    ...[
      '',
      ' ',
      'undefined',
      'null',
      '0',
      '-1',
      '*',
      '%',
      '%00',
      '\0',
      'a/b',
      '../me',
      'ME',
      'ｍｅ',
    ],
    ...['%2e%2e%2f', "' or 1=1 --", '__proto__', 'constructor', '\u202e', '😀'],
    ...['a'.repeat(5000), '😀'.repeat(500), '{00000000-0000-4000-8000-000000000000}'],
    ...['00000000-0000-1000-8000-000000000000', '00000000-0000-4000-8000-000000000000\n'],
  ]
  const fieldsForIds = calls.flatMap(({ id: title, call }) => {
    const { endpoint, schemas } = call
    const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const fields = [...fieldsOf(schemas.query), ...fieldsOf(schemas.body)]
    const names = [...parameters, ...fields.filter((name) => name.endsWith('_id'))]
    return [...new Set(names)].map((name) => ({ id: `${name} of ${title}`, name, call }))
  })
  // The fields share the code that checks them. Each id goes to every fifth field, and nightly to all of them.
  const stride = process.env['TEST_ALL'] ? 1 : 5
  const inputs = fieldsForIds.map((field, first) => ({
    ...field,
    ids: ids.filter((_id, index) => (index + first) % stride === 0),
  }))

  it('rejects an invalid id with a declared error', async () => {
    const { accessToken } = await signUp(project)
    expect(fieldsForIds.length).toBeGreaterThan(90)
    const mismatches = await findMismatches(inputs, async ({ name, call, ids: idsOfField }) => {
      // Every access type validates the input the same way, so one is enough.
      const [access = 'none'] = call.endpoint.access
      for (const id of idsOfField) {
        const request = askFor(call, ofOtherProject, { [name]: id })
        expectDeclared(call, await send(project, request, { access, accessToken }))
      }
      expect(service.reports.splice(0)).toEqual([])
    })
    expect(mismatches).toEqual([])
  })
})
