import type { Client } from '../client/client.js'
import type { TokenPair } from '../session/tokens.js'

/** Options of `signOut`. */
export interface SignOutOptions {
  /**
   * Where to go afterwards: a URL of this site or of a trusted origin. If it is not trusted, the sign-out rejects and the
   * session stays. Default: the page `afterSignOut`.
   */
  redirectUrl?: string | URL | undefined
  /** Whether to stay on this page. Default: false. */
  noRedirect?: boolean | undefined
}

/** Where a sign-out leads to. */
interface Redirection {
  /** The trusted URL. Default: the page `afterSignOut`. */
  readonly destination: string | undefined
  readonly noRedirect: boolean
}

/** The result of a sign-out. */
export interface SignedOut {
  /**
   * Whether the service has ended the session within 3 s. If not, the session has ended on this device, and the client
   * continues to end it at the service.
   */
  readonly confirmed: boolean
}

/** The sign-out in progress of each client. */
const signOutsInProgress = new WeakMap<Client, Promise<SignedOut>>()

export async function signOut(
  client: Client,
  { redirectUrl, noRedirect = false }: SignOutOptions = {},
): Promise<SignedOut> {
  const { navigator } = client
  const destination = redirectUrl ? navigator.requireTrusted(redirectUrl) : undefined
  const options = { destination, noRedirect }
  // Before anything that takes time or can fail.
  const tokens = client.session().signOut()
  const inProgress = signOutsInProgress.get(client)
  if (inProgress && !tokens.accessToken && !tokens.refreshToken) return inProgress
  const signedOut = revokeAndRedirect(client, tokens, options).finally(() => {
    // Another user may have begun to sign out meanwhile.
    if (signOutsInProgress.get(client) === signedOut) signOutsInProgress.delete(client)
  })
  signOutsInProgress.set(client, signedOut)
  navigator.addPendingNavigation({
    leavesPage: leavesPage(client, signedOut, options),
    url: destination ?? navigator.urls.afterSignOut,
  })
  // The caller continues before a guard goes to the sign-in page.
  return signedOut
}

async function revokeAndRedirect(
  client: Client,
  tokens: TokenPair,
  { destination, noRedirect }: Redirection,
): Promise<SignedOut> {
  const { navigator } = client
  const confirmed = await client.session().endAtService(tokens)
  if (destination) await navigator.go(destination)
  else if (!noRedirect) await navigator.redirectTo('afterSignOut')
  return { confirmed }
}

/** Resolves to whether the sign-out has left the page: not if it failed, or if the page was shown again meanwhile. */
const leavesPage = (
  { platform, tasks }: Client,
  signedOut: Promise<SignedOut>,
  { destination, noRedirect }: Redirection,
): Promise<boolean> =>
  tasks
    .run(
      (signal) =>
        new Promise<boolean>((resolve) => {
          const stop = platform.onLifecycle?.((event) => {
            if (event === 'shown-from-cache') settle(false)
          })
          const settle = (leaves: boolean) => {
            stop?.()
            resolve(leaves)
          }
          signal.addEventListener('abort', () => settle(false))
          signedOut.then(
            () => settle(!!destination || !noRedirect),
            () => settle(false),
          )
        }),
    )
    // The app was disposed of.
    .catch(() => false)
