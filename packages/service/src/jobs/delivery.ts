import { setTimeout } from 'node:timers/promises'
import type { Delivery } from '../context.js'
import { toErrorReport } from '../db/error-report.js'

/** Messages in the database that are due, in queues that do not wait for each other. */
export interface Queues {
  /** Resolves to the queues with due messages, except some, the longest waiting first. */
  due(limits: { except: string[]; max: number }): Promise<string[]>
  /** Sends the due messages of one queue until none is left or delivery ends. */
  drain(queue: string, ending: Ending): Promise<void>
}

/** Signals of the end of delivery. */
export interface Ending {
  /** Aborted when the delivery stops: nothing more is claimed. */
  signal: AbortSignal
  /** Aborted after the time limit: deliveries in progress are given up and retried later. */
  cutOff: AbortSignal
}

const POLL_MILLIS = 1000
/** Number of concurrent deliveries of one queue. */
export const BATCH = 5
/** Number of concurrent queues: so many receivers can be unreachable before others are delayed. */
const MAX_QUEUES = 10

/**
 * Sends due messages. Several services can share a database if each queue claims the messages that it
 * sends.
 */
export function createDelivery(
  { report }: { report: (error: unknown) => void },
  queues: Queues,
): Delivery {
  const open = new Map<string, Promise<boolean>>()
  /** Queues that may have due messages since their last claim. */
  const missed = new Set<string>()
  let pause = new AbortController()
  const stopping = new AbortController()
  const { signal } = stopping
  const cutting = new AbortController()
  const ending: Ending = { signal, cutOff: cutting.signal }
  /** Resolves to false if the queue failed. */
  const drain = async (queue: string): Promise<boolean> => {
    try {
      await queues.drain(queue, ending)
      return true
    } catch (error) {
      report(toErrorReport(error))
      return false
    } finally {
      open.delete(queue)
      if (missed.delete(queue)) pause.abort()
    }
  }
  const pollQueues = async () => {
    const max = Math.max(0, MAX_QUEUES - open.size)
    const dueQueues = await queues.due({ except: [...open.keys()], max })
    for (const queue of dueQueues)
      if (!open.has(queue) && !signal.aborted) open.set(queue, drain(queue))
  }
  const deliverDue = async () => {
    for (let isGoing = !signal.aborted; isGoing;) {
      await pollQueues()
      const results = await Promise.all(open.values())
      isGoing = results.length > 0 && results.every((isWell) => isWell) && !signal.aborted
    }
  }
  const pollAgain = () => pollQueues().catch((error: unknown) => report(toErrorReport(error)))
  const poll = async () => {
    while (!signal.aborted) {
      // Before the poll, so that a call of `wake` during it is not lost.
      pause = new AbortController()
      await pollAgain()
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
      for (const queue of open.keys()) missed.add(queue)
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
  /** Claims due messages of a queue, so that no other process sends them. */
  claim(max: number): Promise<Row[]>
  send(row: Row): Promise<void>
}

/** Sends the due messages of a queue in batches. */
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
