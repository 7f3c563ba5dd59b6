import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyAccess } from '@latchkey/contract'
import {
  everythingOn,
  furnish,
  openBelongings,
  PRIVATE,
  rowsNaming,
  type Belongings,
} from './support/belongings.js'
import { askFor, everyCall, expectDeclared, fieldsOf, send } from './support/every-call.js'
import {
  credentialsOf,
  openTestProject,
  signUp,
  type Answered,
  type TestProject,
} from './support/project.js'
import { openTestService, type TestService } from './support/service.js'

// Every call of the API with the IDs of other users and projects and with invalid IDs.
let service: TestService
let project: TestProject
let elsewhere: TestProject
let neighbour: Belongings
let foreigner: Belongings
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service, { config: everythingOn })
  elsewhere = await openTestProject(service, { config: everythingOn, displayName: PRIVATE })
  await furnish(elsewhere)
  neighbour = await openBelongings(service, project)
  foreigner = await openBelongings(service, elsewhere)
})
afterAll(() => service.close())

/** Expects that requests neither change nor reveal any row with these IDs. */
async function expectNothingOf(
  { user, byName }: Belongings,
  ids: readonly string[],
  work: () => Promise<Answered[]>,
): Promise<void> {
  const read = await rowsNaming(service, [user.id, String(byName['team_id']), ...ids])
  const before = await read()
  expect(before.length).toBeGreaterThan(10)
  for (const { text } of await work()) expect(text).not.toContain(PRIVATE)
  expect(await read()).toEqual(expect.arrayContaining(before))
}

describe('the data of another project', () => {
  it.each(everyCall)('is not found by %s', async (_title, call) => {
    const asked = askFor(call, foreigner)
    await expectNothingOf(foreigner, [elsewhere.id], async () => {
      const mine = await openTestProject(service, { config: everythingOn })
      const { accessToken } = await signUp(mine)
      const answers: Answered[] = []
      for (const access of call.endpoint.access) {
        const answer = await send(mine, asked, { access, accessToken })
        expectDeclared(call, answer)
        answers.push(answer)
      }
      return answers
    })
  })
})

describe('the data of another user', () => {
  const ofClients = everyCall.filter(([, { endpoint }]) => endpoint.access.includes('client'))
  // A code or token identifies its owner, so these values are unknown ones.
  const secrets = { code: 'x'.repeat(45), refresh_token: 'x'.repeat(45) }
  it.each(ofClients)('is inaccessible to clients by %s', async (_title, call) => {
    await expectNothingOf(neighbour, [], async () => {
      const answers: Answered[] = []
      for (const changes of [secrets, { ...secrets, user_id: 'me', creator_user_id: 'me' }]) {
        const answer = await send(project, askFor(call, neighbour, changes), await signUp(project))
        expectDeclared(call, answer)
        answers.push(answer)
      }
      return answers
    })
  })
})

describe('the keys and tokens of another project', () => {
  const withKeys = everyCall.filter(([, { endpoint }]) => endpoint.access.length > 0)
  it.each(withKeys)('are rejected by %s', async (_title, call) => {
    const asked = askFor(call, foreigner)
    for (const access of everyAccess) {
      const headers = credentialsOf({ ...project, id: elsewhere.id }, { access })
      const { code } = await send(elsewhere, asked, { access: 'none', headers })
      expect(code).toMatch(/^INVALID_\w+_KEY$/)
      const { accessToken } = foreigner.user
      const byToken = await send(project, asked, { access, accessToken })
      expect(byToken.code).toBe('INVALID_PROJECT_FOR_ACCESS_TOKEN')
    }
  })
})

describe('an invalid ID', () => {
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
  const places = everyCall.flatMap(([title, call]) => {
    const { endpoint, schemas } = call
    const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const fields = [...fieldsOf(schemas.query), ...fieldsOf(schemas.body)]
    const names = [...parameters, ...fields.filter((name) => name.endsWith('_id'))]
    return [...new Set(names)].map((name) => [name, title, call] as const)
  })
  let accessToken: string
  beforeAll(async () => {
    ;({ accessToken } = await signUp(project))
  })

  it.each(places)('is rejected as %s of %s', async (name, _title, call) => {
    // Its shape is looked at alike for everybody.
    const [access = 'none'] = call.endpoint.access
    for (const id of ids) {
      const asked = askFor(call, foreigner, { [name]: id })
      expectDeclared(call, await send(project, asked, { access, accessToken }))
    }
    expect(service.reports).toEqual([])
  })
})
