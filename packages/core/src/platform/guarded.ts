/** What a read of the runtime gives, or the other value where the runtime lacks it or forbids it. */
export function guarded<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
