import type { DevApi } from './dev-api.js'
import type { Target } from './network/faults.js'

/** A fault in the processing of a request. */
export type ServiceFault =
  /** The service processes the request later. */
  | { kind: 'latency'; millis: number }
  /**
   * The service does not process the request, and responds as a proxy in front of it would: with 429, or
   * any status.
   */
  | { kind: 'rate-limit'; retryAfterSeconds?: number }
  | { kind: 'status'; status: number }
  /** The connection is lost before the service processes the request. */
  | { kind: 'drop' }
  /** The service processes the request, then the connection is lost before the response. */
  | { kind: 'lost-answer' }
  /** The service processes the request, and the response is cut off. */
  | { kind: 'malformed-body' }
  /** The service rejects the request, with different codes in the header and the body. */
  | { kind: 'code-mismatch' }

/** Selects the requests that a fault affects. */
export interface FaultSchedule {
  /** Number of requests that succeed first. Default: 0. */
  after?: number
  /** Number of requests that fail after that. Default: all. */
  times?: number
  /** Share of these requests that fail, from 0 to 1. The same seed selects the same requests. */
  chance?: number
  /** Selects the requests that fail, with `chance`. Default: 0. */
  seed?: number
}

/** An active fault and its counters. */
export interface OrderedFault extends FaultSchedule {
  /** The ID of the fault. */
  id: string
  /** The affected endpoint. Default: every endpoint. */
  route?: string
  /** The fault itself. */
  fault: ServiceFault
  /** Number of requests to the endpoint. */
  seen: number
  /** Number of requests that the fault affected. */
  hits: number
}

/**
 * Faults that the service injects into the requests of a project, from any caller: a browser, another process, the test.
 * `@latchkey/testing/network` breaks the requests of one process before they leave it.
 */
export interface Faults {
  /**
   * Injects a fault into the requests to an endpoint, or with `*` into every request.
   *
   * @example await project.faults.on('POST /auth/oauth/token', { kind: 'lost-answer' }, { times: 1 })
   */
  on(target: Target, fault: ServiceFault, schedule?: FaultSchedule): Promise<void>
  /** Lists the active faults, oldest first. */
  list(): Promise<OrderedFault[]>
  /** Removes all faults. */
  reset(): Promise<void>
}

export function createFaults(api: DevApi, projectId: string): Faults {
  const path = `/projects/${projectId}/faults`
  return {
    async on(target, fault, schedule = {}) {
      const route = target === '*' ? {} : { route: target }
      await api(path, { method: 'POST', body: { ...route, ...schedule, fault } })
    },
    async list() {
      const { items } = (await api(path)) as { items: OrderedFault[] }
      return items
    },
    async reset() {
      await api(path, { method: 'DELETE' })
    },
  }
}
