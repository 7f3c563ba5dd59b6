import type { TaskRunner } from './task-runner.js'

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
