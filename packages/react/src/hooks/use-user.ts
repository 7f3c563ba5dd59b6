import type { ClientApp, CurrentUser, UserOption } from '@latchkey/core'
import { notSignedIn, type RestrictedUserPage, userOutcome } from '@latchkey/core/internal'
import { redirectRestrictedUser } from '../lib/page-links.js'
import { wasJustThrown, NOT_ON_SERVER, useQuery } from '../lib/use-query.js'
import { isServer } from '../lib/platform.js'
import { useProvided } from '../lib/provided.js'

/** Options of `useUser`. */
export interface UseUserOptions {
  /** The action when no user is signed in, or only an anonymous one. Default: returns null. */
  or?: UserOption
  /**
   * Whether a restricted user counts as signed in: one who has to verify the email or to set up the second factor first.
   * Default: false; true if `or` is `'anonymous'` or `'anonymous-if-exists'`, so that no anonymous user replaces that user.
   */
  includeRestricted?: boolean
}

/**
 * Returns the signed-in user. Suspends only while the user is unknown; a signed-out state is known at once.
 *
 * @example const user = useUser({ or: 'redirect' })
 */
export function useUser(
  options: UseUserOptions & { or: 'redirect' | 'throw' | 'anonymous' },
): CurrentUser
export function useUser(options?: UseUserOptions): CurrentUser | null
export function useUser({ or, includeRestricted }: UseUserOptions = {}): CurrentUser | null {
  const provided = useProvided()
  const outcome = userOutcome(useQuery(provided.user), or, includeRestricted)
  const { kind, user = null } = outcome
  if (kind === 'throw') throw notSignedIn()
  if (outcome.kind === 'redirect') throw redirects[outcome.page](provided.app)
  if (kind === 'anonymous') throw anonymousSignUp(provided.app)
  return user
}

/**
 * Returns a function that starts a task once per app and returns its promise or its error, for a component to throw.
 * Components that suspend on their first render lose their state, so the attempts are stored here.
 *
 * @param start receives a callback that allows another attempt before this one has ended
 */
function oncePerApp(start: (app: ClientApp, end: () => void) => Promise<unknown>) {
  const attempts = new WeakMap<ClientApp, Promise<void> | { readonly error: unknown }>()
  return (app: ClientApp): unknown => {
    if (isServer()) return new Error(NOT_ON_SERVER)
    const existing = attempts.get(app)
    if (existing && 'then' in existing) return existing
    if (existing && wasJustThrown(existing)) return existing.error
    const end = () => {
      if (attempts.get(app) === attempt) attempts.delete(app)
    }
    const attempt = start(app, end).then(end, (error: unknown) => {
      attempts.set(app, { error })
    })
    attempts.set(app, attempt)
    return attempt
  }
}

/** Resolves when the user changes. All waiting components share one subscription. */
const userChange = oncePerApp(
  (app) =>
    new Promise((resolve) => {
      const stop = app.user.subscribe(() => resolve(stop()))
    }),
)

/** Goes to the sign-in page. Resolves if the user signs in elsewhere before the page unloads. */
const signInRedirect = oncePerApp(
  (app, end) =>
    new Promise((resolve, reject) => {
      // `userChange` never rejects.
      void (userChange(app) as Promise<void>).then(resolve)
      // With a client-side router, the user may return to this page while still signed out.
      app.redirectToSignIn({ replace: true }).then(end, reject)
    }),
)

/** Goes to the page of a restricted user. Resolves if the restriction ends elsewhere before the page unloads. */
const restrictedUserRedirect = (page: RestrictedUserPage) =>
  oncePerApp(
    (app, end) =>
      new Promise((resolve, reject) => {
        void (userChange(app) as Promise<void>).then(resolve)
        redirectRestrictedUser(app, page).then(end, reject)
      }),
  )

const redirects = {
  signIn: signInRedirect,
  accountSettings: restrictedUserRedirect('accountSettings'),
  mfaSetup: restrictedUserRedirect('mfaSetup'),
}

const anonymousSignUp = oncePerApp((app) => app.getUser({ or: 'anonymous' }))
