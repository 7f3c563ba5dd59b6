import { describe, expect, it } from 'vitest'
import type { Implementation } from '../../src/api/call/implement.js'
import { implementations, nouns } from '../../src/http/implementations.js'
import { inputsOf, type PrepareCall, type World } from '../support/calls/call-inputs.js'
import { expectedRefusal, ruleRefusals } from '../support/calls/expected-refusal.js'
import { handlerChecks } from '../support/calls/handler-checks.js'
import { readField, withField, type CallInputOf } from '../support/calls/input-fields.js'
import {
  openCallers,
  SECOND_FACTOR_PERMISSION,
  type MatrixCaller,
} from '../support/calls/matrix-callers.js'
import { rolledBack, type Savepoints } from '../support/database/rolled-back.js'
import { titleOf } from '../support/every-call.js'
import { openOwner } from '../support/owner.js'
import { openTestProject, requestOf } from '../support/project.js'
import { proveEmail } from '../support/sign-in.js'
import { setupTestService } from '../support/service.js'
import { createUserData, enableAllSettings } from '../support/user-data.js'

const service = await setupTestService({
  accessTokenLifetimeSeconds: 3600,
  credentialExportEnabled: true,
})
const config = {
  ...enableAllSettings,
  accountDeletionGraceDays: 30,
  requireEmailVerification: true,
  requireSecondFactorFrom: '2020-01-01',
  requireSecondFactorPermission: SECOND_FACTOR_PERMISSION,
  secondFactorGraceDays: 0,
}
const internal = await openTestProject(service, { id: 'internal', config })
const owner = await openOwner(service, { internal })
await proveEmail(internal, owner.user)
const open = async (project = internal) => {
  const whose = await createUserData(service, project)
  const world = { service, project, owner, whose }
  return { ...world, callers: await openCallers(world) }
}
const ofProject = await open(await openTestProject(service, { config }))
/** The project of the dashboard, which has some calls alone. */
const ofInternal = await open()

/** Returns the proper request of a call. */
async function prepare(world: World, call: Implementation): Promise<CallInputOf> {
  const [input] = inputsOf(call)
  if (input === undefined) throw new Error(`There is no input of ${titleOf(call)}.`)
  const prepareCall: PrepareCall = typeof input === 'function' ? input : input.prepare
  return { ...(await prepareCall(world, call)), template: call.endpoint.path }
}

/** Names the user of the caller, where a call is about a user. */
function nameSubject(
  { endpoint }: Implementation,
  { subject, facts: { access } }: MatrixCaller,
  request: CallInputOf,
): CallInputOf {
  const { about } = endpoint
  // With `me` in its path, a call of servers would be the one of clients.
  const isServed = access !== 'none' && endpoint.access.includes(access)
  if (typeof about !== 'object' || !isServed) return request
  if (about.allowsOthers === true && access === 'client') return request
  const namesUser = readField(request, about.user) !== undefined
  return namesUser ? withField(request, about.user, subject) : request
}

/** Sends a request with the credentials of a caller only. */
async function ask(
  { headers, prepare: change }: MatrixCaller,
  { method, path, options: { body, headers: others = {} } }: CallInputOf,
): Promise<string> {
  await change?.()
  const ownHeaders = Object.entries(others).filter(([name]) => !name.startsWith('X-'))
  const request = requestOf(method, path, {
    body,
    headers: { ...Object.fromEntries(ownHeaders), ...headers },
  })
  const response = await service.fetch(request)
  const code =
    response.headers.get('x-stack-known-error') ?? response.headers.get('x-hexclave-known-error')
  return `${response.status} ${code ?? (await response.text())}`
}

/** Returns true unless the request of a caller is for another call, or is the same as that of another caller. */
function hasCell(call: Implementation, { facts: { access, invalid }, needsSubject }: MatrixCaller) {
  if (needsSubject === true && typeof call.endpoint.about !== 'object') return false
  if (access === 'none' || invalid !== undefined || call.endpoint.access.includes(access))
    return true
  const { method, path } = call.endpoint
  return !implementations.some(
    ({ endpoint }) =>
      endpoint.method === method && endpoint.path === path && endpoint.access.includes(access),
  )
}

/** Returns the refusal of a handler that checks what no rule declares. */
const handlerRefusal = (call: Implementation, { facts }: MatrixCaller): string | undefined =>
  handlerChecks[titleOf(call)]?.find(({ refuses }) => refuses(facts))?.refusal

const isExpected = (answer: string, refusal: string | undefined): boolean =>
  refusal === undefined ? !ruleRefusals.has(answer) && !answer.startsWith('5') : answer === refusal

let cells = 0

/** Makes a call as every kind of caller; returns the unexpected answers. */
async function checkCall(
  world: typeof ofProject,
  call: Implementation,
  savepoints: Savepoints,
): Promise<string[]> {
  const mismatches: string[] = []
  await savepoints.set('call')
  const request = await prepare(world, call)
  await savepoints.set('cell')
  const { now } = service.clock
  for (const caller of world.callers.filter((each) => hasCell(call, each))) {
    cells += 1
    const input = nameSubject(call, caller, request)
    const byRules = expectedRefusal(call, caller.facts, input)
    const refusal = byRules ?? handlerRefusal(call, caller)
    const answer = await ask(caller, input)
    // A request that the rules refuse has no effects.
    if (byRules === undefined || caller.prepare !== undefined) await savepoints.rollBackTo('cell')
    service.clock.now = now
    if (!isExpected(answer, refusal))
      mismatches.push(
        `${titleOf(call)} as ${caller.title}: ${refusal ?? 'no refusal'} expected, not ${answer}`,
      )
  }
  await savepoints.rollBackTo('call')
  return mismatches
}

describe('a call', () => {
  it.each(Object.entries(nouns))(
    'refuses callers as its rules declare: %s (R3)',
    async (_noun, calls) => {
      const mismatches: string[] = []
      await rolledBack(service, async (savepoints) => {
        for (const call of calls) {
          mismatches.push(...(await checkCall(ofProject, call, savepoints)))
          if (call.endpoint.project === 'internal')
            mismatches.push(...(await checkCall(ofInternal, call, savepoints)))
        }
      })
      expect(mismatches).toEqual([])
    },
  )

  it('is made by every kind of caller', () => {
    expect(ofProject.callers.length).toBeGreaterThan(35)
    expect(cells).toBeGreaterThan(5000)
  })
})
