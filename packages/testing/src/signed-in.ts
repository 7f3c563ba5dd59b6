import { ClientApp, type ClientAppOptions } from '@latchkey/core'
import type { Answers } from './offline/answers.js'
import { registerAccount, offlineFetch } from './offline/offline-fetch.js'
import { type OfflineUser, accountOf } from './offline/offline-account.js'
import { offlineProject } from './offline/project.js'
import { refreshTokenOf, signAccessToken } from './offline/tokens.js'
import { sessionOf, type SignedIn } from './session-of.js'

/** Options of an app without a network: its responses, and the options of any app. */
export interface OfflineOptions extends Omit<
  ClientAppOptions,
  'projectId' | 'publishableClientKey' | 'baseUrl' | 'tokenStore' | 'fetch'
> {
  /**
   * Responses that add to or replace those that follow from the data of the user.
   *
   * @example { 'GET /auth/sessions': refusal('USER_AUTHENTICATION_REQUIRED'), 'PATCH /users/me': vi.fn() }
   */
  answers?: Answers
}

/**
 * Signs a user in without a service and without a network, for tests of components and of servers. The user is known
 * at once. Teams and permissions load asynchronously. Any other request fails with an error that explains it, unless
 * `answers` has a response for it.
 *
 * The tokens of the user are signed, so a `ServerApp` of `offlineProject` accepts them.
 *
 * @param user omitted fields have the values of a typical user
 * @example
 * const { app } = await signedIn({ displayName: 'Ada', teams: [{ displayName: 'Acme' }] })
 * render(<LatchkeyProvider app={app}><Page /></LatchkeyProvider>)
 * @example
 * const rename = vi.fn()
 * const { app } = await signedIn({ displayName: 'Ada' }, { answers: { 'PATCH /users/me': rename } })
 */
export async function signedIn(
  user: OfflineUser = {},
  { answers = {}, ...options }: OfflineOptions = {},
): Promise<SignedIn> {
  const account = accountOf(user)
  registerAccount(account, answers)
  const { id } = account.user
  const tokens = { accessToken: await signAccessToken(id), refreshToken: refreshTokenOf(id) }
  return sessionOf({ ...options, ...offlineProject }, tokens)
}

/**
 * Creates an app without a signed-in user and without a network.
 *
 * @example const { app } = signedOut({ redirectMethod: { navigate: (to) => visited.push(to) } })
 */
export function signedOut({ answers, ...options }: OfflineOptions = {}): { app: ClientApp } {
  const fetch = offlineFetch(answers)
  return { app: new ClientApp({ ...options, ...offlineProject, fetch, tokenStore: 'memory' }) }
}
