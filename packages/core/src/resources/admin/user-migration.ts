import * as routes from '@latchkey/contract/routes/admin/user-migration'
import type { Json } from '../../lib/json.js'
import type { ServerScope } from '../scope.js'

/** An email address of an exported user. */
export interface AddressRecord {
  /** The address, as typed. */
  value: string
  /** True only if the owner has proven the address. A verified address takes over accounts at providers. */
  isVerified: boolean
  /** Whether the user signs in with it. */
  usedForAuth: boolean
  /** Whether it is the primary address. A user has at most one. */
  isPrimary: boolean
  /** How the address came to the account. Default: `account` for the primary address, `added` for others. */
  origin?: 'account' | 'server' | 'added' | undefined
}

/** A passkey of an exported user. It works on the same domain only. */
export interface PasskeyRecord {
  /** The ID that the authenticator has assigned, in base64url. */
  credentialId: string
  /** The COSE key, in base64url. */
  publicKey: string
  /** The number of signatures that the authenticator reported last. */
  counter: number
  /** The name that the user has chosen. Default: none. */
  name?: string | null | undefined
  /** The model of the authenticator, as a UUID. Default: unknown. */
  aaguid?: string | null | undefined
  /** How browsers reach the authenticator, such as `internal`. Default: unknown. */
  transports?: string[] | undefined
  /** Whether the passkey is synchronized. Default: unknown until the next sign-in. */
  isBackedUp?: boolean | null | undefined
  /** Default: now. */
  createdAt?: Date | undefined
  /** Default: never. */
  lastUsedAt?: Date | null | undefined
}

/** An account of an exported user at an OAuth provider. */
export interface OAuthAccountRecord {
  /** The ID of the provider, such as `github`. The user can sign in once the project has this provider. */
  id: string
  /** The ID of the user at the provider. */
  accountId: string
  /** The address of the account at the provider. Default: none. */
  email?: string | null | undefined
  /** Whether the account signs the user in. Default: true. */
  allowSignIn?: boolean | undefined
  /** Whether the access tokens of the account can be read. Default: true. */
  allowConnectedAccounts?: boolean | undefined
  /** Default: now. */
  createdAt?: Date | undefined
}

/** The membership of an exported user in a team. */
export interface MembershipRecord {
  /** The ID of the team, which is imported before. */
  teamId: string
  /** The name of the member in the team. Default: the one of the user. */
  displayName?: string | null | undefined
  /** The picture of the member in the team. Default: the one of the user. */
  profileImageUrl?: string | null | undefined
  /** Whether it is the selected team of the user. Default: false. */
  isSelected?: boolean | undefined
  /** Whether the team was created with the account. Default: false. */
  isPersonal?: boolean | undefined
  /** The permissions that the member has in the team. Default: those of new members. */
  permissionIds?: string[] | undefined
  /** Default: now. */
  joinedAt?: Date | undefined
}

/** Metadata of a user or a team. */
interface MetadataRecord {
  /** The user or the members of the team can change it. Default: none. */
  clientMetadata?: Json | undefined
  /** The user or the members of the team can read it. Default: none. */
  clientReadOnlyMetadata?: Json | undefined
  /** Only servers can read it. Default: none. */
  serverMetadata?: Json | undefined
}

