import { answer, checked } from './network/answer.js'
import { createFaultVerbs, type FaultVerbs, type Times } from './network/fault-verbs.js'
import { createFaultPlan, type Target } from './network/faults.js'
import { callOf, isApiCall, type Route } from './network/route.js'
import { watchFetch } from './network/watch-fetch.js'

export type { FaultVerbs, Route, Target, Times }

/** Counts, checks and breaks the requests between the client's `fetch` and the real service. */
export interface Network extends FaultVerbs {
  /** Returns how many requests were sent to an endpoint, including failed ones. */
  calls(route: Route): number
  /** The requests of a call, oldest first, to look at their headers and bodies. */
  requests(route: Route): Request[]
  /** Every call fails until `online()`. */
  offline(): void
  /** Ends `offline()`. */
  online(): void
  /**
   * Forgets faults and counts. Throws when a call and the contract parted since the last time, or
   * when something else than the service was called.
   */
  reset(): void
  /** Steps out of the way. Throws as `reset` does. */
  close(): void
}

/**
 * Stands between `fetch` and a service, from now on. Every request goes to the real service; each
 * body and answer is held against the contract's schemas, and `reset` and `close` throw when they
 * part. A request to anywhere else is an error. One network at a time.
 *
 * @example
 * const network = createNetwork(project.baseUrl)
 * afterEach(() => network.reset())
 * afterAll(() => network.close())
 * network.fail('POST /auth/oauth/token', { times: 2 })
 */
export function createNetwork(serviceUrl: string): Network {
  const plan = createFaultPlan()
  const seen = new Map<string, Request[]>()
  const drift: string[] = []
  let isOnline = true
  // Taken before `fetch` is watched, so that what goes on to the service is not watched again.
  const service = globalThis.fetch
  const send = checked(service, drift)
  const stop = watchFetch(serviceUrl, {
    async handle(request) {
      if (!isApiCall(request)) return service(request)
      const { route } = callOf(request)
      seen.set(route, [...(seen.get(route) ?? []), request.clone()])
      return isOnline ? answer(request, plan.take(route), send) : Response.error()
    },
    refuse({ method, url }) {
      drift.push(`${method} ${url}: only ${serviceUrl} may be called in a test`)
      throw new Error(drift.at(-1))
    },
  })
  const reset = () => {
    plan.clear()
    seen.clear()
    isOnline = true
    throwDrift(drift)
  }
  return {
    ...createFaultVerbs(plan),
    calls: (route) => seen.get(route)?.length ?? 0,
    requests: (route) => (seen.get(route) ?? []).map((request) => request.clone()),
    offline: () => void (isOnline = false),
    online: () => void (isOnline = true),
    reset,
    close: () => {
      stop()
      reset()
    },
  }
}

function throwDrift(drift: string[]): void {
  const found = drift.splice(0)
  if (found.length > 0) throw new Error(`Unexpected calls:\n${found.join('\n')}`)
}
