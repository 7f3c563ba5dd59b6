import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { TestService } from '../support/service.js'
import { createDigest, openWorld, type World } from './world.js'

// `npm run fuzz` and vitest.workspace.ts set these.
export const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)
export const SEED = Number(process.env['FUZZ_SEED'] ?? 4_711)

/** The number of requests of all fuzz tests together. */
const RUNS = 500 * TIMES
/**
 * Successful requests delete data, so that later ones find less of it. After this many, a new world is
 * opened.
 */
const REQUESTS_PER_WORLD = 200
/** The digest of all tables is slow, so only every fifth request is checked for changed data. */
const DIGEST_INTERVAL = 5
/** Minimum number of requests: enough for two digests. */
const MIN_RUNS = 2 * DIGEST_INTERVAL

/**
 * Sends fuzzed requests and checks every response: no server error, the required headers, and unchanged data
 * after a rejected request.
 */
export async function checkRequests<Input>(
  service: TestService,
  { inputs, share, toRequest }: RequestFuzzing<Input>,
): Promise<void> {
  const digest = await createDigest(service)
  let world = await openWorld(service)
  let isDepleted = false
  let runs = 0
  const property = fc.asyncProperty(inputs, async (input) => {
    runs += 1
    if (runs % REQUESTS_PER_WORLD === 0 || isDepleted) world = await openWorld(service)
    const before = runs % DIGEST_INTERVAL === 0 ? await digest() : undefined
    const request = toRequest(world, input)
    const response = await service.fetch(request)
    expect(service.reports).toEqual([])
    await checkResponse(response)
    isDepleted = !isRejected(response) && deletesTargets(request)
    if (before !== undefined && isRejected(response)) expect(await digest()).toBe(before)
  })
  const numRuns = Math.max(MIN_RUNS, Math.ceil(RUNS * share))
  await fc.assert(property, { numRuns, seed: SEED, endOnFailure: true })
}

/** Options for {@link checkRequests}. */
export interface RequestFuzzing<Input> {
  inputs: fc.Arbitrary<Input>
  /** Fraction of the number of requests of all fuzz tests, up to 1. */
  share: number
  toRequest: (world: World, input: Input) => Request
}

/** Checks if a request deletes what later requests target: the user, the project or its keys. */
const deletesTargets = ({ method, url }: Request) =>
  /\/(users|internal)\//.test(url) && (method === 'DELETE' || url.includes('/api-keys/'))

const isRejected = ({ status, headers }: Response) =>
  status >= 400 || headers.has('x-stack-actual-status')

/** Checks what the protocol requires of every response. */
async function checkResponse(response: Response): Promise<void> {
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
