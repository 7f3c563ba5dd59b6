import { answer, checked } from './network/answer.js'
import { createFaultInjection, type FaultInjection, type Times } from './network/fault-injection.js'
import { createFaultPlan, type Target } from './network/faults.js'
import { matchEndpoint, isApiCall, type Route } from './network/route.js'
import { interceptFetch } from './network/intercept-fetch.js'

export type { FaultInjection, Route, Target, Times }

/** Counts, checks and breaks the requests between the client's `fetch` and the real service. */
export interface Network extends FaultInjection {
  /** Returns how many requests were sent to an endpoint, including failed ones. */
  calls(route: Route): number
  /** Returns the requests to an endpoint, oldest first, with headers and bodies. */
  requests(route: Route): Request[]
  /** Makes every request fail until `online()`. */
  offline(): void
  /** Ends `offline()`. */
  online(): void
  /**
   * Removes faults and counts. Throws if a request or response since the last reset violated the contract,
   * or if a request was sent to another origin.
   */
  reset(): void
  /** Restores the original `fetch`. Throws as `reset` does. */
  close(): void
}

/**
 * Intercepts `fetch` from now on. Every request is sent to the real service. Bodies and responses are
 * validated with the schemas of the contract, and `reset` and `close` throw if one is invalid. A request to
 * another origin is an error. Create one network at a time.
 *
 * @example
 * const network = createNetwork(project.baseUrl)
 * afterEach(() => network.reset())
 * afterAll(() => network.close())
 * network.fail('POST /auth/oauth/token', { times: 2 })
 */
export function createNetwork(serviceUrl: string): Network {
  const plan = createFaultPlan()
  const requests = new Map<string, Request[]>()
  const violations: string[] = []
  let isOnline = true
  // Saved before `fetch` is intercepted, so that forwarded requests are not intercepted again.
  const service = globalThis.fetch
  const send = checked(service, violations)
  const stop = interceptFetch(serviceUrl, {
    async handle(request) {
      if (!isApiCall(request)) return service(request)
      const { route } = matchEndpoint(request)
      requests.set(route, [...(requests.get(route) ?? []), request.clone()])
      return isOnline ? answer(request, plan.take(route), send) : Response.error()
    },
    rejectForeign({ method, url }) {
      violations.push(`${method} ${url}: only ${serviceUrl} may be called in a test`)
      throw new Error(violations.at(-1))
    },
  })
  const reset = () => {
    plan.clear()
    requests.clear()
    isOnline = true
    throwViolations(violations)
  }
  return {
    ...createFaultInjection(plan),
    calls: (route) => requests.get(route)?.length ?? 0,
    requests: (route) => (requests.get(route) ?? []).map((request) => request.clone()),
    offline: () => void (isOnline = false),
    online: () => void (isOnline = true),
    reset,
    close: () => {
      stop()
      reset()
    },
  }
}

function throwViolations(violations: string[]): void {
  const messages = violations.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected calls:\n${messages.join('\n')}`)
}
