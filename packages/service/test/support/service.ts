import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import type { DevContext } from '../../src/dev/dev-context.js'
import { parseConfig, type ServiceConfigInput } from '../../src/config/config.js'
import type { Connection } from '../../src/db/connect.js'
import { createSealer, type Sealer } from '../../src/lib/sealer.js'
import { createHandler } from '../../src/app.js'
import type { Handler } from '../../src/http/http-env.js'
import { openContext, openOn } from '../../src/open-context.js'
import { recordResponse } from './recorded-responses.js'
import { emptyDatabase } from './database/database.js'

export interface TestService {
  ctx: DevContext
  /** The platform's clock, which the test sets. */
  clock: { now: number }
  /** The errors that the service reported. */
  reports: unknown[]
  fetch: Handler
  /** Sends the emails and webhook events that are due now. In tests, nothing is sent otherwise. */
  deliverDue: () => Promise<void>
  close: () => Promise<void>
}

/** A database and the key of its secrets, for several services in sequence. */
export interface TestDatabase {
  connection: Connection
  twin: Connection | undefined
  sealer: Sealer
}

export const createTestDatabase = async (): Promise<TestDatabase> => ({
  ...(await emptyDatabase()),
  sealer: createSealer(randomBytes(32)),
})

export const START = 1_790_000_000_000

/**
 * Opens a service. Password hashing is cheap, because other tests cover its strength.
 *
 * @param input its configuration
 * @param database an empty one by default, unless the configuration names a database
 */
export async function openTestService(
  input: ServiceConfigInput = {},
  database?: TestDatabase,
): Promise<TestService> {
  const clock = { now: START }
  const reports: unknown[] = []
  const passwordHashing = { memoryKibibytes: 64, passes: 1, maxConcurrent: 2 }
  const options = {
    // Delays of rejections would only make tests slower.
    config: parseConfig({
      passwordHashing,
      ...input,
      // The clock of most tests stands still, so that all their writes are in one minute.
      limits: { rejectionDelayMillis: 0, writesPerUser: 1_000_000, ...input.limits },
    }),
    now: () => clock.now,
    report: (error: unknown) => void reports.push(error),
  }
  const hasOwnDatabase = input.dataFolder !== undefined || input.databaseUrl !== undefined
  const shared = database ?? (hasOwnDatabase ? undefined : await createTestDatabase())
  const { ctx, close, deliveries } =
    shared === undefined
      ? await openContext(options)
      : await openOn({ ...options, connection: shared.connection, sealer: shared.sealer })
  const handle = alternate(ctx, shared?.twin)
  const deliverDue = async () => {
    await Promise.all(deliveries.map((delivery) => delivery.deliverDue()))
  }
  const fetch: Handler = async (request, origin) => {
    const response = await handle(request, origin)
    await recordResponse(request, response)
    return response
  }
  return { ctx, clock, reports, fetch, deliverDue, close }
}

/**
 * Opens the service of a test file, at its top level. Sets the clock to {@link START} before each test, and closes the
 * service after the last one.
 *
 * @param parameters those of {@link openTestService}
 * @example
 * const service = await setupTestService()
 * const project = await openTestProject(service)
 */
export async function setupTestService(
  ...parameters: Parameters<typeof openTestService>
): Promise<TestService> {
  const service = await openTestService(...parameters)
  beforeEach(() => {
    service.clock.now = START
  })
  afterAll(() => service.close())
  return service
}

/**
 * Sends requests to one service or, if the database has a second pool, alternately to two services that
 * must not depend on each other's memory.
 */
function alternate(ctx: DevContext, twin: Connection | undefined): TestService['fetch'] {
  const handle = createHandler(ctx)
  if (twin === undefined) return handle
  const { db } = ctx
  // Shares the clock and the configuration, including the changes of a test.
  const otherCtx = new Proxy(ctx, {
    get: (target, name) => (name === 'db' ? twin.db : Reflect.get(target, name)),
  })
  const other = createHandler(otherCtx)
  let turn = 0
  // A test that replaces the database replaces that of the first service.
  return (request, origin) =>
    (turn += 1) % 2 === 0 && ctx.db === db ? other(request, origin) : handle(request, origin)
}
