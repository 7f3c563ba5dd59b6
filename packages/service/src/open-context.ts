import { signingKeys } from './db/schema.js'
import type { ServiceConfig } from './config/config.js'
import type { Context } from './context.js'
import { createContext } from './create-context.js'
import { connect, type Connection } from './db/connect.js'
import { DatabaseUnavailable } from './db/errors.js'
import { createSealer, type Sealer } from './lib/sealer.js'
import { createBacklogReaders } from './domain/delivery/backlog.js'
import { createSweeper } from './jobs/sweep.js'
import type { Report } from './observability/logger.js'
import type { Tracing } from './observability/tracing.js'
import { readEncryptionKeys } from './config/encryption-key.js'
import { seed } from './domain/owned-projects/seed.js'
import { untilAborted, type ClosingLimits } from './lib/shutdown.js'
import { createLogoutDelivery } from './domain/oauth-server/logout-delivery.js'
import { createWebhookDelivery } from './domain/webhooks/deliver.js'

export interface OpenOptions {
  config: ServiceConfig
  now: () => number
  report: Report
  tracing?: Tracing | undefined
}

/**
 * Opens the dependencies of the service: the database with its projects and keys, the outbox and the delivery
 * of webhooks, which are not started yet.
 */
export async function openContext(options: OpenOptions) {
  const { connection, sealer } = await openDatabase(options)
  try {
    return await openOn({ ...options, connection, sealer })
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Opens and migrates the database, with the sealer of its secrets. */
export async function openDatabase({ config, report, tracing }: OpenOptions) {
  const sealer = createSealer(...(await readEncryptionKeys(config)))
  return { connection: await connect({ ...config, report, tracing }), sealer }
}

/** The same, on an open database, which the context closes. */
export async function openOn({
  connection,
  sealer,
  config,
  now,
  report: reportAll,
  tracing,
}: OpenOptions & { connection: Connection; sealer: Sealer }) {
  // The connection has reported the outage, once. Every call fails until its end.
  const report: Report = (error, about) => {
    if (!(error instanceof DatabaseUnavailable)) reportAll(error, about)
  }
  const ctx = createContext({ db: connection.db, config, now, report, sealer, tracing })
  if (config.metrics !== undefined) {
    // A service without metrics starts faster, because it does not load their library.
    const { createMetrics } = await import('./observability/metrics.js')
    ctx.metrics = createMetrics({ ...ctx, ...connection, ...createBacklogReaders(ctx) })
  }
  await connection.alone(async (db) => {
    await checkSealer({ ...ctx, db })
    await seed({ ...ctx, db })
  })
  const deliveries = [ctx.outbox, createWebhookDelivery(ctx), createLogoutDelivery(ctx)]
  const sweeper = createSweeper(ctx)
  const close = async (limits?: ClosingLimits) => {
    const stopping = deliveries.map((delivery) => delivery.stop(limits?.cutOff))
    const stopped = Promise.all([...stopping, sweeper.stop()])
    await (limits === undefined ? stopped : untilAborted(stopped, limits.end))
    await connection.close()
  }
  return { ctx, deliveries, sweeper, close }
}

/** Rejects a wrong encryption key at the start instead of at the first sign-in. */
export async function checkSealer({ db, sealer }: Context): Promise<void> {
  const [row] = await db.select().from(signingKeys).limit(1)
  if (row === undefined) return
  try {
    sealer.open(row.privateJwkSealed)
  } catch {
    throw new Error(
      'The encryption key cannot decrypt the secrets in this database. Set LATCHKEY_ENCRYPTION_KEY to ' +
        'the key that encrypted them, or restore the file encryption-key of the data folder.',
    )
  }
}
