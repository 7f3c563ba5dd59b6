import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { JsonValue } from '../values.js'
import { projectId } from './projects.js'

/** Orders users by name, in any case. Users without a name come last. */
export const nameOrder = ({ displayName }: { displayName: AnyPgColumn }): [SQL, SQL] => [
  sql`(${displayName} is null)`,
  sql`coalesce(lower(${displayName}), '')`,
]

/** The text in which a name is searched, without its case. */
export const searchedName = ({ displayName }: { displayName: AnyPgColumn }): SQL =>
  sql`lower(${displayName})`

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    displayName: text(),
    profileImageUrl: text(),
    clientMetadata: json<JsonValue>(),
    clientReadOnlyMetadata: json<JsonValue>(),
    serverMetadata: json<JsonValue>(),
    /** Base64 of the TOTP secret, sealed. */
    totpSecretSealed: text(),
    /** A secret that was set when the user was created does not require the second factor yet. */
    requiresTotp: boolean().notNull().default(false),
    otpAuthEnabled: boolean().notNull().default(false),
    isAnonymous: boolean().notNull().default(false),
    signedUpAt: timestampMillis().notNull(),
    lastActiveAt: timestampMillis().notNull(),
    /** The country in which the user was last active, as an ISO 3166 code, if known. */
    countryCode: text(),
    /** Null if the user is not banned. A ban that has ended by itself stays: read it with `currentBan` or `isBanned`. */
    bannedAt: timestampMillis(),
    /** When the ban ends by itself; null if it does not. */
    banEndsAt: timestampMillis(),
    /** For the team of the project. The user does not see it. */
    banReason: text(),
    /** When the account will be deleted, at the request of its user; null if that is not requested. */
    deleteAt: timestampMillis(),
  },
  (table) => [
    index().on(table.projectId, table.signedUpAt, table.id),
    index().on(table.projectId, table.lastActiveAt, table.id),
    index('users_name').on(table.projectId, ...nameOrder(table), table.id),
    index('users_banned')
      .on(table.projectId)
      .where(sql`${table.bannedAt} is not null`),
    index()
      .on(table.deleteAt)
      .where(sql`${table.deleteAt} is not null`),
  ],
)

/** Positions of deleted users in the list of users, for cursors that name them. */
export const deletedUsers = pgTable(
  'deleted_users',
  {
    id: uuid().primaryKey(),
    projectId: projectId(),
    signedUpAt: timestampMillis().notNull(),
    deletedAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId)],
)

/** The user of a row, which is deleted with it. */
export const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Where a user signed up, for the owner of the address that the account was created with. Absent if a server created
 * the user, and for users of earlier versions.
 */
export const signUps = pgTable('sign_ups', {
  userId: userId().primaryKey(),
  userAgent: text(),
  /** ISO 3166 code; null if it is unknown. */
  countryCode: text(),
  cityName: text(),
  /** When an anonymous user became a regular one; for other users, when the user was created. */
  createdAt: timestampMillis().notNull(),
})

/**
 * How an address came to its account: the account was created with it, a server key set it, or the user added
 * it, by adding a contact channel or by changing the address of one.
 */
export type ChannelOrigin = 'account' | 'server' | 'added'

/** Condition of a claim on an address: such a channel signs in, receives resets and reserves its address. */
export const holdsClaim = (
  table: Record<'usedForAuth' | 'isVerified' | 'origin', AnyPgColumn>,
): SQL => sql`${table.usedForAuth} and (${table.isVerified} or ${table.origin} <> 'added')`

export const contactChannels = pgTable(
  'contact_channels',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: userId(),
    type: text().$type<'email'>().notNull(),
    /** As typed, trimmed: for display and as the recipient of emails, never compared. */
    value: text().notNull(),
    /** `canonicalEmail(value)`: every comparison uses it. */
    canonicalValue: text().notNull(),
    origin: text().$type<ChannelOrigin>().notNull(),
    /** Shown to clients. Whether the address signs in also depends on the claim (`holdsClaim`). */
    usedForAuth: boolean().notNull(),
    isVerified: boolean().notNull(),
    isPrimary: boolean().notNull(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    uniqueIndex('contact_channels_sign_in')
      .on(table.projectId, table.type, table.canonicalValue)
      .where(holdsClaim(table)),
    uniqueIndex('contact_channels_once').on(table.userId, table.type, table.canonicalValue),
    uniqueIndex('contact_channels_primary')
      .on(table.userId, table.type)
      .where(sql`${table.isPrimary}`),
    // Not unique: accounts may have an address without a claim.
    index().on(table.projectId, table.canonicalValue),
  ],
)

/** Condition that joins a user with the primary email address. */
export const isPrimaryEmail = sql`${contactChannels.userId} = ${users.id} and ${contactChannels.type} = 'email' and ${contactChannels.isPrimary}`

export const passwords = pgTable('passwords', {
  userId: userId().primaryKey(),
  /** An argon2id hash, or one that was imported from another system, with its parameters. */
  hash: text().notNull(),
  updatedAt: timestampMillis().notNull(),
  /** When a generated password expires. The sign-in with it must change it. Null for a password that was chosen. */
  generatedUntil: timestampMillis(),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    projectId: projectId(),
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Unsigned, of 32 bits (WebAuthn Level 3, section 6.1). */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The name that the user has chosen. Until then, the AAGUID gives the name. */
    name: text(),
    /** The model of the authenticator. Null for passkeys of earlier versions. */
    aaguid: text(),
    /** How browsers reach the authenticator. Empty for passkeys of earlier versions. */
    transports: json<string[]>().notNull().default([]),
    /** Null for passkeys of earlier versions, until the next sign-in. */
    isBackedUp: boolean(),
    createdAt: timestampMillis().notNull(),
    /** Null if the passkey never signed in, or not since an earlier version. */
    lastUsedAt: timestampMillis(),
  },
  (table) => [
    index().on(table.projectId, table.credentialId),
    uniqueIndex('passkeys_once').on(table.userId, table.credentialId),
  ],
)

/** Unused codes that replace the code of an authenticator app once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    projectId: projectId(),
    hash: text().notNull(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] }), index().on(table.projectId)],
)

/** On which days (UTC) a user was active. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: userId(),
    projectId: projectId(),
    /** `2026-01-31` */
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index().on(table.projectId, table.day),
  ],
)
