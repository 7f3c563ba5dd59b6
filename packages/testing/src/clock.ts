import type { DevApi } from './dev-api.js'

/** Milliseconds, or a whole number with its unit: milliseconds, seconds, minutes, hours, days. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`

/** The clock of a project. It only moves forward, and does not affect other projects. */
export interface Clock {
  /**
   * Moves the clock of the project forward. Its tokens, codes and sessions age by this time. The apps of `signedIn` drop
   * what they have read, so that they ask the service again.
   *
   * @returns the new time of the project
   * @example await project.clock.advance('61m')
   */
  advance(duration: Duration): Promise<Date>
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** @param onChange runs after the clock has moved */
export const createClock = (api: DevApi, projectId: string, onChange: () => void): Clock => ({
  advance: async (duration) => {
    const body = { advanceMillis: millisOf(duration) }
    const answer = await api(`/projects/${projectId}/clock`, { method: 'POST', body })
    onChange()
    return new Date((answer as { now: string }).now)
  },
})

/** @example millisOf('61m') // 3660000 */
export function millisOf(duration: Duration): number {
  if (typeof duration === 'number') return duration
  const [, amount, unit] = /^(\d+)(ms|s|m|h|d)$/.exec(duration) ?? []
  if (amount === undefined)
    throw new TypeError(
      `Invalid duration '${duration}'. Pass milliseconds, or a whole number with ms, s, m, h or d, such as '61m'.`,
    )
  return Number(amount) * units[unit as keyof typeof units]
}
