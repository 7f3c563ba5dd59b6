import type { Route } from './route.js'

/** A fault that replaces or delays the response of a request. */
export type Fault =
  | { kind: 'fail' }
  | { kind: 'dropAnswer' }
  | { kind: 'delay'; until: () => Promise<unknown> }
  | { kind: 'answer'; make: () => Response }

/** The endpoint that a fault affects. */
export type Target = Route | '*'

interface PlannedFault {
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
  let plannedFaults: PlannedFault[] = []
  return {
    add(target, fault, times) {
      if (times > 0) plannedFaults.push({ target, fault, left: times })
    },
    take(route) {
      const faults: Fault[] = []
      for (const plannedFault of plannedFaults) {
        if (plannedFault.target !== '*' && plannedFault.target !== route) continue
        plannedFault.left -= 1
        faults.push(plannedFault.fault)
        if (plannedFault.fault.kind !== 'delay') break
      }
      plannedFaults = plannedFaults.filter(({ left }) => left > 0)
      return faults
    },
    clear() {
      plannedFaults = []
    },
  }
}
