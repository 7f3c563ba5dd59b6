import type { ServiceConfig } from './config.js'
import type { Database } from './db/connect.js'
import { defaultRunning, PasswordQueue } from './domain/password-queue.js'
import { RefreshLimit } from './domain/refresh-limit.js'
import { RejectionDelay } from './domain/rejection-delay.js'
import type { Sealer } from './domain/sealing.js'

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
  /** Encrypts what must be readable again but not at rest. */
  sealer: Sealer
}

type KeptInMemory = 'passwordQueue' | 'refreshLimit' | 'rejectionDelay'

/** Adds what each process keeps in memory. */
export function createContext(parts: Omit<Context, KeptInMemory>): Context {
  const { maxConcurrent = defaultRunning(), maxWaiting } = parts.config.passwordHashing
  const passwordQueue = new PasswordQueue({ running: maxConcurrent, waiting: maxWaiting })
  const refreshLimit = new RefreshLimit(parts.config.limits.refreshesPerSession)
  return { ...parts, passwordQueue, refreshLimit, rejectionDelay: new RejectionDelay() }
}
