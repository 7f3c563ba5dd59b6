import type { ServiceConfig } from './config.js'
import type { Database } from './db/connect.js'
import { defaultRunning, PasswordQueue } from './domain/password-queue.js'
import { RefreshLimit } from './domain/refresh-limit.js'
import { RejectionDelay } from './domain/rejection-delay.js'
import type { Sealer } from './domain/sealing.js'
import { FaultPlans } from './dev/fault-plans.js'
import { RequestLog } from './dev/request-log.js'
import { createOutbox, type Outbox } from './mail/outbox.js'

/** What every part of the service works with. */
export interface Context {
  db: Database
  config: ServiceConfig
  /** The platform's clock in milliseconds. A project's own time is `projectNow`. */
  now: () => number
  /** Told of failures that no answer shows, and of warnings as strings; gets no secrets. */
  report: (error: unknown) => void
  /** Bounds the work on passwords in this process. */
  passwordQueue: PasswordQueue
  /** Limits how often one refresh token is used, in this process. */
  refreshLimit: RefreshLimit
  /** Delays the answers to requests above a limit, in this process. */
  rejectionDelay: RejectionDelay
  /** Faults of calls, in development. */
  faultPlans: FaultPlans
  /** The last requests, in development. */
  requestLog: RequestLog
  /** Encrypts what must be readable again but not at rest. */
  sealer: Sealer
  /** Sends emails. It writes outside of any transaction. */
  outbox: Outbox
}

type KeptInMemory =
  | 'passwordQueue'
  | 'refreshLimit'
  | 'rejectionDelay'
  | 'faultPlans'
  | 'requestLog'
  | 'outbox'

/** Adds what each process keeps in memory. */
export function createContext(parts: Omit<Context, KeptInMemory>): Context {
  const { config, now } = parts
  const { maxConcurrent = defaultRunning(), maxWaiting } = config.passwordHashing
  const ctx = {
    ...parts,
    passwordQueue: new PasswordQueue({ running: maxConcurrent, waiting: maxWaiting }),
    refreshLimit: new RefreshLimit(config.limits.refreshesPerSession),
    rejectionDelay: new RejectionDelay(config.limits.rejectionDelayMillis),
    faultPlans: new FaultPlans(),
    requestLog: new RequestLog(config, now),
  }
  return { ...ctx, outbox: createOutbox(ctx) }
}
