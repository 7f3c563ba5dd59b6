import type { Timer, Timers } from './platform.js'

export interface TaskOptions<Result> {
  /** Ends the task; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  readonly timeout?:
    | {
        readonly millis: number
        /** Returns what the task resolves to when the time is up. */
        onTimeout(): Result
      }
    | undefined
}

/** Runs the tasks of an app, and ends all of them when the app is disposed of. */
export class TaskRunner {
  readonly #timers: Timers
  // A set, not listeners of one signal: Node warns of a leak when a signal has many.
  readonly #running = new Set<() => void>()
  #reason: Error | undefined

  constructor(timers: Timers) {
    this.#timers = timers
  }

  /**
   * Runs a task until it settles, the app is disposed of, the signal aborts or the time is up. Leaves no timer and no
   * listener behind. The task's own signal aborts when the task is ended early, and only then: aborting has a cost that
   * every request would pay.
   */
  run<Result>(
    task: (signal: AbortSignal) => Promise<Result>,
    { signal: outer, timeout }: TaskOptions<Result> = {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      const own = new AbortController()
      let timer: Timer | undefined
      const cleanUp = () => {
        this.#timers.clear(timer)
        this.#running.delete(abort)
        outer?.removeEventListener('abort', abort)
      }
      const succeed = (result: Result) => {
        cleanUp()
        resolve(result)
      }
      const fail = (error: Error) => {
        cleanUp()
        reject(error)
      }
      const abort = () => {
        const reason: Error | undefined = this.#reason ?? outer?.reason
        own.abort(reason)
        // React Native does not store the reason of a signal.
        fail(
          reason ??
            own.signal.reason ??
            Object.assign(new Error('Aborted.'), { name: 'AbortError' }),
        )
      }
      if (this.#reason ?? outer?.aborted) return abort()
      this.#running.add(abort)
      outer?.addEventListener('abort', abort)
      // Before the timer is set, so that a request is sent as early as possible.
      task(own.signal).then(succeed, fail)
      if (!timeout || !this.#running.has(abort)) return
      const expire = () => {
        succeed(timeout.onTimeout())
        own.abort()
      }
      // When a frozen page resumes, the timer fires before a response that arrived meanwhile is processed. The second
      // timer gives that response its turn.
      const onLimit = () => {
        timer = this.#timers.set(expire, 0)
      }
      timer = this.#timers.set(onLimit, timeout.millis)
    })
  }

  /** Waits. Rejects when the app is disposed of or the signal aborts. */
  wait(millis: number, signal?: AbortSignal): Promise<void> {
    return this.run(() => new Promise<void>(() => {}), {
      signal,
      timeout: { millis, onTimeout: () => {} },
    })
  }

  /** Ends all tasks, and every later one, with this reason. */
  dispose(reason: Error): void {
    this.#reason = reason
    for (const abort of this.#running) abort()
  }
}

/** How long a caller waits for a task that another caller has started. Longer than the tasks usually take. */
export const MAX_JOIN_MILLIS = 15_000

/**
 * Waits for a task that another caller has started, and starts it again if it does not settle in time. An edge runtime
 * cancels the I/O of a request once it was answered or its client has left: then a task that the request has started
 * never settles.
 *
 * @param restart starts the task again, or joins a caller that has done so
 */
export async function joinTask<Result>(
  tasks: TaskRunner,
  task: Promise<Result>,
  restart: () => Promise<Result>,
): Promise<Result> {
  const settled = await tasks.run<{ readonly result: Result } | undefined>(
    async () => ({ result: await task }),
    { timeout: { millis: MAX_JOIN_MILLIS, onTimeout: () => undefined } },
  )
  return settled ? settled.result : restart()
}
