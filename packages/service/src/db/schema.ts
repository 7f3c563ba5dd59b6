import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { json, millis, moment } from './columns.js'
import type { CodeData, CodeKind, IpInfo, JsonValue, ProjectConfig, PublicKey } from './values.js'

export const projects = pgTable('projects', {
  /** `internal` or a UUID. */
  id: text().primaryKey(),
  displayName: text().notNull(),
  description: text().notNull().default(''),
  config: json<ProjectConfig>().notNull(),
  isProductionMode: boolean().notNull().default(false),
  /** Added to the platform's clock, so that a test can move a project through time. */
  clockOffsetMillis: millis().notNull().default(0),
  createdAt: moment().notNull(),
})

const projectId = () =>
  text()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

export const projectDomains = pgTable(
  'project_domains',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** A trusted domain as a URL, such as `https://app.example.com`. */
    domain: text().notNull(),
    handlerPath: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.projectId, table.domain)],
)

/** A set of keys, of which only the SHA-256 hashes are kept. */
export const projectKeys = pgTable(
  'project_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    description: text().notNull(),
    publishableClientKeyHash: text(),
    secretServerKeyHash: text(),
    superSecretAdminKeyHash: text(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    index().on(table.projectId),
    uniqueIndex().on(table.publishableClientKeyHash),
    uniqueIndex().on(table.secretServerKeyHash),
    uniqueIndex().on(table.superSecretAdminKeyHash),
  ],
)

/** Keys that sign access tokens. The newest of a project signs; all of them verify. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The `kid` of tokens and of the key set. */
    id: text().primaryKey(),
    projectId: projectId(),
    publicJwk: json<PublicKey>().notNull(),
    /** The private JWK as JSON, sealed. */
    privateJwkSealed: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)

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
    /** Base64 of the TOTP secret, sealed; null while no second factor is required. */
    totpSecretSealed: text(),
    otpAuthEnabled: boolean().notNull().default(false),
    isAnonymous: boolean().notNull().default(false),
    signedUpAt: moment().notNull(),
    lastActiveAt: moment().notNull(),
  },
  (table) => [index().on(table.projectId, table.signedUpAt)],
)

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const contactChannels = pgTable(
  'contact_channels',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: userId(),
    type: text().$type<'email'>().notNull(),
    value: text().notNull(),
    usedForAuth: boolean().notNull(),
    isVerified: boolean().notNull(),
    isPrimary: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('contact_channels_sign_in')
      .on(table.projectId, table.type, table.value)
      .where(sql`${table.usedForAuth}`),
    uniqueIndex('contact_channels_once').on(table.userId, table.type, table.value),
    uniqueIndex('contact_channels_primary')
      .on(table.userId, table.type)
      .where(sql`${table.isPrimary}`),
    index().on(table.projectId),
  ],
)

export const passwords = pgTable('passwords', {
  userId: userId().primaryKey(),
  /** An argon2id or an imported bcrypt hash, with its parameters. */
  hash: text().notNull(),
  updatedAt: moment().notNull(),
})

/** A session is one refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    /** The `refreshTokenId` of its access tokens. */
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: userId(),
    refreshTokenHash: text().notNull(),
    isImpersonation: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    /** Null when the last use did not come from a browser. */
    lastUsedIpInfo: json<IpInfo>(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.refreshTokenHash)],
)

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
    data: json<CodeData[CodeKind]>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [uniqueIndex().on(table.projectId, table.restHash)],
)

/** The outbox, and what was sent. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** The addressee, as far as it is a user. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Template type, such as `email_verification`. */
    template: text().notNull(),
    recipients: text().array().notNull(),
    subject: text().notNull(),
    /**
     * JSON of `{ html, text, variables }`, sealed, because links and codes in it open accounts.
     * `variables` holds what the mailbox shows beside the mail: `{ link, code }`.
     */
    contentSealed: text().notNull(),
    createdAt: moment().notNull(),
    /** When delivery is due on the platform's clock; null once sent or given up. */
    nextAttemptAt: moment(),
    attempts: integer().notNull().default(0),
    sentAt: moment(),
    error: text(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt),
    index('emails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
