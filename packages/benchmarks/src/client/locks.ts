type LockCallback<T> = (lock: { name: string; mode: 'exclusive' }) => Promise<T> | T

/** The part of Web Locks that kits use: exclusive locks, granted in the order of the requests. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  async function request<T>(
    name: string,
    ...parameters: [LockCallback<T>] | [{ signal?: AbortSignal }, LockCallback<T>]
  ): Promise<T> {
    const [options, callback] = parameters.length === 2 ? parameters : [{}, parameters[0]]
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      options.signal?.throwIfAborted()
      return callback({ name, mode: 'exclusive' })
    })
    last.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { request }
}
