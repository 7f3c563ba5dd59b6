/** Duration of the window in which calls are counted, and for which an attack goes on after its last busy window. */
export const WINDOW_MILLIS = 10 * 60_000

/** How many sign-ups and emailed codes a project had. Times are those of its clock. */
export interface Demand {
  /** Calls in the current window. */
  readonly count: number
  /** End of the window. */
  readonly resetsAt: number
  /** Until when the project counts as attacked; 0 if it does not. */
  readonly attackedUntil: number
}

export const noDemand: Demand = { count: 0, resetsAt: 0, attackedUntil: 0 }

/** Returns whether a time has not come. One that is later than a new one is from before the clock was set back. */
const isAhead = (time: number, now: number): boolean => time > now && time <= now + WINDOW_MILLIS

/** Returns whether a project is attacked at a time of its clock. */
export const isAttackedAt = ({ attackedUntil }: Demand, now: number): boolean =>
  isAhead(attackedUntil, now)

/**
 * Counts a call. A project is attacked while a window has more than `threshold` calls, and for the duration of a window after
 * that.
 */
export function countCall(before: Demand, now: number, threshold: number): Demand {
  const isSameWindow = isAhead(before.resetsAt, now)
  const count = isSameWindow ? before.count + 1 : 1
  const goesOn = isAttackedAt(before, now) ? before.attackedUntil : 0
  return {
    count,
    resetsAt: isSameWindow ? before.resetsAt : now + WINDOW_MILLIS,
    attackedUntil: count > threshold ? now + WINDOW_MILLIS : goesOn,
  }
}
