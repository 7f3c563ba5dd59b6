import type { DevApi } from './dev-api.js'
import type { Target } from './network/faults.js'

/** What goes wrong with a call. */
export type ServiceFault =
  /** It is served later. */
  | { kind: 'latency'; millis: number }
  /** It is not served, and answered as by a proxy in front of the service: 429, or any status. */
  | { kind: 'rate-limit'; retryAfterSeconds?: number }
  | { kind: 'status'; status: number }
  /** It is not served, and the connection is lost. */
  | { kind: 'drop' }
  /** It is served and takes effect, but the connection is lost before the answer. */
  | { kind: 'lost-answer' }
  /** It is served, but its answer is cut off. */
  | { kind: 'malformed-body' }
  /** It is not served; header and body name different codes. */
  | { kind: 'code-mismatch' }

/** Which of the calls go wrong. */
export interface Turns {
  /** So many go well first; none unless told. */
  after?: number
  /** So many go wrong then; all unless told. */
  times?: number
  /** From 0 to 1: how many of those go wrong. Which ones is the same for the same seed. */
  chance?: number
  seed?: number
}

/** A fault that was ordered, and what became of it. */
export interface OrderedFault extends Turns {
  id: string
  /** Every call without. */
  route?: string
  fault: ServiceFault
  /** Calls that it could have befallen, and those that it befell. */
  seen: number
  hits: number
}

/**
 * Faults that the service itself makes for a project's calls, whoever makes them: a browser, another
 * process, the test. `@latchkey/testing/network` breaks the calls of one process before they leave it.
 */
export interface Faults {
  /**
   * Orders a fault for a call, or with `*` for every call.
   *
   * @example await project.faults.on('POST /auth/oauth/token', { kind: 'lost-answer' }, { times: 1 })
   */
  on(target: Target, fault: ServiceFault, turns?: Turns): Promise<void>
  /** What was ordered, oldest first. */
  list(): Promise<OrderedFault[]>
  /** Takes all of it back. */
  reset(): Promise<void>
}

export function createFaults(api: DevApi, projectId: string): Faults {
  const path = `/projects/${projectId}/faults`
  return {
    async on(target, fault, turns = {}) {
      const route = target === '*' ? {} : { route: target }
      await api(path, { method: 'POST', body: { ...route, ...turns, fault } })
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
