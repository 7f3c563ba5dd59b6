import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { RequestRecord } from './request-record.js'

/** Messages that wait to be sent. */
export interface Backlog {
  count: number
  /** How long the oldest has been due. */
  oldestDueSeconds: number
}

/** Resolves to undefined if the database cannot be reached: the other metrics are needed most then. */
type ReadBacklog = () => Promise<Backlog | undefined>

export interface MetricSources {
  readEmailBacklog: ReadBacklog
  readWebhookBacklog: ReadBacklog
  passwordQueue: { readonly running: number; readonly waiting: number }
  /** Undefined with an embedded database. */
  poolSize?: (() => { total: number; idle: number; waiting: number }) | undefined
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
  addPending(registry, {
    name: 'latchkey_emails',
    subject: 'emails',
    readBacklog: sources.readEmailBacklog,
  })
  addPending(registry, {
    name: 'latchkey_webhooks',
    subject: 'webhook deliveries',
    readBacklog: sources.readWebhookBacklog,
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
  readBacklog: ReadBacklog
}

/** Adds how many messages wait to be sent, and for how long the oldest has been due. */
function addPending(registry: Registry, { name, subject, readBacklog }: Pending): void {
  const registers = [registry]
  // The registry collects all metrics at the same time, so neither may rely on what the other has read.
  new Gauge({
    name: `${name}_pending`,
    help: `The ${subject} that wait to be sent, in the whole database.`,
    registers,
    async collect() {
      const backlog = await readBacklog()
      if (backlog !== undefined) this.set(backlog.count)
    },
  })
  new Gauge({
    name: `${name}_oldest_due_seconds`,
    help: `How long the oldest of the ${subject} has been due.`,
    registers,
    async collect() {
      const backlog = await readBacklog()
      if (backlog !== undefined) this.set(backlog.oldestDueSeconds)
    },
  })
}
