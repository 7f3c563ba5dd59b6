import { setImmediate } from 'node:timers/promises'

/** Timers that are due within this time run together, because each step waits for real connections. */
const STEP_MILLIS = 100

/**
 * Creates clocks and timers that move only when they are advanced, for apps whose requests are real. Time stands still while a
 * request is on its way.
 */
export function createVirtualTime() {
  let now = Date.now()
  let requests = 0
  /** @type {Set<{ due: number, callback: () => void }>} */
  const timers = new Set()

  const settle = async () => {
    // Twice without a request: a response can lead to the next one.
    for (let idle = 0; idle < 2; idle = requests === 0 ? idle + 1 : 0) await setImmediate()
  }

  const nextDue = () => {
    let next = Infinity
    for (const { due } of timers) next = Math.min(next, due)
    return next
  }

  const runDue = (/** @type {number} */ until) => {
    for (const timer of [...timers].toSorted((a, b) => a.due - b.due)) {
      if (timer.due > until || !timers.delete(timer)) continue
      now = Math.max(now, timer.due)
      timer.callback()
    }
  }

  return {
    now: () => now,
    settle,
    /** Advances the clocks, and runs the timers that become due. */
    advance: async (/** @type {number} */ millis) => {
      const end = now + millis
      await settle()
      for (let due = nextDue(); due <= end; due = nextDue()) {
        runDue(Math.min(due + STEP_MILLIS, end))
        await settle()
      }
      now = end
    },
    /**
     * Returns the parts of the platform of one app. Apps with the same clock are those of one page.
     *
     * @param {(url: string, init: RequestInit) => Promise<Response>} send
     */
    platform: (send) => ({
      clock: { wall: () => now, monotonic: () => now },
      timers: {
        set: (/** @type {() => void} */ callback, /** @type {number} */ millis) => {
          const timer = { due: now + millis, callback }
          timers.add(timer)
          return timer
        },
        clear: (/** @type {any} */ timer) => void timers.delete(timer),
      },
      fetch: async (/** @type {string} */ url, /** @type {RequestInit} */ init) => {
        requests += 1
        try {
          const response = await send(url, init)
          const { status, headers } = response
          // The whole body, which would arrive while the time goes on.
          return new Response(await response.arrayBuffer(), { status, headers })
        } finally {
          requests -= 1
        }
      },
    }),
  }
}
