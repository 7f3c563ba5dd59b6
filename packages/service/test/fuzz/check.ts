import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { TestService } from '../support/service.js'
import { createDigest, openWorld, type World } from './world.js'

// `npm run fuzz` sets both.
const TIMES = Number(process.env['LATCHKEY_FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['LATCHKEY_FUZZ_SEED'] ?? 4_711)

/** Inputs of all fuzz tests together; the nightly run takes forty times as many. */
const RUNS = 5_000 * TIMES
/** A new world now and then: requests that succeed wear it out. */
const WORLD_LASTS = 200
/** How seldom it is looked whether a refused request left the data alone. */
const LOOK_EVERY = 5
/** However little is asked for, that is looked at. */
const LEAST_RUNS = 2 * LOOK_EVERY

/**
 * Sends fuzzed requests and expects of each answer what every answer owes: no failure of the service,
 * the headers of its kind, and unchanged data after a refusal.
 *
 * @param share how much of all inputs this takes, up to 1
 */
export async function checkRequests<Given>(
  service: TestService,
  { given, share, toRequest }: Fuzzing<Given>,
): Promise<void> {
  const digest = await createDigest(service)
  let world = await openWorld(service)
  let isWornOut = false
  let runs = 0
  const property = fc.asyncProperty(given, async (one) => {
    runs += 1
    if (runs % WORLD_LASTS === 0 || isWornOut) world = await openWorld(service)
    const before = runs % LOOK_EVERY === 0 ? await digest() : undefined
    const request = toRequest(world, one)
    const response = await service.fetch(request)
    expect(service.reports).toEqual([])
    await checkAnswer(response)
    isWornOut = !isRefused(response) && takesAway(request)
    if (before !== undefined && isRefused(response)) expect(await digest()).toBe(before)
  })
  const numRuns = Math.max(LEAST_RUNS, Math.ceil(RUNS * share))
  await fc.assert(property, { numRuns, seed: SEED, endOnFailure: true })
}

export interface Fuzzing<Given> {
  given: fc.Arbitrary<Given>
  share: number
  toRequest: (world: World, given: Given) => Request
}

/** Whether later requests would find less to hit: the user, the project or its keys gone. */
const takesAway = ({ method, url }: Request) =>
  /\/(users|internal)\//.test(url) && (method === 'DELETE' || url.includes('/api-keys/'))

const isRefused = ({ status, headers }: Response) =>
  status >= 400 || headers.has('x-stack-actual-status')

/** Protocol, sections 1.5, 2.1 and 2.4. */
async function checkAnswer(response: Response): Promise<void> {
  const { status, headers } = response
  expect(Number(headers.get('x-stack-actual-status') ?? status)).toBeLessThan(500)
  const type = headers.get('content-type')
  const body = await response.text()
  const code = headers.get('x-stack-known-error')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  if (body === '') return
  if (status !== 308) expect(headers.get('x-stack-request-id')).toHaveLength(16)
  if (code === null && !type?.startsWith('application/json')) return
  expect(type).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toContain('no-store')
  const parsed: unknown = JSON.parse(body)
  if (code !== null) expect(parsed).toMatchObject({ code, error: expect.any(String) })
}
