import { readOAuthLogout } from '@latchkey/contract/routes/oauth-server/logout'
import {
  decideOAuthRequest,
  readOAuthRequest,
} from '@latchkey/contract/routes/oauth-server/requests'
import type { Client } from '../client/client.js'
import { clientError } from '../errors/client-error.js'

/** The request of another app to which a user signs in with the account of this app. */
export interface OAuthRequest {
  /** The name of the app that asks. */
  readonly clientName: string
  /** False for an app that registered itself or has a metadata document: its name is its own words. */
  readonly isVerified: boolean
  /** The host of the document in which the app describes itself; null if there is none. */
  readonly clientHost: string | null
  /** Where the user returns to: a host, or the scheme of an app; null for a device. */
  readonly destination: string | null
  /** Whether the user returns to an app on the user's computer. */
  readonly isLoopback: boolean
  /** The scopes that the app asks for and may get. */
  readonly scopes: readonly OAuthRequestScope[]
  /** Whether the user has allowed all of this before. A page then need not ask again. */
  readonly isRemembered: boolean
  /** Whether the other app wants a newer sign-in: send the user to sign in again first. */
  readonly requiresSignIn: boolean
}

/** Something that another app may do. */
export interface OAuthRequestScope {
  /** Such as `email` or `notes:read`. */
  readonly id: string
  /** The API that the scope belongs to; null for `openid`, `profile`, `email` and `offline_access`. */
  readonly resource: string | null
  /** The words of the project; null for the scopes without a resource. */
  readonly description: string | null
}

/** The decision of a user about the request of another app. */
export type OAuthDecision = 'allow' | 'deny'

/** The effects of a sign-out on other apps to which the user signed in with the account of this app. */
export interface OAuthLogout {
  /** The name of the app that asks for the sign-out; null if none does, or if its request has expired. */
  readonly clientName: string | null
  /** Where the user returns to after the sign-out; null for the usual page of this app. */
  readonly redirectUrl: string | null
  /** Pages that sign the user out of other apps. Open each of them in a hidden frame after the sign-out. */
  readonly frontChannelUrls: readonly string[]
}

export async function getOAuthRequest(
  client: Client,
  requestId: string,
): Promise<OAuthRequest | null> {
  const result = await client
    .httpOfSession()
    .requestResult(
      readOAuthRequest,
      { params: { requestId } },
      { expect: ['OAUTH_REQUEST_NOT_FOUND'] },
    )
  return result.status === 'ok' ? result.data : null
}

export async function answerOAuthRequest(
  client: Client,
  requestId: string,
  decision: OAuthDecision,
): Promise<void> {
  const { navigation } = client.platform
  if (!navigation)
    throw clientError(
      'INVALID_CONFIGURATION',
      'A request of another app can only be answered in the browser in which it began. Call answerOAuthRequest in a browser.',
    )
  const { redirectUrl } = await client
    .httpOfSession()
    .request(decideOAuthRequest, { params: { requestId }, body: { decision } })
  navigation.goWithoutReferrer(redirectUrl)
}

export const getOAuthLogout = (client: Client, logout?: string): Promise<OAuthLogout> =>
  client.httpOfSession().request(readOAuthLogout, { body: { logout } })
