import { LRUCache } from 'lru-cache'
import type { Context, Issuer } from './context.js'
import type { DevContext } from './dev/dev-context.js'
import { FaultPlans } from './dev/fault-plans.js'
import { RequestLog } from './dev/request-log.js'
import { defaultRunning, PasswordQueue } from './domain/credentials/passwords/password-queue.js'
import { MinuteLimit } from './domain/rate-limits/minute-limit.js'
import { RejectionDelay } from './domain/rate-limits/rejection-delay.js'
import { resolveTxt } from './lib/resolve-txt.js'
import { createOutbox } from './domain/email/outbox.js'

/** More issuers are read again when they are used. */
const ISSUERS = 1000

/** Adds the parts that each process keeps in memory. */
export function createContext(
  parts: Pick<Context, 'db' | 'config' | 'now' | 'report' | 'sealer' | 'tracing'>,
): DevContext {
  const { config, now } = parts
  const { maxConcurrent = defaultRunning(), maxWaiting } = config.passwordHashing
  const ctx = {
    ...parts,
    passwordQueue: new PasswordQueue({ running: maxConcurrent, waiting: maxWaiting }),
    jwksCaches: new Map(),
    issuers: new LRUCache<string, { issuer: Promise<Issuer>; readAt: number }>({ max: ISSUERS }),
    resolveTxt,
    isDraining: false,
    refreshLimit: new MinuteLimit(config.limits.refreshesPerSession),
    writeLimit: new MinuteLimit(config.limits.writesPerUser),
    logoLimit: new MinuteLimit(config.limits.logosPerClient),
    scimLimit: new MinuteLimit(config.limits.scimRequestsPerConnection),
    rejectionDelay: new RejectionDelay(config.limits.rejectionDelayMillis),
    faultPlans: new FaultPlans(),
    requestLog: new RequestLog(now),
  }
  return {
    outbox: createOutbox(ctx),
    // Set later. The keys are there from the start, because V8 takes 3 µs to add a key to a copy of the context.
    metrics: undefined,
    auditSource: undefined,
    clientGeneration: undefined,
    permitted: undefined,
    ...ctx,
  }
}
