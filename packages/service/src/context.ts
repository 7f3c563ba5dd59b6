import type { JWKSCacheInput } from 'oauth4webapi'
import type { ServiceConfig } from './config/config.js'
import type { Database } from './db/database.js'
import type { Delivery } from './jobs/delivery.js'
import type { PasswordQueue } from './credentials/passwords/password-queue.js'
import type { MinuteLimit } from './rate-limits/minute-limit.js'
import type { RejectionDelay } from './rate-limits/rejection-delay.js'
import type { Report } from './observability/logger.js'
import type { Metrics } from './observability/metrics.js'
import type { Tracing } from './observability/tracing.js'
import type { Sealer } from './lib/sealer.js'
import type { AuditSource } from './audit/audit-source.js'
import type { ClientGeneration } from './generations/client-generation.js'
import type { FaultPlans } from './dev/fault-plans.js'
import type { RequestLog } from './dev/request-log.js'

/** The emails that wait to be sent. */
export interface Outbox extends Delivery {
  /**
   * Sends an email that `prepareEmail` stored, immediately and once: a failure is recorded and reported, not
   * retried. Call it outside of a transaction.
   *
   * @returns whether the mail server accepted the email
   */
  sendNow(id: string): Promise<boolean>
}

/** The dependencies of all parts of the service. */
export interface Context {
  db: Database
  config: ServiceConfig
  /** The platform's clock in milliseconds. A project's own time is `projectNow`. */
  now: () => number
  /** Receives failures that no response contains, and warnings as strings. Receives no secrets. */
  report: Report
  /** Bounds the work on passwords in this process. */
  passwordQueue: PasswordQueue
  /** Limits how often one refresh token is used, in this process. */
  refreshLimit: MinuteLimit
  /** Limits how often one user writes, in this process. */
  writeLimit: MinuteLimit
  /** Delays the responses to requests above a limit, in this process. */
  rejectionDelay: RejectionDelay
  /** The keys of providers' ID tokens, by the URL from which they are fetched. */
  jwksCaches: Map<string, JWKSCacheInput>
  /** Faults of calls, in development. */
  faultPlans: FaultPlans
  /** The last requests, in development. */
  requestLog: RequestLog
  /** Encrypts secrets at rest that the service must read again. */
  sealer: Sealer
  /** Sends emails. It writes outside of any transaction. */
  outbox: Outbox
  /** The request that causes changes; missing for changes by the service itself. */
  auditSource?: AuditSource | undefined
  /** The generation of the client of the request; missing for actions of the service itself. */
  clientGeneration?: ClientGeneration | undefined
  /** Counts requests, if `metrics` of the configuration is set. */
  metrics?: Metrics | undefined
  /** Exports requests and database statements as spans of OpenTelemetry. */
  tracing?: Tracing | undefined
}
