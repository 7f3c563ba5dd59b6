import type { Locks } from '../src/platform/platform.js'

/** A lock manager that several tabs of one fake browser share, as `navigator.locks` is. */
export function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const thieves = new Set<() => void>()
  let held = 0
  const locks: Locks = {
    async request(name, { signal }, callback) {
      const before = tails.get(name)
      let release = () => {}
      const mine = new Promise<void>((resolve) => (release = resolve))
      tails.set(
        name,
        Promise.all([before, mine]).then(() => {}),
      )
      try {
        await Promise.race([before, aborted(signal)])
        held += 1
        const stolen = new Promise<never>((_, reject) => {
          thieves.add(() => reject(new DOMException('Stolen', 'AbortError')))
        })
        return await Promise.race([callback().finally(() => (held -= 1)), stolen])
      } finally {
        release()
      }
    },
  }
  return {
    locks,
    /** Whether somebody runs something under a lock at this moment. */
    isHeld: () => held > 0,
    /** A tab takes a lock and never lets go of it. */
    orphan: (name: string) => void tails.set(name, new Promise(() => {})),
    /** Takes every lock away from whoever holds it. */
    steal() {
      for (const thief of thieves) thief()
    },
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
