/** The time limits of closing, in two steps. */
export interface ClosingLimits {
  /** Aborted when requests, webhooks and emails in progress must end. */
  cutOff: AbortSignal
  /** Aborted after the time to store failures: closing then ends in any case. */
  end: AbortSignal
}

const STORE_MILLIS = 2000

/**
 * Starts the limits of closing, so that an unresponsive receiver, mail server or database cannot block it.
 */
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

/** Waits for work until the signal is aborted. */
export async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const aborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  await Promise.race([work, aborted])
}
