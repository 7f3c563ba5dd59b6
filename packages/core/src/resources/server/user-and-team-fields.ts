import type { KnownError } from '@latchkey/contract/errors/error'
import { type Json, plainJson } from '../../lib/json.js'
import type { TeamPatch } from '../team/team-methods.js'
import { type CurrentUserPatch, encodeTotpSecret } from '../user/account.js'
import type { NewTeam } from '../user/teams.js'

/** Fields of a user that a server can set when it creates and when it changes the user. */
export interface ServerUserFields
  extends
    Omit<CurrentUserPatch, 'passkeyAuthEnabled' | 'clientMetadata' | 'selectedTeamId'>,
    Metadata {
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Null removes it. Set `primaryEmailVerified` too: otherwise a new address stays as verified as the old one. */
  primaryEmail?: string | null
  /** Whether the primary address is known to be the user's. Default for a new user: false. */
  primaryEmailVerified?: boolean
  /** Whether the user can sign in with the primary address. */
  primaryEmailAuthEnabled?: boolean
  /** At most 70 characters and 72 bytes. Null removes the password. A new one ends every session of the user. */
  password?: string | null
  /**
   * The hash of another system, instead of `password`: bcrypt, argon2, scrypt (also of Better Auth and Firebase), PBKDF2
   * (also of Django and ASP.NET Identity), sha512crypt or a salted digest. The service replaces it at the first sign-in.
   * It rejects an unknown format, and a hash that is too expensive to check, with `PASSWORD_HASH_NOT_SUPPORTED`.
   *
   * @example passwordHash: '$argon2id$v=19$m=65536,t=3,p=4$…'
   */
  passwordHash?: string
  /** False deletes the passkey. */
  passkeyAuthEnabled?: boolean
}

/** Changes of a user. A field that is not set stays unchanged. */
export interface ServerUserPatch
  extends ServerUserFields, Pick<CurrentUserPatch, 'selectedTeamId'> {
  /** Turns an anonymous user into an ordinary one. */
  isAnonymous?: false
}

/** Options of `setPrimaryEmail`. */
export interface PrimaryEmailOptions {
  /** Whether the address is known to be the user's. Default: false. */
  verified?: boolean
}

/** Options of `sendVerificationEmail` on a server. */
export interface ServerVerificationEmailOptions {
  /** Absolute URL of the page that the email links to. A server must pass it. */
  callbackUrl?: string | undefined
}

/** Why no verification email was sent. */
export type ServerVerificationEmailError = KnownError<
  'EMAIL_ALREADY_VERIFIED' | 'REDIRECT_URL_NOT_WHITELISTED'
>

/** The part of a request body that creating and changing a user have in common. */
export const userBody = (user: ServerUserFields) => ({
  displayName: user.displayName,
  profileImageUrl: user.profileImageUrl,
  ...checkedMetadata(user),
  primaryEmail: user.primaryEmail,
  primaryEmailVerified: user.primaryEmailVerified,
  primaryEmailAuthEnabled: user.primaryEmailAuthEnabled,
  password: user.password,
  passwordHash: user.passwordHash,
  otpAuthEnabled: user.otpAuthEnabled,
  passkeyAuthEnabled: user.passkeyAuthEnabled,
  totpSecretBase64: user.totpMultiFactorSecret && encodeTotpSecret(user.totpMultiFactorSecret),
})

/** Whether a user is banned, since when, until when and why. */
export interface Ban {
  /** Whether the user is banned. */
  readonly isBanned: boolean
  /** When the user was banned; null if the user is not. */
  readonly bannedAt: Date | null
  /** When the ban ends by itself; null if it does not, or if the user is not banned. */
  readonly endsAt: Date | null
  /** The reason that the team of the project has noted. The user does not see it. */
  readonly reason: string | null
}

/** Options of `ban`. */
export interface BanOptions {
  /** A note for the team of the project, at most 1,000 characters. The user does not see it. */
  reason?: string | null | undefined
  /** When the ban ends by itself, a time in the future. Default: never, so only `unban` lifts it. */
  endsAt?: Date | null | undefined
}

/** The deletion of an account that its user has requested. */
export interface AccountDeletion {
  /** When the account will be deleted; null if its user has not requested that. */
  readonly deleteAt: Date | null
}

/** A password that the service has generated for a user. */
export interface GeneratedPassword {
  /** The password. Pass it on to the user at once: it cannot be read again. */
  readonly password: string
  /** 24 hours after its creation. */
  readonly expiresAt: Date
}

/** Options of `createSession`. */
export interface NewSession {
  /** Lifetime of the session in milliseconds, at most 367 days. Default: 31,536,000,000 (one year). */
  expiresInMillis?: number
  /** Whether another person acts as the user: the session is marked so, and the user does not see it listed. */
  isImpersonation?: boolean
}

/** The tokens of a new session. */
export interface CreatedSession {
  /** Authorizes requests for about 10 minutes. */
  readonly accessToken: string
  /** Gets new access tokens until the session ends. It gives full access to the account. */
  readonly refreshToken: string
}

/** Metadata of a user or a team. Each value is replaced as a whole. */
export interface Metadata {
  /** The user or the members of the team can change it. */
  clientMetadata?: Json
  /** The user or the members of the team can read it. */
  clientReadOnlyMetadata?: Json
  /** Only servers can read it. */
  serverMetadata?: Json
}

const check = (value: Json | undefined) => (value === undefined ? undefined : plainJson(value))

/**
 * Returns the metadata of a patch.
 *
 * @throws TypeError `INVALID_ARGUMENT` if a value is not plain JSON
 */
export const checkedMetadata = (patch: Metadata) => ({
  clientMetadata: check(patch.clientMetadata),
  clientReadOnlyMetadata: check(patch.clientReadOnlyMetadata),
  serverMetadata: check(patch.serverMetadata),
})

/** A new team, with metadata. */
export interface NewServerTeam extends NewTeam, Metadata {
  /** The ID that the team has in another system: a UUID of version 4. Default: a new one. */
  id?: string
  /** Any URL, at most 1,000,000 characters. */
  profileImageUrl?: string | null | undefined
  /** The user who becomes the first member, with the permissions of team creators. Default: no member. */
  creatorUserId?: string
}

/** Changes of a team. A field that is not set stays unchanged; metadata is replaced as a whole. */
export interface ServerTeamPatch extends TeamPatch, Metadata {
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
}

/** Returns the body of a request that creates a team. */
export const newTeamBody = (team: NewServerTeam) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  creatorUserId: team.creatorUserId,
  ...checkedMetadata(team),
})
