import type { Locks } from '../../src/platform/platform.js'

/** Creates a lock manager that several tabs of one fake browser share, as `navigator.locks` is. */
export function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const stealers = new Set<() => void>()
  let running = 0
  const locks: Locks = {
    async request(name, { signal }, callback) {
      const before = tails.get(name)
      let release = () => {}
      const own = new Promise<void>((resolve) => (release = resolve))
      tails.set(
        name,
        Promise.all([before, own]).then(() => {}),
      )
      try {
        await Promise.race([before, aborted(signal)])
        running += 1
        const stolen = new Promise<never>((_, reject) => {
          stealers.add(() => reject(new DOMException('Stolen', 'AbortError')))
        })
        return await Promise.race([callback().finally(() => (running -= 1)), stolen])
      } finally {
        release()
      }
    },
  }
  return {
    locks,
    /** Returns whether a callback runs under a lock now. */
    isHeld: () => running > 0,
    /** Gives the lock to a tab that never releases it. */
    orphan: (name: string) => void tails.set(name, new Promise(() => {})),
    /** Steals every lock from its holder. */
    steal() {
      for (const steal of stealers) steal()
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
