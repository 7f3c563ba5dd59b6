import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { CodeData, CodeKind, IpInfo, SignInMethod } from '../values.js'
import { projectId } from './projects.js'
import { userId, users } from './users.js'

/** A session is one family of refresh tokens: the first one and its successors. */
export const sessions = pgTable(
  'sessions',
  {
    /** The `refreshTokenId` of its access tokens. */
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: userId(),
    /** Hash of the part that all refresh tokens of the session have in common. */
    familyHash: text().notNull(),
    refreshTokenHash: text().notNull(),
    /** When the current refresh token was used first; null until then. */
    refreshTokenUsedAt: timestampMillis(),
    isImpersonation: boolean().notNull().default(false),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis().notNull(),
    lastUsedAt: timestampMillis().notNull(),
    /** Null when the last use did not come from a browser. */
    lastUsedIpInfo: json<IpInfo>(),
    /** User agent of the client that began the session; null if a server did. */
    userAgent: text(),
    /** Network of the client that began the session: an IPv4 address or the /64 prefix of an IPv6 address. */
    clientNetwork: text(),
    /** How the user signed in; null if a server began the session. */
    signInMethod: text().$type<SignInMethod>(),
    /** The provider of a sign-in with `oauth`. */
    signInProviderId: text(),
    /** With rotation: the refresh token that the current one replaced, and when that was. */
    previousTokenHash: text(),
    previousTokenUsedAt: timestampMillis(),
    /** With rotation: the refresh token before the previous one. */
    formerTokenHash: text(),
    /** With rotation: the current refresh token, for a client that did not receive it. */
    refreshTokenSealed: text(),
    /** Whether a second client, on another domain or a command-line tool, received the refresh token. */
    isShared: boolean().notNull().default(false),
    /** Thumbprint of the key without which the session cannot be refreshed (RFC 7638); null if it is not bound to a device. */
    keyThumbprint: text(),
    /** The OAuth clients to which the user signed in from the session. They learn of its end. */
    oauthClientIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index().on(table.projectId),
    index().on(table.userId),
    uniqueIndex().on(table.familyHash),
  ],
)

/**
 * Sessions that were ended, for the servers of apps: they go on accepting access tokens for a while when the service is out
 * of reach, but not those of these sessions. A day later the rows are deleted.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    /** That of the session. */
    id: uuid().primaryKey(),
    projectId: projectId(),
    /** On the clock of the project. */
    endedAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId, table.endedAt, table.id)],
)

/** The team of an invitation as text; null for codes of other kinds. */
export const teamOf = ({ data }: { data: AnyPgColumn }): SQL => sql`(${data} ->> 'teamId')`

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<CodeKind>().notNull(),
    /** SHA-256 of the whole code, in lower case. */
    codeHash: text().notNull(),
    /** SHA-256 of its last 39 characters: a wrong first part still counts as an attempt. */
    restHash: text().notNull(),
    /** The address that received an emailed code, in lower case; null for other codes. */
    address: text(),
    data: json<CodeData[CodeKind]>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis().notNull(),
    usedAt: timestampMillis(),
  },
  (table) => [
    uniqueIndex().on(table.projectId, table.restHash),
    index().on(table.projectId, table.kind),
    index().on(table.projectId, table.address),
    // The invitations of a team. Only they have a team.
    index('verification_codes_team')
      .on(table.projectId, teamOf(table))
      .where(sql`${teamOf(table)} is not null`),
    index().on(table.userId),
  ],
)

/** A command-line tool that waits for a user to confirm its sign-in in a browser. */
export const cliLogins = pgTable(
  'cli_logins',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    pollingCodeHash: text().notNull(),
    loginCodeHash: text().notNull(),
    /** Null until it is confirmed. */
    refreshTokenSealed: text(),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis().notNull(),
    /** When the tool received the refresh token. */
    usedAt: timestampMillis(),
  },
  (table) => [
    index().on(table.projectId),
    uniqueIndex().on(table.pollingCodeHash),
    uniqueIndex().on(table.loginCodeHash),
  ],
)

/** Number of recent attempts; the key names the action and the account or client. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** SHA-256, so that no address is kept for it. */
    id: text().primaryKey(),
    projectId: projectId(),
    count: integer().notNull(),
    /** When the count restarts. */
    resetsAt: timestampMillis().notNull(),
    /** Until when further attempts are rejected; used by limits that delay instead of blocking. */
    blockedUntil: timestampMillis().notNull().default(0),
  },
  (table) => [index().on(table.projectId)],
)

/** Networks that accounts signed in from recently. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    /** SHA-256 of account and network, so that no address is stored. */
    id: text().primaryKey(),
    projectId: projectId(),
    expiresAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId)],
)

/** Kinds of devices that users signed in with, so that a sign-in with another kind is noticed. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    /** Browser and system, such as `Chrome on macOS`. */
    kind: text().notNull(),
    /** BCP 47 tag of the emails' language that the client last asked for; null if it asked for none. */
    language: text(),
    firstUsedAt: timestampMillis().notNull(),
    lastUsedAt: timestampMillis().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
