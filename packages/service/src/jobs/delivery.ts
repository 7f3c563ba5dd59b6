import { setTimeout } from 'node:timers/promises'
import { failureReport } from '../db/error-report.js'

/** What waits in the database to be sent, in lanes of which none waits for another. */
export interface Lanes {
  /** Lanes with something that is due, but for some, the one that waits longest first. */
  due(limits: { but: string[]; most: number }): Promise<string[]>
  /** Sends what is due in one lane, until nothing is or it is told to stop. */
  drain(lane: string, ending: Ending): Promise<void>
}

/** How delivery ends. */
export interface Ending {
  /** Aborted when the delivery stops: nothing more is claimed. */
  signal: AbortSignal
  /** Aborted when the time for that is over: what is under way is given up, to be sent again later. */
  cutOff: AbortSignal
}

export interface Delivery {
  /** Delivers all that is due now. */
  deliverDue(): Promise<void>
  /** Looks for what is due from now on, every second, and delivers it. */
  start(): void
  /** Looks at once instead of at the next poll. Call it after a transaction that added something due. */
  wake(): void
  /** Ends delivery; waits for what is under way, which the signal cuts off. */
  stop(cutOff?: AbortSignal): Promise<void>
}

const POLL_MILLIS = 1000
/** How much of one lane is under way at a time. */
export const BATCH = 5
/** So many servers may be dead before anybody waits for them. */
const MOST_LANES = 10

/**
 * Sends what is due. Any number of services may do so on one database, as long as a lane claims what
 * it sends.
 */
export function createDelivery(
  { report }: { report: (error: unknown) => void },
  lanes: Lanes,
): Delivery {
  const open = new Map<string, Promise<boolean>>()
  /** Lanes that may have got something due after their last claim. */
  const missed = new Set<string>()
  let pause = new AbortController()
  const stopping = new AbortController()
  const { signal } = stopping
  const cutting = new AbortController()
  const ending: Ending = { signal, cutOff: cutting.signal }
  /** Whether it went well. */
  const drain = async (lane: string): Promise<boolean> => {
    try {
      await lanes.drain(lane, ending)
      return true
    } catch (error) {
      report(failureReport(error))
      return false
    } finally {
      open.delete(lane)
      if (missed.delete(lane)) pause.abort()
    }
  }
  const look = async () => {
    const most = Math.max(0, MOST_LANES - open.size)
    const found = await lanes.due({ but: [...open.keys()], most })
    for (const lane of found) if (!open.has(lane) && !signal.aborted) open.set(lane, drain(lane))
  }
  const deliverDue = async () => {
    for (let isGoing = !signal.aborted; isGoing;) {
      await look()
      const results = await Promise.all(open.values())
      isGoing = results.length > 0 && results.every((isWell) => isWell) && !signal.aborted
    }
  }
  const lookAgain = () => look().catch((error: unknown) => report(failureReport(error)))
  const poll = async () => {
    while (!signal.aborted) {
      // Before it looks, so that a call of `wake` meanwhile is not lost.
      pause = new AbortController()
      await lookAgain()
      const options = { signal: pause.signal, ref: false }
      await setTimeout(POLL_MILLIS, undefined, options).catch(() => {})
    }
  }
  let polling: Promise<void> | undefined
  return {
    deliverDue,
    start: () => {
      polling ??= poll()
    },
    wake: () => {
      for (const lane of open.keys()) missed.add(lane)
      pause.abort()
    },
    stop: async (cutOff) => {
      stopping.abort()
      pause.abort()
      if (cutOff?.aborted) cutting.abort()
      cutOff?.addEventListener('abort', () => cutting.abort(), { once: true })
      await polling
      await Promise.all(open.values())
    },
  }
}

interface Batches<Row> {
  /** Takes so many of a lane that are due, for nobody else to take meanwhile. */
  claim(most: number): Promise<Row[]>
  send(row: Row): Promise<void>
}

/** Sends what is due in a lane, a batch at a time. */
export async function sendInBatches<Row>(
  { claim, send }: Batches<Row>,
  signal: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted;) {
    const claimed = await claim(BATCH)
    await Promise.all(claimed.map(send))
    isMore = claimed.length === BATCH
  }
}
