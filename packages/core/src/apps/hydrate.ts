import type { Snapshot } from '../cache/query.js'
import { type CurrentUser, type InitialUser, initialUserOf } from '../resources/current-user.js'
import type { ClientApp } from './client-app.js'
import { contexts } from './contexts.js'

/**
 * Takes over whom a server has read with `getInitialUser`; null says that nobody was signed in there.
 * In a browser whose session is that user's, `app.user` knows them at once, and reads them again. Anywhere
 * else nothing is remembered: whose page it is, the browser's own cookies say.
 *
 * @returns what the server rendered: the snapshot to hydrate with
 * @example const seen = hydrate(app, initialUser)
 * @see security rules, SR01 and SR11
 */
export function hydrate(app: ClientApp, initial: InitialUser | null): Snapshot<CurrentUser | null> {
  const { cache, own, platform, session, user } = contexts.get(app) ?? unknown()
  const state = session()?.state
  const isHere =
    initial &&
    platform.kind === 'browser' &&
    state?.status === 'active' &&
    state.accessToken?.claims.userId === initial.id
  const data = initial && initialUserOf(own(isHere ? state.key : -1), initial)
  const seen: Snapshot<CurrentUser | null> = { status: 'ready', data, error: undefined }
  if (!isHere) return seen
  const loaded = user.load()
  // A failure is told by the snapshot; here it has no caller to go to.
  loaded.catch(() => {})
  const entry = cache.entries.get(`${state.key}/user`)
  if (entry?.snapshot.status === 'loading') entry.snapshot = seen
  return user.get()
}

function unknown(): never {
  throw new TypeError('Pass an app that this copy of @latchkey/core has made.')
}
