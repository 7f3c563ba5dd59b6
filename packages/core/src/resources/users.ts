import type { EndpointResponse } from '@latchkey/contract/endpoint'
import { isLatchkeyError, type KnownError } from '@latchkey/contract/errors/error'
import { AUTH_HEADER } from '@latchkey/contract/headers'
import { sendPrimaryEmailCode } from '@latchkey/contract/routes/contact-channels'
import {
  deleteCurrentUser,
  readCurrentUser,
  updateCurrentUser,
} from '@latchkey/contract/routes/users'
import { attempt, call } from '../http/call.js'
import type { Http } from '../http/http.js'
import type { Json } from '../lib/json.js'
import { ok, type Result } from '../lib/result.js'
import { fromWire } from '../lib/wire-case.js'
import { callbackUrl } from '../redirect/page-url.js'
import type { TokenPair } from '../session/tokens.js'
import type { Context, SignedOut, SignOutOptions } from './context.js'
import type { Team } from './teams.js'

/** What the signed-in person may change of the own account. What is left out stays. */
export interface CurrentUserPatch {
  displayName?: string | null
  /** A base64 picture as a data URL, at most 1 000 000 characters; null removes it. */
  profileImageUrl?: string | null
  /** Replaces the whole value. */
  clientMetadata?: Json
}

/**
 * The signed-in person, as read at one moment. It never changes by itself; `app.user` does.
 *
 * @see spec, section 3
 */
export interface CurrentUser {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly primaryEmailVerified: boolean
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  readonly clientMetadata: Json
  readonly clientReadOnlyMetadata: Json
  readonly hasPassword: boolean
  readonly emailAuthEnabled: boolean
  readonly otpAuthEnabled: boolean
  readonly passkeyAuthEnabled: boolean
  readonly isMultiFactorRequired: boolean
  readonly isAnonymous: boolean
  readonly oauthProviders: readonly {
    readonly id: string
    readonly accountId: string
    readonly email: string | null
  }[]
  readonly selectedTeam: Team | null

  readonly currentSession: {
    /** Both tokens; the access token is good for at least 20 s. */
    getTokens(): Promise<TokenPair>
  }
  /** A header that tells the app's own server who is calling. Rejects after the session has changed. */
  getAuthHeaders(): Promise<Record<string, string>>
  /** The same as JSON. */
  getAuthJson(): Promise<TokenPair>

  update(patch: CurrentUserPatch): Promise<void>
  setDisplayName(displayName: string | null): Promise<void>
  setClientMetadata(clientMetadata: Json): Promise<void>
  /**
   * Sends the verification mail for the primary address.
   *
   * @param options.callbackUrl the page that the mail links to; default: the e-mail verification page
   * @throws Error when the user has no primary e-mail
   */
  sendVerificationEmail(options?: {
    callbackUrl?: string
  }): Promise<
    Result<
      undefined,
      KnownError<
        'EMAIL_ALREADY_VERIFIED' | 'EMAIL_IS_NOT_PRIMARY_EMAIL' | 'REDIRECT_URL_NOT_WHITELISTED'
      >
    >
  >
  signOut(options?: SignOutOptions): Promise<SignedOut>
  /** Deletes the account, which the project must allow, and ends the session. */
  delete(): Promise<void>
}

type Wire = EndpointResponse<typeof readCurrentUser>

function fieldsOf(wire: Wire) {
  const { authWithEmail, requiresTotpMfa, selectedTeamId: _id, ...fields } = fromWire(wire)
  return { ...fields, emailAuthEnabled: authWithEmail, isMultiFactorRequired: requiresTotpMfa }
}

function toCurrentUser(ctx: Context, http: Http, wire: Wire): CurrentUser {
  const update = async ({ displayName, profileImageUrl, clientMetadata }: CurrentUserPatch) => {
    const body = {
      ...(displayName !== undefined && { display_name: displayName }),
      ...(profileImageUrl !== undefined && { profile_image_url: profileImageUrl }),
      ...(clientMetadata !== undefined && { client_metadata: clientMetadata }),
    }
    await call(http, updateCurrentUser, { body })
    await ctx.user.refresh()
  }
  const getAuthJson = () => http.tokens.get()
  return Object.freeze({
    ...fieldsOf(wire),
    currentSession: { getTokens: getAuthJson },
    getAuthJson,
    getAuthHeaders: async () => ({ [AUTH_HEADER]: JSON.stringify(await getAuthJson()) }),
    update,
    setDisplayName: (displayName) => update({ displayName }),
    setClientMetadata: (clientMetadata) => update({ clientMetadata }),
    sendVerificationEmail: (options) =>
      sendVerificationEmail(ctx, http, wire.primary_email, options),
    signOut: (options) => ctx.signOut(options),
    delete: async () => {
      await call(http, deleteCurrentUser, {})
      await ctx.signOut()
    },
  } satisfies CurrentUser)
}

async function sendVerificationEmail(
  ctx: Context,
  http: Http,
  email: string | null,
  options: { callbackUrl?: string } = {},
): ReturnType<CurrentUser['sendVerificationEmail']> {
  if (email === null) throw new Error('User does not have a primary email')
  const callback_url = options.callbackUrl ?? callbackUrl(ctx.site, 'emailVerification')
  const result = await attempt(http, sendPrimaryEmailCode, {
    body: { email, callback_url },
  })
  return result.status === 'error' ? result : ok(undefined)
}

/** Loads the signed-in person; null when the account has gone. */
export async function loadCurrentUser(ctx: Context, http: Http): Promise<CurrentUser | null> {
  try {
    return toCurrentUser(ctx, http, await call(http, readCurrentUser, {}))
  } catch (error) {
    if (isLatchkeyError(error, 'CANNOT_GET_OWN_USER_WITHOUT_USER')) return null
    throw error
  }
}
