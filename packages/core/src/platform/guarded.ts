/** What a read of the runtime gives; where that lacks it or forbids it, the other value, if any. */
export function guarded<T>(read: () => T): T | undefined
export function guarded<T>(read: () => T, otherwise: T): T
export function guarded<T>(read: () => T, otherwise?: T): T | undefined {
  try {
    return read()
  } catch {
    return otherwise
  }
}
