import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type {
  OAuthClientSource,
  OAuthGrantType,
  OAuthResource,
  PublicKey,
  TokenEndpointAuthMethod,
} from '../values.js'
import { projectId } from './projects.js'
import { userId, users } from './users.js'

/** The authorization server of a project: its users sign in to other apps with it. Without a row, it is off. */
export const oauthServers = pgTable('oauth_servers', {
  projectId: projectId().primaryKey(),
  isEnabled: boolean().notNull(),
  /** The page of the app that asks users for their consent; null before it is set. */
  consentUrl: text(),
  /** The APIs that accept access tokens, with their scopes. */
  resources: json<OAuthResource[]>().notNull(),
  /** Whether a client may have the URL of its metadata document as its ID. */
  allowsMetadataDocuments: boolean().notNull().default(false),
  /** Whether any client may register itself (RFC 7591). */
  allowsRegistration: boolean().notNull().default(false),
})

/**
 * Keys that sign the ID tokens and access tokens of an authorization server. Other keys sign the access tokens of sessions,
 * so that neither can be mistaken for the other.
 */
export const oauthServerKeys = pgTable(
  'oauth_server_keys',
  {
    /** The `kid` of tokens and of the key set. */
    id: text().primaryKey(),
    projectId: projectId(),
    publicJwk: json<PublicKey>().notNull(),
    /** The private JWK as JSON, sealed. */
    privateJwkSealed: text().notNull(),
    createdAt: timestampMillis().notNull(),
    /** When a replaced key stops to verify, on the clock of the platform; null for the key that signs. */
    expiresAt: timestampMillis(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)

/** An app, a tool or a service that uses the authorization server of a project. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    projectId: projectId(),
    /** The `client_id`. */
    id: text().notNull(),
    displayName: text().notNull(),
    tokenEndpointAuthMethod: text().$type<TokenEndpointAuthMethod>().notNull(),
    /** SHA-256; null for a public client. */
    secretHash: text(),
    redirectUrls: text().array().notNull(),
    grantTypes: text().array().$type<OAuthGrantType[]>().notNull(),
    /** The scopes that the client may ask for. An unverified client may ask for all of the server, and has none here. */
    scopes: text().array().notNull(),
    source: text().$type<OAuthClientSource>().notNull().default('admin'),
    /** When a user last allowed an unverified client something; null if no user has. */
    lastAllowedAt: timestampMillis(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.id] }),
    index('oauth_clients_never_allowed')
      .on(table.projectId, table.createdAt)
      .where(sql`${table.source} <> 'admin' and ${table.lastAllowedAt} is null`),
  ],
)

/** The scopes that a user has allowed a client: an entry of the connected apps, which can spare the user the question. */
export const oauthConsents = pgTable(
  'oauth_consents',
  {
    userId: userId(),
    projectId: projectId(),
    clientId: text().notNull(),
    /** Scopes, each with the resource that it belongs to. */
    scopes: text().array().notNull(),
    createdAt: timestampMillis().notNull(),
    updatedAt: timestampMillis().notNull(),
    /** When the client last got tokens for the user, to the minute; null if it never did. */
    lastUsedAt: timestampMillis(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.clientId] }),
    foreignKey({
      name: 'oauth_consents_client',
      columns: [table.projectId, table.clientId],
      foreignColumns: [oauthClients.projectId, oauthClients.id],
    }).onDelete('cascade'),
    index().on(table.projectId, table.clientId),
  ],
)

/** Codes, tokens, grants and requests of an authorization server. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    /** SHA-256 of project, kind and ID. The ID of a token is the token itself. */
    id: text().primaryKey(),
    projectId: projectId(),
    /** The content as JSON, sealed: it names other records by their IDs. */
    payloadSealed: text().notNull(),
    /** SHA-256 of the grant that the record came from; null if there is none. */
    grantHash: text(),
    /** SHA-256 of the code that a user enters for a device. */
    userCodeHash: text(),
    /** The user of the record, who is deleted with it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The client of the record, which is deleted with it. */
    clientId: text(),
    /** On the clock of the platform. */
    expiresAt: timestampMillis().notNull(),
    /** When a record that works once was used, on the same clock. */
    consumedAt: timestampMillis(),
  },
  (table) => [
    foreignKey({
      name: 'oauth_records_client',
      columns: [table.projectId, table.clientId],
      foreignColumns: [oauthClients.projectId, oauthClients.id],
    }).onDelete('cascade'),
    index().on(table.projectId, table.expiresAt),
    index().on(table.projectId, table.clientId),
    index().on(table.grantHash),
    index().on(table.userId),
    uniqueIndex().on(table.userCodeHash),
  ],
)
