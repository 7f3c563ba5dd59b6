import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'

export interface LockOptions {
  readonly platform: Pick<Platform, 'locks'>
  readonly tasks: TaskRunner
  /** The lock that all tabs share; undefined if there are no other tabs. */
  readonly name: string | undefined
}

/** A tab that holds the lock for longer is frozen or was discarded. */
const LOCK_TIMEOUT_MILLIS = 2_000

/**
 * Runs work while no other tab runs work with the same lock. The lock only avoids duplicate requests, so the work also
 * runs, once, without locks, if the lock is not released within 2 seconds, if another tab steals it, or if the app is
 * disposed of.
 *
 * @see https://www.w3.org/TR/web-locks/
 */
export async function withLock<Result>(
  { platform: { locks }, tasks, name }: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!locks || !name) return work()
  let started: Promise<Result> | undefined
  const startOnce = () => (started ??= work())
  try {
    await tasks.run<unknown>((signal) => locks.request(name, { signal }, startOnce), {
      timeout: { millis: LOCK_TIMEOUT_MILLIS, onTimeout: () => undefined },
    })
  } catch {
    // Either the work failed, which the line below rejects with, or the lock was not granted.
  }
  return startOnce()
}
