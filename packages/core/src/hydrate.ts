import { App } from './app/app.js'
import type { BaseClientApp } from './app/base-client-app.js'
import { CurrentUser } from './app/current-user.js'
import type { Snapshot } from './lib/query.js'
import type { UserScope } from './resources/scope.js'
import type { InitialUser } from './resources/user/initial-user.js'

/** Users that a server has read and this browser has not, with the data that the server passed. */
const initialUsers = new WeakMap<CurrentUser, InitialUser>()

/**
 * Takes over the user that a server read with `getInitialUser`; null means that the user was signed out
 * there. In a browser whose session is that user's, `app.user` knows the user at once, without a request,
 * until the browser reads the user itself. In any other browser, nothing is stored: its own cookies
 * determine the signed-in user.
 *
 * @returns the snapshot that the server rendered, for hydration
 * @example const snapshot = hydrate(app, initialUser)
 */
export function hydrate(
  app: BaseClientApp,
  initial: InitialUser | null,
): Snapshot<CurrentUser | null> {
  const client = App.clientOf(app)
  const session = client.knownSession()
  const isSameUser =
    initial !== null && client.platform.kind === 'browser' && session?.userId === initial.id
  // No session has generation 0, so the methods of a user of another session reject.
  const generation = isSameUser ? session.state.generation : 0
  const http = client.http.forSession(generation)
  const current = app.user.get()
  const currentInitial = current.data ? initialUsers.get(current.data) : undefined
  const isUnread = current.data === undefined || currentInitial !== undefined
  if (isSameUser && isUnread && currentInitial === initial) return current
  const user = initial && toCurrentUser({ client, http, generation, userId: 'me' }, initial)
  if (isSameUser && user && isUnread) {
    initialUsers.set(user, initial)
    app.user.set(user)
    return app.user.get()
  }
  // The same object as the page's own: a page that finds what was rendered does not render again.
  if (current.status === 'ready' && current.data === null && user === null) return current
  return { status: 'ready', data: user, error: undefined }
}

const toCurrentUser = (scope: UserScope, initial: InitialUser): CurrentUser =>
  new CurrentUser(scope, {
    ...initial,
    signedUpAt: new Date(initial.signedUpAt),
    secondFactorDueAt:
      initial.secondFactorDueAt === null ? null : new Date(initial.secondFactorDueAt),
  })
