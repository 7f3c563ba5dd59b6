/** A set of callbacks; the base of everything in the kit that can be subscribed to. */
export interface Listeners {
  /** Adds a callback; calling the returned function once or more takes it out again. */
  add(listener: () => void): () => void
  /** Calls every callback that was there when it began. One that throws does not stop the others. */
  notify(): void
  readonly size: number
}

/**
 * @param report takes what a callback throws
 * @param onFirst runs before the first callback is added; what it returns runs after the last has gone
 */
export function createListeners(
  report: (error: unknown) => void,
  onFirst?: () => (() => void) | undefined,
): Listeners {
  const entries = new Set<{ listener: () => void }>()
  let onLast: (() => void) | undefined
  return {
    add(listener) {
      if (entries.size === 0) onLast = onFirst?.()
      const entry = { listener }
      entries.add(entry)
      return () => {
        if (entries.delete(entry) && entries.size === 0) {
          onLast?.()
          onLast = undefined
        }
      }
    },
    notify() {
      for (const entry of [...entries]) {
        // It is run now; what it throws, or rejects with if it is async, is told a moment later.
        if (entries.has(entry)) (async () => entry.listener())().catch(report)
      }
    },
    get size() {
      return entries.size
    },
  }
}
