import { ClientApp, type ClientAppOptions, type CurrentUser, type TokenPair } from '@latchkey/core'

/** A signed-in user, with an app, headers and tokens for a test. */
export interface SignedIn {
  /** An app with a loaded user, such as for `<LatchkeyProvider app={app}>`. */
  app: ClientApp
  /** The user at the time of the sign-in; `app.user` has later changes. */
  user: CurrentUser
  /** Headers that authenticate a request to your own server. */
  headers: Record<string, string>
  /** Both tokens of the session. */
  tokens: TokenPair
}

/** Creates an app with a session and loads its user. */
export async function sessionOf(options: ClientAppOptions, tokens: TokenPair): Promise<SignedIn> {
  const app = new ClientApp({ ...options, tokenStore: tokens })
  const user = await app.getUser({ or: 'anonymous' })
  // A query with a subscriber is not garbage-collected, however late a component uses it.
  app.user.subscribe(() => {})
  return { app, user, headers: await user.getAuthHeaders(), tokens }
}
