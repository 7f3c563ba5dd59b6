import type { Locks } from '../../../src/platform/platform.js'
import type { Actor } from '../scheduler.js'

interface Waiting {
  readonly actor: Actor
  readonly start: () => void
}

/** The Web Locks that tabs of one browser share. */
export class LockTable {
  readonly #queues = new Map<string, Waiting[]>()

  /** @param orphaned whether a hanging tab holds every lock and never releases it */
  constructor(readonly orphaned: boolean) {}

  of(actor: Actor): Locks {
    return {
      request: (name, { signal }, callback) =>
        new Promise((resolve, reject) => {
          const queue = this.#queues.get(name) ?? []
          this.#queues.set(name, queue)
          const leave = () => {
            queue.splice(queue.indexOf(entry), 1)
            queue[0]?.start()
          }
          let hasBegun = false
          const entry: Waiting = {
            actor,
            start() {
              if (hasBegun) return
              hasBegun = true
              callback().then(resolve, reject).finally(leave)
            },
          }
          signal.addEventListener('abort', () => {
            if (hasBegun) return
            if (queue.includes(entry)) leave()
            // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the platform does
            reject(signal.reason)
          })
          queue.push(entry)
          if (queue.length === 1 && !this.orphaned) entry.start()
        }),
    }
  }

  /** Releases the locks of a page that was left. */
  release(actor: Actor): void {
    for (const queue of this.#queues.values()) {
      const wasFirst = queue[0]?.actor === actor
      const left = queue.filter((entry) => entry.actor !== actor)
      queue.splice(0, queue.length, ...left)
      if (wasFirst && !this.orphaned) queue[0]?.start()
    }
  }
}
