import type { Context } from './context.js'
import { FaultPlans } from './dev/fault-plans.js'
import { RequestLog } from './dev/request-log.js'
import { defaultRunning, PasswordQueue } from './credentials/passwords/password-queue.js'
import { RefreshLimit } from './rate-limits/refresh-limit.js'
import { RejectionDelay } from './rate-limits/rejection-delay.js'
import { createOutbox } from './email/outbox.js'

type ProcessState =
  | 'passwordQueue'
  | 'refreshLimit'
  | 'jwksCaches'
  | 'rejectionDelay'
  | 'faultPlans'
  | 'requestLog'
  | 'outbox'

/** Adds what each process keeps in memory. */
export function createContext(parts: Omit<Context, ProcessState>): Context {
  const { config, now } = parts
  const { maxConcurrent = defaultRunning(), maxWaiting } = config.passwordHashing
  const ctx = {
    ...parts,
    passwordQueue: new PasswordQueue({ running: maxConcurrent, waiting: maxWaiting }),
    jwksCaches: new Map(),
    refreshLimit: new RefreshLimit(config.limits.refreshesPerSession),
    rejectionDelay: new RejectionDelay(config.limits.rejectionDelayMillis),
    faultPlans: new FaultPlans(),
    requestLog: new RequestLog(config, now),
  }
  return { ...ctx, outbox: createOutbox(ctx) }
}
