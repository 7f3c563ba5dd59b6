import { randomUUID } from 'node:crypto'
import { hitsOf, isFaulty, type Fault, type FaultPlan } from './fault-plan.js'

interface ActivePlan {
  id: string
  plan: FaultPlan
  /** Number of calls that the plan has covered. */
  callCount: number
}

/** The fault plans of each project, for tests of apps. Each process keeps its own in memory. */
export class FaultPlans {
  readonly #plans = new Map<string, ActivePlan[]>()

  /** Adds a plan to a project, and returns its id. */
  add(projectId: string, plan: FaultPlan): string {
    const id = randomUUID()
    this.#plans.set(projectId, [...this.#of(projectId), { id, plan, callCount: 0 }])
    return id
  }

  /** Lists the plans of a project, oldest first, each with the number of calls that it made fail. */
  list(projectId: string) {
    return this.#of(projectId).map(({ id, plan, callCount }) => ({
      id,
      ...plan,
      seen: callCount,
      hits: hitsOf(plan, callCount),
    }))
  }

  clear(projectId: string): void {
    this.#plans.delete(projectId)
  }

  /** Counts a call in each plan that covers it, and returns the faults that the call has. */
  take(projectId: string, route: string): Fault[] {
    const covering = this.#of(projectId).filter(
      ({ plan }) => plan.route === undefined || plan.route === route,
    )
    for (const active of covering) active.callCount += 1
    return covering
      .filter(({ plan, callCount }) => isFaulty(plan, callCount))
      .map(({ plan }) => plan.fault)
  }

  #of(projectId: string): ActivePlan[] {
    return this.#plans.get(projectId) ?? []
  }
}
