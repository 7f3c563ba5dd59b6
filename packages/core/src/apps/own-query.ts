import { type Cache, type KnownQuery, pending } from '../cache/cache.js'
import type { Query, Snapshot } from '../cache/query.js'
import { createListeners, type Listeners } from '../lib/listeners.js'
import type { Session } from '../session/session.js'

const signedOut: Snapshot<null> = { status: 'ready', data: null, error: undefined }

export interface OwnQuery<T> extends KnownQuery<T>, Pick<Listeners, 'notify'> {
  /** What was seen is of a session that is over. */
  forget(): void
}

/**
 * The query of whoever is signed in. Each session has its own entry in the cache, so that the next
 * person never sees the last one's data; nobody's answer is null, and known without a request.
 *
 * @param known the session; undefined where nobody can know it, such as while a server renders
 * @param open the same, but throws, with what to do, where there can be none
 * @param report takes what a subscriber throws
 * @param load is given the key of the session that it has to speak for
 */
export function ownQuery<T>(
  cache: Cache,
  report: (error: unknown) => void,
  known: () => Session | undefined,
  open: () => Session,
  load: (key: number) => () => Promise<T>,
): OwnQuery<T | null> {
  let asOf: number | undefined
  let query: KnownQuery<T> | undefined
  const current = () => {
    const { status, key } = known()?.state ?? {}
    if (key !== asOf) {
      asOf = key
      query = status === 'active' ? cache.query(`${key}/user`, load(key as number)) : undefined
    }
    return query
  }
  const look = () => (known() ? (current()?.get() ?? signedOut) : pending)

  /** What is known, while somebody watches. */
  let seen: Snapshot<T | null> | undefined
  let watched: Query<T> | undefined
  let leave: (() => void) | undefined
  /** Moves along when the session changes. */
  const follow = () => {
    if (watched !== current()) {
      leave?.()
      watched = query
      leave = query?.subscribe(changed)
    }
    seen = look()
  }
  const changed = () => {
    follow()
    listeners.notify()
  }
  const listeners = createListeners(report, () => {
    const leaveSession = known()?.subscribe(changed)
    follow()
    return () => {
      leaveSession?.()
      leave?.()
      watched = seen = leave = undefined
    }
  })

  /** An answer that comes after the session has changed is nobody's: the question is asked again. */
  const ask = async (how: 'load' | 'refresh'): Promise<T | null> => {
    open()
    const asked = current()
    try {
      const data = (await asked?.[how]()) ?? null
      if (asked === current()) return data
    } catch (error) {
      if (asked === current()) throw error
    }
    return ask(how)
  }
  return {
    get: () => seen ?? look(),
    getServer: () => pending,
    load: () => ask('load'),
    refresh: () => ask('refresh'),
    subscribe: listeners.add,
    known: () => seen && query?.known(),
    forget: () => (seen = undefined),
    notify: listeners.notify,
  }
}
