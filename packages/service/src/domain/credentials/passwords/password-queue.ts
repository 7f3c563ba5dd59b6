import { availableParallelism } from 'node:os'
import type { QueueRequest, WorkQueue } from '../../../context.js'
import { type HttpError, overload, rejection } from '../../../errors/http-error.js'

export interface QueueLimits {
  /** Maximum number of concurrent jobs. */
  running: number
  /** Maximum number of waiting requests. */
  waiting: number
}

interface Job {
  project: string
  client: string
  start: () => void
  reject: (error: HttpError) => void
}

/** Threads of Node's pool by default. The pool also reads files, resolves host names and signs tokens. */
const NODE_THREADS = 4
const RESERVED_THREADS = 2
const RETRY_AFTER_SECONDS = 2

/**
 * One processor stays free for everything else, and so do two threads of Node's pool, on which the hashing
 * libraries work. `UV_THREADPOOL_SIZE` enlarges the pool.
 */
export function defaultRunning(env: NodeJS.ProcessEnv = process.env): number {
  const threads = Number(env['UV_THREADPOOL_SIZE']) || NODE_THREADS
  return Math.max(1, Math.min(availableParallelism() - 1, threads - RESERVED_THREADS))
}

/**
 * Limits the concurrent work on passwords. Hashing is expensive on purpose, and any client can cause it:
 * without a limit, 100 concurrent sign-ins took 1.8 GiB and most of the processor (OWASP ASVS 5.0, 15.1.3).
 * Waiting requests take turns by project and client. When too many wait, the newest request of the client
 * with the most waiting requests is rejected with 503, so that a client that floods the queue delays mostly
 * itself.
 */
export class PasswordQueue implements WorkQueue {
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  /** The first entry has the next turn, and then moves to the end. */
  readonly #projects = new Map<string, Map<string, Job[]>>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Number of passwords that are hashed now. */
  get running(): number {
    return this.#running
  }

  /** Number of waiting requests. */
  get waiting(): number {
    return this.#waiting
  }

  /** Does the work when its turn comes. Rejects with 503 if too many requests wait. */
  async run<Result>(request: QueueRequest, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(request)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#startNext()
    }
  }

  async #turn({ project, client = '', signal }: QueueRequest): Promise<void> {
    if (signal?.aborted) throw abandoned()
    if (this.#running < this.#limits.running) {
      this.#running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const job: Job = { project, client, start: resolve, reject }
      this.#add(job)
      signal?.addEventListener('abort', () => this.#drop(job, abandoned()), { once: true })
      if (this.#waiting > this.#limits.waiting) this.#drop(this.#leastEntitled(job), busy())
    })
  }

  #add(job: Job): void {
    const clients = this.#projects.get(job.project) ?? new Map<string, Job[]>()
    this.#projects.set(job.project, clients)
    clients.set(job.client, [...(clients.get(job.client) ?? []), job])
    this.#waiting += 1
  }

  #startNext(): void {
    for (const [project, clients] of this.#projects)
      for (const [client, [job, ...rest]] of clients) {
        clients.delete(client)
        if (rest.length > 0) clients.set(client, rest)
        this.#projects.delete(project)
        if (clients.size > 0) this.#projects.set(project, clients)
        this.#waiting -= 1
        this.#running += 1
        job?.start()
        return
      }
  }

  /** The newest job of the client that waits most, in the project that waits most; of equals, the newcomer. */
  #leastEntitled(newcomer: Job): Job {
    const project = longest(this.#projects, newcomer.project, jobsOf)
    const jobs = longest(project, newcomer.client, (own) => own)
    return jobs.at(-1) ?? newcomer
  }

  #drop(job: Job, error: HttpError): void {
    const clients = this.#projects.get(job.project)
    const jobs = clients?.get(job.client)
    // The job may have started already.
    if (clients === undefined || !jobs?.includes(job)) return
    const rest = jobs.filter((other) => other !== job)
    if (rest.length > 0) clients.set(job.client, rest)
    else clients.delete(job.client)
    if (clients.size === 0) this.#projects.delete(job.project)
    this.#waiting -= 1
    job.reject(error)
  }
}

const jobsOf = (clients: ReadonlyMap<string, readonly Job[]>): Job[] => [...clients.values()].flat()

/** The entry with the most jobs; of equals, the preferred one. */
function longest<Value>(
  entries: ReadonlyMap<string, Value>,
  preferred: string,
  jobs: (value: Value) => readonly Job[],
): Value {
  const own = entries.get(preferred)
  return [...entries.values()].reduce((max, value) => {
    const difference = jobs(value).length - jobs(max).length
    return difference > 0 || (difference === 0 && value === own) ? value : max
  })
}

const abandoned = () => rejection('The client closed the connection.')

const busy = () =>
  overload(`The service is busy. Try again in ${RETRY_AFTER_SECONDS} seconds.`, RETRY_AFTER_SECONDS)