/** A user with everything that signs the user in: the entry of an export. Each field but the ID is optional. */
export interface UserRecord extends MetadataRecord {
  /** The ID, which the user keeps: a UUID of version 4. */
  id: string
  /** Default: now. */
  signedUpAt?: Date | undefined
  /** Default: when the user signed up. */
  lastActiveAt?: Date | undefined
  /** Default: none. */
  displayName?: string | null | undefined
  /** Any URL, at most 1,000,000 characters. Default: none. */
  profileImageUrl?: string | null | undefined
  /** Default: false. */
  isAnonymous?: boolean | undefined
  /** Whether the user can sign in with an emailed code. Default: false. */
  otpAuthEnabled?: boolean | undefined
  /** Default: none. */
  emails?: AddressRecord[] | undefined
  /** The hash of the password, in one of the formats of `passwordHash` of `createUser`. Default: no password. */
  passwordHash?: string | null | undefined
  /** Default: now. */
  passwordUpdatedAt?: Date | undefined
  /** When a generated password expires, which its user must change. Default: never. */
  passwordExpiresAt?: Date | null | undefined
  /** The secret of the authenticator app, at least 128 bits in base64. Default: none. */
  totpSecretBase64?: string | null | undefined
  /** Whether a sign-in needs a code of the authenticator app. Default: true if there is a secret. */
  requiresTotpMfa?: boolean | undefined
  /** The SHA-256 hashes of unused recovery codes of Latchkey, in hexadecimal digits. Default: none. */
  recoveryCodeHashes?: string[] | undefined
  /** Default: none. */
  passkeys?: PasskeyRecord[] | undefined
  /** Default: none. */
  oauthProviders?: OAuthAccountRecord[] | undefined
  /** The permissions in the project. Default: those of new users. */
  projectPermissionIds?: string[] | undefined
  /** Default: the personal team, if the project has `createTeamOnSignUp`. */
  teamMemberships?: MembershipRecord[] | undefined
  /** When the user was banned. Default: not banned. */
  bannedAt?: Date | null | undefined
  /** When the ban ends by itself. Default: never. */
  banEndsAt?: Date | null | undefined
  /** A note for the team of the project, at most 1,000 characters. Default: none. */
  banReason?: string | null | undefined
  /** When the account will be deleted, at the request of its user. Default: not requested. */
  deleteAt?: Date | null | undefined
}

/** A team that is imported. */
export interface TeamRecord extends MetadataRecord {
  /** The ID, which the team keeps: a UUID of version 4. */
  id: string
  /** The name of the team. */
  displayName: string
  /** Any URL, at most 1,000,000 characters. Default: none. */
  profileImageUrl?: string | null | undefined
  /** Default: now. */
  createdAt?: Date | undefined
}

/** The result of `importUsers` for a user or team. */
export interface ImportResult {
  /** The ID of the record. */
  readonly id: string
  /** `exists`: the project has a user or team with this ID already, which stays unchanged. */
  readonly status: 'created' | 'exists' | 'rejected'
  /** Why it was rejected: an error code, if there is one, and a sentence for developers. Null for other results. */
  readonly error: { readonly code: string | null; readonly message: string } | null
}

/** Users and teams to import, at most 100 each. */
export interface ImportBatch {
  /** Created before the users. Default: none. */
  teams?: readonly TeamRecord[]
  /** Default: none. */
  users?: readonly UserRecord[]
  /** True creates nothing: the result says what the import would do. Default: false. */
  isDryRun?: boolean
}

/** The results of `importUsers`, in the order of the batch. */
export interface ImportResults {
  /** One for each team. */
  readonly teams: readonly ImportResult[]
  /** One for each user. */
  readonly users: readonly ImportResult[]
}

/** Options of `exportUsers`. */
export interface UserExportOptions {
  /** `nextCursor` of the previous page. Default: the first page. */
  cursor?: string
  /** Number of users on a page, from 1 to 100. Default: 100. */
  limit?: number
}

/** A page of exported users, oldest first. `nextCursor` is the cursor of the next page; null on the last one. */
export type UserRecordPage = readonly UserRecord[] & { readonly nextCursor: string | null }

export async function importUsers(
  { client, http }: ServerScope,
  body: ImportBatch,
): Promise<ImportResults> {
  const results = await http.request(routes.importUsers, { body }, { isIdempotent: true })
  await client.invalidateAll()
  return Object.freeze(results)
}

export async function exportUsers(
  { http }: ServerScope,
  { cursor, limit }: UserExportOptions = {},
): Promise<UserRecordPage> {
  const query = { cursor, limit }
  const { items, pagination } = await http.request(routes.exportUsers, { query })
  return Object.freeze(Object.assign(items, { nextCursor: pagination.nextCursor }))
}
