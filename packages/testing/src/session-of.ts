import { ClientApp, type ClientAppOptions, type CurrentUser, type TokenPair } from '@latchkey/core'

/** A signed-in user, with an app, headers and tokens for a test. */
export interface SignedIn {
  /** An app with a loaded user, such as for `<LatchkeyProvider app={app}>`. */
  app: ClientApp
  /** As read when they were signed in; `app.user` follows their changes. */
  user: CurrentUser
  /** Headers that authenticate a request to your own server. */
  headers: Record<string, string>
  /** Both tokens of the session. */
  tokens: TokenPair
}

/** Makes an app with a session, which knows whose it is from now on. */
export async function sessionOf(options: ClientAppOptions, tokens: TokenPair): Promise<SignedIn> {
  const app = new ClientApp({ ...options, tokenStore: tokens })
  const user = await app.getUser({ or: 'anonymous' })
  // What is watched is not forgotten, however late a component asks.
  app.user.subscribe(() => {})
  return { app, user, headers: await user.getAuthHeaders(), tokens }
}
