import {
  type ClientApp,
  type CurrentUser,
  notSignedIn,
  type Snapshot,
  userOutcome,
  type UserOption,
} from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useApp } from './use-app.js'

/**
 * The signed-in person. Suspends only while nobody can know who that is: signed out is known at once.
 *
 * @param options.or what to do when nobody is signed in, or only an anonymous user: answer null (the
 *   default), `'redirect'` to the sign-in page, `'throw'`, create an `'anonymous'` user, or take one
 *   `'anonymous-if-exists'`
 * @example const user = useUser({ or: 'redirect' })
 */
export function useUser(options: { or: 'redirect' | 'throw' | 'anonymous' }): CurrentUser
export function useUser(options?: { or?: UserOption }): CurrentUser | null
export function useUser({ or }: { or?: UserOption } = {}): CurrentUser | null {
  const app = useApp()
  const outcome = userOutcome(useQuery(app.user), or)
  switch (outcome.kind) {
    case 'user':
      return outcome.user
    case 'none':
      return null
    case 'throw':
      throw notSignedIn()
    case 'redirect':
      throw once(app, leave)
    case 'create-anonymous':
      throw once(app, enterAnonymously)
  }
}

interface Attempt {
  readonly seen: Snapshot<CurrentUser | null>
  readonly promise: Promise<void>
  failure?: { readonly error: unknown }
}

// A component that suspends on its first render keeps nothing, so it is kept here what was begun.
const attempts = new WeakMap<ClientApp, Attempt>()

/** What to throw while `start` runs, once for all components that see the same user. */
function once(app: ClientApp, start: (app: ClientApp) => Promise<void>): unknown {
  const seen = app.user.get()
  const known = attempts.get(app)
  if (known?.seen === seen) return known.failure ? known.failure.error : known.promise
  const promise = start(app).catch((error: unknown) => {
    attempt.failure = { error }
  })
  const attempt: Attempt = { seen, promise }
  attempts.set(app, attempt)
  return promise
}

/** Goes to the sign-in page; resolves when somebody signs in elsewhere before the page is left. */
const leave = (app: ClientApp): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = app.user.subscribe(() => {
      stop()
      resolve()
    })
    app.redirectToSignIn({ replace: true }).catch(reject)
  })

const enterAnonymously = async (app: ClientApp): Promise<void> => {
  await app.getUser({ or: 'anonymous' })
}
