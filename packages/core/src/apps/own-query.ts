import { type Cache, pending } from '../cache/cache.js'
import type { Query, Snapshot } from '../cache/query.js'
import type { Session } from '../session/session.js'

const signedOut: Snapshot<null> = { status: 'ready', data: null, error: undefined }

/**
 * The query of whoever is signed in. Each session has its own entry in the cache, so that the next
 * person never sees the last one's data; nobody's answer is null, and known without a request.
 *
 * @param known the session; undefined where nobody can know it, such as while a server renders
 * @param open the same, but throws, with what to do, where there can be none
 * @param load is given the key of the session that it has to speak for
 */
export function ownQuery<T>(
  cache: Cache,
  known: () => Session | undefined,
  open: () => Session,
  load: (key: number) => Promise<T>,
): Query<T | null> {
  const current = (): Query<T> | undefined => {
    const { status, key } = known()?.state ?? {}
    return status === 'active' ? cache.query(`${key}/user`, () => load(key as number)) : undefined
  }
  /** An answer that comes after the session has changed is nobody's: the question is asked again. */
  const ask = async (how: 'load' | 'refresh'): Promise<T | null> => {
    const { key } = open().state
    const isSame = () => open().state.key === key
    try {
      const data = (await current()?.[how]()) ?? null
      if (isSame()) return data
    } catch (error) {
      if (isSame()) throw error
    }
    return ask(how)
  }
  return {
    get: () => (known() ? (current()?.get() ?? signedOut) : pending),
    getServer: () => pending,
    load: () => ask('load'),
    refresh: () => ask('refresh'),
    subscribe(listener) {
      let query: Query<T> | undefined
      let leave: (() => void) | undefined
      /** Moves along when the session changes. */
      const follow = () => {
        const next = current()
        if (next !== query) {
          leave?.()
          query = next
          leave = next?.subscribe(listener)
        }
      }
      const leaveSession = known()?.subscribe(() => {
        follow()
        listener()
      })
      follow()
      return () => {
        leaveSession?.()
        leave?.()
      }
    },
  }
}
