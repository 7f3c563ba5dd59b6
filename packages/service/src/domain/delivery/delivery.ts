import { setTimeout } from 'node:timers/promises'
import type { Delivery } from '../../context.js'
import { toErrorReport } from '../../db/errors.js'

/** A queue with due messages. */
export interface DueQueue {
  queue: string
  /** The project of the queue, which holds only a share of all deliveries. */
  project: string
}

/** Messages in the database that are due, in queues that do not wait for each other. */
export interface Queues {
  /** Resolves to queues with due messages, the longest waiting first, at most `PROJECT_SHARE` of each project. */
  due(limits: { except: string[]; exceptProjects: string[]; max: number }): Promise<DueQueue[]>
  /** Attempts at most `max` due messages of a queue once. */
  sendDue(queue: string, batch: Batch): Promise<BatchResult>
}

export interface Batch extends Ending {
  max: number
}

export interface BatchResult {
  /** True if more messages may be due. */
  isMore: boolean
  /** True if an attempt failed. */
  hasFailed: boolean
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
/** Number of concurrent queues. */
const MAX_QUEUES = 40
/** Number of them whose last attempt failed: receivers that do not respond cannot hold all. */
const MAX_FAILING_QUEUES = 10
/** Number of them that belong to one project. */
export const PROJECT_SHARE = 2
/** Wait of a queue after its second failure in a row; it doubles with each further one. */
const FIRST_WAIT_MILLIS = 2_000
const LONGEST_WAIT_MILLIS = 300_000

interface OpenQueue {
  project: string
  ended: Promise<boolean>
}

/** Failures of a queue in a row, and when the next attempt may follow. */
interface Failures {
  count: number
  retryAt: number
}

/**
 * Sends due messages. Several services can share a database if each queue claims the messages that it
 * sends.
 */
export function createDelivery(
  { report, now }: { report: (error: unknown) => void; now: () => number },
  queues: Queues,
): Delivery {
  const open = new Map<string, OpenQueue>()
  const failing = new Map<string, Failures>()
  /** Queues that may have due messages since their last claim. */
  const queuesToRepeat = new Set<string>()
  let pause = new AbortController()
  const stopping = new AbortController()
  const { signal } = stopping
  const cutOffController = new AbortController()
  const ending: Ending = { signal, cutOff: cutOffController.signal }
  const recordFailure = (queue: string) => {
    const count = (failing.get(queue)?.count ?? 0) + 1
    const wait = count === 1 ? 0 : FIRST_WAIT_MILLIS * 2 ** (count - 2)
    failing.set(queue, { count, retryAt: now() + Math.min(wait, LONGEST_WAIT_MILLIS) })
  }
  /** Gives the place of the queue back after one batch. Resolves to false if the batch could not be sent. */
  const sendDue = async (queue: string): Promise<boolean> => {
    try {
      const max = failing.has(queue) ? 1 : BATCH
      const { isMore, hasFailed } = await queues.sendDue(queue, { max, ...ending })
      if (hasFailed) recordFailure(queue)
      else failing.delete(queue)
      if (isMore) queuesToRepeat.add(queue)
      return true
    } catch (error) {
      report(toErrorReport(error))
      return false
    } finally {
      open.delete(queue)
      if (queuesToRepeat.delete(queue)) pause.abort()
    }
  }
  const openOf = (project: string) =>
    [...open.values()].filter((other) => other.project === project).length
  const pollQueues = async () => {
    const openFailing = [...failing.keys()].filter((queue) => open.has(queue)).length
    const waiting = [...failing].filter(
      ([, { retryAt }]) => retryAt > now() || openFailing >= MAX_FAILING_QUEUES,
    )
    const dueQueues = await queues.due({
      except: [...open.keys(), ...waiting.map(([queue]) => queue)],
      exceptProjects: [...open.values()]
        .map(({ project }) => project)
        .filter((project) => openOf(project) >= PROJECT_SHARE),
      max: Math.max(0, MAX_QUEUES - open.size),
    })
    let failingPlaces = MAX_FAILING_QUEUES - openFailing
    for (const { queue, project } of dueQueues) {
      if (open.has(queue) || signal.aborted || openOf(project) >= PROJECT_SHARE) continue
      if (failing.has(queue) && (failingPlaces -= 1) < 0) continue
      open.set(queue, { project, ended: sendDue(queue) })
    }
  }
  const endOfOpen = () => Promise.all([...open.values()].map(({ ended }) => ended))
  const deliverDue = async () => {
    while (!signal.aborted) {
      await pollQueues()
      const results = await endOfOpen()
      if (results.length === 0 || results.includes(false)) return
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
      for (const queue of open.keys()) queuesToRepeat.add(queue)
      pause.abort()
    },
    stop: async (cutOff) => {
      stopping.abort()
      pause.abort()
      if (cutOff?.aborted) cutOffController.abort()
      cutOff?.addEventListener('abort', () => cutOffController.abort(), { once: true })
      await polling
      await endOfOpen()
    },
  }
}
