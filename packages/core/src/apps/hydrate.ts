import type { Snapshot } from '../cache/query.js'
import {
  type CurrentUser,
  currentUserOf,
  type InitialUser,
  initialUserOf,
} from '../resources/current-user.js'
import type { ActiveState } from '../session/state.js'
import type { ClientApp } from './client-app.js'
import { contexts } from './contexts.js'

/** Users whom a server has read, and nobody here, with what it handed over. */
const handedOver = new WeakMap<CurrentUser, InitialUser>()

/**
 * Takes over whom a server has read with `getInitialUser`; null says that nobody was signed in there.
 * In a browser whose session is that user's, `app.user` knows them at once, without a request, and as the
 * server has read them last, until the browser reads the user itself. Anywhere else nothing is remembered:
 * whose page it is, the browser's own cookies say.
 *
 * @returns what the server rendered: the snapshot to hydrate with
 * @example const seen = hydrate(app, initialUser)
 * @see security rules, SR01 and SR11
 */
export function hydrate(app: ClientApp, initial: InitialUser | null): Snapshot<CurrentUser | null> {
  const { cache, own, platform, session, user } = contexts.get(app) ?? unknown()
  // Who is signed out has no access token.
  const state = session()?.state as ActiveState | undefined
  const isHere =
    initial && platform.kind === 'browser' && state?.accessToken?.claims.userId === initial.id
  // Sessions count from 1: none has this one.
  const key = isHere ? state.key : 0
  const ctx = own(key)
  const data = initial && initialUserOf(ctx, initial)
  const seen: Snapshot<CurrentUser | null> = { status: 'ready', data, error: undefined }
  if (key) {
    const name = `${key}/user`
    // Whoever asks for what is known makes room for it.
    void cache.query(name, currentUserOf(ctx)).known()
    const entry = cache.entries.get(name)
    const known = entry?.snapshot.data as CurrentUser
    const before = known === undefined || handedOver.get(known)
    if (entry && before && before !== initial) {
      entry.snapshot = seen
      handedOver.set(data as CurrentUser, initial as InitialUser)
      // What is on its way already is newer.
      if (!entry.isLoading) entry.answer = Promise.resolve(data)
      user.forget()
      // Whoever subscribed before has seen what was known. Not at once: this may be amid a render,
      // which must set off no other.
      queueMicrotask(entry.listeners.notify)
    }
  }
  const now = user.get()
  // The same object: a page that finds what was rendered does not render again.
  return now.data === data ? now : seen
}

function unknown(): never {
  throw new TypeError('Pass an app of this copy of @latchkey/core.')
}
