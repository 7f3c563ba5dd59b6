import { count, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolSize } from '../db/connect.js'
import type { Database } from '../db/database.js'
import { emails, webhookDeliveries } from '../db/schema.js'
import type { RequestRecord } from './request-record.js'

export interface MetricSources {
  db: Database
  now: () => number
  passwordQueue: { readonly running: number; readonly waiting: number }
  /** Undefined with an embedded database. */
  poolSize?: (() => PoolSize) | undefined
}

export interface Metrics {
  observe(record: RequestRecord): void
  /** Resolves to all metrics in the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>
}

/** From 5 ms, most reads, to 10 s, the longest wait of clients. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of one service. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'latchkey_http_requests_total',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'latchkey_http_request_duration_seconds',
    help: 'Time from the start of a request to its response.',
    labelNames: ['method', 'route'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  })
  addPasswordQueue(registry, sources)
  addPool(registry, sources)
  addPending(registry, sources, {
    name: 'latchkey_emails',
    subject: 'emails',
    table: emails,
    dueAt: emails.nextAttemptAt,
  })
  addPending(registry, sources, {
    name: 'latchkey_webhooks',
    subject: 'webhook deliveries',
    table: webhookDeliveries,
    dueAt: webhookDeliveries.nextAttemptAt,
  })
  return {
    observe: ({ method, route, status, durationMillis }) => {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, durationMillis / 1000)
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function addPasswordQueue(registry: Registry, { passwordQueue }: MetricSources): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge(
    'latchkey_password_queue_running',
    'Passwords that are hashed now.',
    () => passwordQueue.running,
  )
  gauge(
    'latchkey_password_queue_waiting',
    'Requests that wait to hash a password.',
    () => passwordQueue.waiting,
  )
}

function addPool(registry: Registry, { poolSize }: MetricSources): void {
  if (poolSize === undefined) return
  new Gauge({
    name: 'latchkey_database_pool_connections',
    help: 'Connections to Postgres by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = poolSize()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'busy' }, total - idle)
    },
  })
  new Gauge({
    name: 'latchkey_database_pool_waiting',
    help: 'Statements that wait for a connection to Postgres.',
    registers: [registry],
    collect() {
      this.set(poolSize().waiting)
    },
  })
}

interface Pending {
  name: string
  subject: string
  table: PgTable
  dueAt: PgColumn
}

/** Adds how many rows wait to be sent, and for how long the oldest has been due. */
function addPending(registry: Registry, sources: MetricSources, pending: Pending): void {
  const { name, subject, table, dueAt } = pending
  const registers = [registry]
  // The registry collects all metrics at the same time, so neither may rely on what the other has read.
  new Gauge({
    name: `${name}_pending`,
    help: `The ${subject} that wait to be sent, in the whole database.`,
    registers,
    async collect() {
      const backlog = await readPending(sources.db, table, dueAt)
      if (backlog !== undefined) this.set(backlog.count)
    },
  })
  new Gauge({
    name: `${name}_oldest_due_seconds`,
    help: `How long the oldest of the ${subject} has been due.`,
    registers,
    async collect() {
      const backlog = await readPending(sources.db, table, dueAt)
      if (backlog === undefined) return
      const millis = backlog.oldest === null ? 0 : sources.now() - Number(backlog.oldest)
      this.set(Math.max(0, millis) / 1000)
    },
  })
}

/** Resolves to undefined if the database cannot be reached: the other metrics are needed most then. */
async function readPending(db: Database, table: PgTable, dueAt: PgColumn) {
  try {
    const oldest = sql<string | number | null>`min(${dueAt})`
    const [row] = await db.select({ count: count(), oldest }).from(table).where(isNotNull(dueAt))
    return row
  } catch {
    return undefined
  }
}
