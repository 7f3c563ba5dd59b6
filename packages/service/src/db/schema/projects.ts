import type { ProjectSettings } from '@latchkey/contract/project-settings'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { json, millis, timestampMillis } from '../columns.js'
import type {
  PublicKey,
  StoredEmailConfig,
  StoredOAuthProvider,
  StoredOpenIdProvider,
  SecurityNotificationType,
} from '../values.js'

export const projects = pgTable('projects', {
  /** `internal` or a UUID. */
  id: text().primaryKey(),
  displayName: text().notNull(),
  description: text().notNull().default(''),
  config: json<ProjectSettings>().notNull(),
  /** The providers that users sign in with; secrets are sealed. */
  oauthProviders: json<StoredOAuthProvider[]>().notNull(),
  /** The OpenID providers that the project has added; secrets are sealed. */
  openIdProviders: json<StoredOpenIdProvider[]>()
    .notNull()
    .default(sql`'[]'`),
  /** The project's own mail server; null if it uses the one of the service. The password is sealed. */
  emailConfig: json<StoredEmailConfig>(),
  /** Security notifications that the project does not send. */
  disabledNotifications: text()
    .array()
    .$type<SecurityNotificationType[]>()
    .notNull()
    .default(sql`'{}'`),
  isProductionMode: boolean().notNull().default(false),
  /** Added to the platform's clock, so that tests can advance the time of a project. */
  clockOffsetMillis: millis().notNull().default(0),
  createdAt: timestampMillis().notNull(),
})

/** A project as it is stored. */
export type Project = typeof projects.$inferSelect

/** The project of a row, which is deleted with it. */
export const projectId = () =>
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
  (table) => [uniqueIndex().on(table.projectId, table.domain, table.handlerPath)],
)

/** Pictures that project owners uploaded for the settings `logoUrl` and `darkLogoUrl`. */
export const projectLogos = pgTable(
  'project_logos',
  {
    /** SHA-256 of project and picture, so that the same picture is stored once. */
    id: text().primaryKey(),
    projectId: projectId(),
    /** MIME type, such as `image/png`. */
    contentType: text().notNull(),
    /** In base64. */
    content: text().notNull(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
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
    /** The last four characters, by which an owner distinguishes keys. */
    publishableClientKeyEnd: text(),
    secretServerKeyEnd: text(),
    superSecretAdminKeyEnd: text(),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis(),
    revokedAt: timestampMillis(),
    /** Written at most once an hour by each process. */
    lastUsedAt: timestampMillis(),
  },
  (table) => [
    index().on(table.projectId),
    uniqueIndex().on(table.publishableClientKeyHash),
    uniqueIndex().on(table.secretServerKeyHash),
    uniqueIndex().on(table.superSecretAdminKeyHash),
  ],
)

/** Keys that sign access tokens. One key of a project signs; replaced keys still verify for some time. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The `kid` of tokens and of the key set. */
    id: text().primaryKey(),
    projectId: projectId(),
    publicJwk: json<PublicKey>().notNull(),
    /** The private JWK as JSON, sealed. */
    privateJwkSealed: text().notNull(),
    createdAt: timestampMillis().notNull(),
    /** When a replaced key stops to verify, on the project's clock; null for the key that signs. */
    expiresAt: timestampMillis(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)
