import { readOAuthLogout } from '@latchkey/contract/routes/oauth-server/logout'
import type { Client } from '../client/client.js'

/** The effects of a sign-out on other apps to which the user signed in with the account of this app. */
export interface OAuthLogout {
  /** The name of the app that asks for the sign-out; null if none does, or if its request has expired. */
  readonly clientName: string | null
  /** Where the user returns to after the sign-out; null for the usual page of this app. */
  readonly redirectUrl: string | null
  /** Pages that sign the user out of other apps. Open each of them in a hidden frame after the sign-out. */
  readonly frontChannelUrls: readonly string[]
}

export const getOAuthLogout = (client: Client, logout?: string): Promise<OAuthLogout> =>
  client.httpOfSession().request(readOAuthLogout, { body: { logout } })
