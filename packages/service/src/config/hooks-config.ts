import type { Output } from '@latchkey/contract'
import type { signInMethod } from '@latchkey/contract/schemas/sessions'
import * as z from 'zod'
import { isSecureUrl } from '../lib/urls.js'
import { isWebhookSecret } from '../lib/webhook-signature.js'

type Method = Output<typeof signInMethod>
type Awaitable<Value> = Value | Promise<Value>

/** A user as hooks receive it. */
export interface HookUser {
  id: string
  primaryEmail: string | null
  primaryEmailVerified: boolean
  displayName: string | null
  profileImageUrl: string | null
  isAnonymous: boolean
  clientMetadata: unknown
  clientReadOnlyMetadata: unknown
  serverMetadata: unknown
  /** In milliseconds since 1970. */
  signedUpAtMillis: number
}

/** A sign-up that a hook decides about. */
export interface SignUpEvent {
  projectId: string
  /** Null if the user has no address, such as an anonymous user. */
  email: string | null
  emailVerified: boolean
  displayName: string | null
  method: Method
  /** The provider of a sign-up with `oauth`, such as `github`. */
  providerId: string | null
  /** ID of the anonymous user who becomes a regular user; null if the sign-up creates a user. */
  anonymousUserId: string | null
  ipAddress: string | null
}

/** A sign-in that a hook decides about, after the last factor and before the session. */
export interface SignInEvent {
  projectId: string
  user: HookUser
  /** The first factor; null if it is unknown. */
  method: Method | null
  /** The provider of a sign-in with `oauth`, such as `github`. */
  providerId: string | null
  /** Whether the same sign-in has created the user. */
  isNewUser: boolean
  ipAddress: string | null
}

/** An access token that is about to be signed. */
export interface ClaimsEvent {
  projectId: string
  user: HookUser
  session: {
    id: string
    /** In milliseconds since 1970. */
    createdAtMillis: number
    /** Whether a server created the session to act as the user. */
    isImpersonation: boolean
  }
}

/** The decision of a hook. The pages show the message as plain text, at most 500 characters of it. */
export type HookDecision = { allow: true } | { allow: false; message?: string }

type Decide<Event> = (event: Event) => Awaitable<HookDecision>
type AddClaims = (event: ClaimsEvent) => Awaitable<Readonly<Record<string, unknown>>>

/** @param onFailure the default of the setting of this name */
const hookSchema = <Run>(onFailure: 'refuse' | 'allow') =>
  z
    .strictObject({
      /** A function of this process. */
      run: z.custom<Run>((value) => typeof value === 'function', 'must be a function').optional(),
      /** URL of the signed POST request that asks for the answer. */
      url: z
        .url({ protocol: /^https?$/, error: 'must be an https URL', abort: true })
        .refine(isSecureUrl, { error: 'must be https, or on this machine' })
        .optional(),
      /** Signs the request: `whsec_` and 24 to 64 bytes in base64. */
      secret: z
        .string()
        .refine(isWebhookSecret, { error: 'must be whsec_ and 24 to 64 bytes in base64' })
        .optional(),
      /** How long the service waits for the answer, in milliseconds. */
      timeoutMillis: z.int().min(100).max(10_000).default(3_000),
      /** Effect of a hook that fails or does not answer in time. */
      onFailure: z.enum(['refuse', 'allow']).default(onFailure),
    })
    .refine(
      ({ run, url, secret }) =>
        run === undefined
          ? url !== undefined && secret !== undefined
          : url === undefined && secret === undefined,
      { error: 'needs either run, or url and secret' },
    )

/** The hooks of a project. */
export const hooksSchema = z.strictObject({
  /** Allows or refuses each sign-up of a user. */
  beforeSignUp: hookSchema<Decide<SignUpEvent>>('refuse').optional(),
  /** Allows or refuses each sign-in, after the last factor. */
  beforeSignIn: hookSchema<Decide<SignInEvent>>('refuse').optional(),
  /** Adds claims to each access token. */
  customClaims: hookSchema<AddClaims>('allow').optional(),
})
export type Hooks = z.output<typeof hooksSchema>
