import { randomBytes } from 'node:crypto'
import type { Context } from '../../src/context.js'
import { parseConfig, type ServiceConfigInput } from '../../src/config.js'
import { createSealer } from '../../src/domain/sealing.js'
import { createHandler } from '../../src/handle-request.js'
import { openContext, openOn } from '../../src/open-context.js'
import { watchAnswer } from './answers.js'
import { emptyDatabase } from './database.js'

export interface TestService {
  ctx: Context
  /** The platform's clock, in the test's hands. */
  clock: { now: number }
  /** What the service reported as its own failures. */
  reports: unknown[]
  fetch: (request: Request) => Promise<Response>
  /** Delivers the mail and tells the webhooks that are due now; nothing else here does. */
  deliverDue: () => Promise<void>
  close: () => Promise<void>
}

const anySealer = () => createSealer(randomBytes(32))

export const START = 1_790_000_000_000

/**
 * Opens a service, on an empty database in memory unless the configuration names another. Hashing is
 * cheap, because its strength is tested elsewhere.
 */
export async function openTestService(input: ServiceConfigInput = {}): Promise<TestService> {
  const clock = { now: START }
  const reports: unknown[] = []
  const passwordHashing = { memoryKibibytes: 64, passes: 1 }
  const options = {
    config: parseConfig({ passwordHashing, ...input }),
    now: () => clock.now,
    report: (error: unknown) => void reports.push(error),
  }
  const hasOwnDatabase = input.dataFolder !== undefined || input.databaseUrl !== undefined
  const { ctx, close, deliveries } = hasOwnDatabase
    ? await openContext(options)
    : await openOn({ ...options, connection: await emptyDatabase(), sealer: anySealer() })
  const handle = createHandler(ctx)
  const deliverDue = async () => {
    await Promise.all(deliveries.map((delivery) => delivery.deliverDue()))
  }
  const fetch = async (request: Request) => {
    const response = await handle(request)
    await watchAnswer(request, response)
    return response
  }
  return { ctx, clock, reports, fetch, deliverDue, close }
}
