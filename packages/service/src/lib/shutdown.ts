/** How long closing waits, in two steps. */
export interface ClosingLimits {
  /** Aborted when requests, webhooks and emails under way are cut off. */
  cutOff: AbortSignal
  /** Aborted when their failures should have been stored: closing ends, whatever is left. */
  end: AbortSignal
}

const STORE_MILLIS = 2000

/** Starts the limits of closing, so that a receiver, a mail server or a database that hangs cannot hold it. */
export function startClosingLimits(seconds: number): ClosingLimits & { clear: () => void } {
  const [cutOff, end] = [new AbortController(), new AbortController()]
  const millis = seconds * 1000
  const timers = [
    setTimeout(() => cutOff.abort(), millis),
    setTimeout(() => end.abort(), millis + STORE_MILLIS),
  ]
  return {
    cutOff: cutOff.signal,
    end: end.signal,
    clear: () => timers.forEach((timer) => clearTimeout(timer)),
  }
}

/** Waits for work, but not longer than until the signal is aborted. */
export async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  await Promise.race([work, aborted])
}
