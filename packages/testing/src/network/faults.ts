import type { Route } from './route.js'

/** A fault that replaces or delays the response of a request. */
export type Fault =
  | { kind: 'fail' }
  | { kind: 'dropAnswer' }
  | { kind: 'delay'; until: () => Promise<unknown> }
  | { kind: 'answer'; make: () => Response }

/** The endpoint that a fault affects. */
export type Target = Route | '*'

interface Planned {
  target: Target
  fault: Fault
  left: number
}

/** The pending faults, in the order in which they were added. */
export interface FaultPlan {
  add(target: Target, fault: Fault, times: number): void
  /** Removes and returns the next faults of an endpoint: its delays, and one outcome. */
  take(route: string): Fault[]
  clear(): void
}

export function createFaultPlan(): FaultPlan {
  let planned: Planned[] = []
  return {
    add(target, fault, times) {
      if (times > 0) planned.push({ target, fault, left: times })
    },
    take(route) {
      const taken: Fault[] = []
      for (const one of planned) {
        if (one.target !== '*' && one.target !== route) continue
        one.left -= 1
        taken.push(one.fault)
        if (one.fault.kind !== 'delay') break
      }
      planned = planned.filter(({ left }) => left > 0)
      return taken
    },
    clear() {
      planned = []
    },
  }
}
