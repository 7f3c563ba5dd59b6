import type { UserOption } from '../../resources/user/user-outcome.js'
import type { SignedOutReason } from './authenticate.js'
import type { AccessTokenClaims } from './verify-access-token.js'

/** The options of `ServerApp.authenticate`. */
export interface AuthenticationOptions {
  /** How long ago the user may have signed in, in seconds. Default: any time. */
  readonly maxAgeSeconds?: number | undefined
  /** Whether a user who has to verify the email first counts as signed in. Default: false. */
  readonly includeRestricted?: boolean | undefined
}

/** The result of `ServerApp.authenticate`. */
export type Authentication<User> =
  | {
      readonly status: 'signed-in'
      readonly userId: string
      /** The claims of the access token, whose signature was verified. */
      readonly claims: AccessTokenClaims
      /**
       * Reads the user; null if the account no longer exists, and for an anonymous or restricted user unless
       * the options allow it.
       *
       * @example const user = await auth.getUser({ or: 'anonymous-if-exists' })
       */
      getUser(options?: { or?: UserOption; includeRestricted?: boolean }): Promise<User | null>
    }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
