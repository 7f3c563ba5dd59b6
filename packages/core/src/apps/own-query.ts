import type { Cache } from '../cache/cache.js'
import type { Query, Snapshot } from '../cache/query.js'
import type { Session } from '../session/session.js'

const signedOut: Snapshot<null> = { status: 'ready', data: null, error: undefined }
const unknown: Snapshot<null> = { status: 'loading', data: undefined, error: undefined }

/** The session, as far as this place can know it. */
export interface SessionSource {
  /** Undefined where nobody can know who is signed in, such as while a server renders. */
  known(): Session | undefined
  /** Throws, with what to do, where there can be none. */
  open(): Session
}

/**
 * A query of whoever is signed in. Each session has its own entry in the cache, so that the next
 * person never sees the last one's data; nobody's answer is null, and known without a request.
 *
 * @param load is given the key of the session that it has to speak for
 */
export function ownQuery<T>(
  source: SessionSource,
  cache: Cache,
  load: (key: number) => Promise<T>,
): Query<T | null> {
  const current = (): Query<T> | undefined => {
    const state = source.known()?.state
    return state?.status === 'active'
      ? cache.query(`${state.key}/user`, () => load(state.key))
      : undefined
  }
  /** An answer that comes after the session has changed is nobody's: the question is asked again. */
  const ask = async (how: 'load' | 'refresh'): Promise<T | null> => {
    source.open()
    const query = current()
    try {
      const data = query ? await query[how]() : null
      if (query === current()) return data
    } catch (error) {
      if (query === current()) throw error
    }
    return ask(how)
  }
  return {
    get: () => (source.known() ? (current()?.get() ?? signedOut) : unknown),
    getServer: () => unknown,
    load: () => ask('load'),
    refresh: () => ask('refresh'),
    subscribe: (listener) => follow(source.known(), current, listener),
  }
}

/** Subscribes to whatever query is the current one, and moves along when the session changes. */
function follow<T>(
  session: Session | undefined,
  current: () => Query<T> | undefined,
  listener: () => void,
) {
  let query: Query<T> | undefined
  let leave: (() => void) | undefined
  const move = () => {
    const next = current()
    if (next === query) return
    leave?.()
    query = next
    leave = next?.subscribe(listener)
  }
  const leaveSession = session?.subscribe(() => {
    move()
    listener()
  })
  move()
  return () => {
    leaveSession?.()
    leave?.()
  }
}
