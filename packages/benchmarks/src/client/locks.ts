type Held<T> = (lock: { name: string; mode: 'exclusive' }) => Promise<T> | T

/** The part of Web Locks that kits use: exclusive locks, granted in the order of the requests. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  async function request<T>(
    name: string,
    ...given: [Held<T>] | [{ signal?: AbortSignal }, Held<T>]
  ): Promise<T> {
    const [options, hold] = given.length === 2 ? given : [{}, given[0]]
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      options.signal?.throwIfAborted()
      return hold({ name, mode: 'exclusive' })
    })
    last.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { request }
}
