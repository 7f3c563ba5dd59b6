import type { Context } from '../context.js'
import type { FaultPlans } from './fault-plans.js'
import type { RequestLog } from './request-log.js'

/** The dependencies of the service, with what only development uses. */
export interface DevContext extends Context {
  /** Faults of calls. */
  faultPlans: FaultPlans
  /** The last requests. */
  requestLog: RequestLog
}
