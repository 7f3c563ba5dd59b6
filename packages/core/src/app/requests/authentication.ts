import type { UserOption } from '../../resources/user/user-outcome.js'
import type { SignedOutReason } from './authenticate.js'
import type { AccessTokenClaims } from './verify-access-token.js'

/** The options of `ServerApp.authenticate`. */
export interface AuthenticationOptions {
  /** How long ago the user may have signed in, in seconds. Default: any time. */
  readonly maxAgeSeconds?: number | undefined
}

/** The result of `ServerApp.authenticate`. */
export type Authentication<User> =
  | {
      readonly status: 'signed-in'
      readonly userId: string
      /** The claims of the access token, whose signature was verified. */
      readonly claims: AccessTokenClaims
      /**
       * Reads the user; null if the account no longer exists, and for an anonymous user unless `or` allows it.
       *
       * @example const user = await auth.getUser({ or: 'anonymous-if-exists' })
       */
      getUser(options?: { or?: UserOption }): Promise<User | null>
    }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
