import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { AuthorizationGrant } from '../values.js'
import { projectId } from './projects.js'
import { sessions } from './sessions.js'
import { userId } from './users.js'

/** An account at a provider that a user is connected with. */
export const oauthAccounts = pgTable(
  'oauth_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: userId(),
    providerId: text().notNull(),
    /** The user's id at the provider. */
    accountId: text().notNull(),
    email: text(),
    /** The issuer of an OpenID provider of the project; null for other accounts and those that a server added. */
    issuer: text(),
    /** Whether the account signs the user in. */
    allowSignIn: boolean().notNull().default(true),
    /** Whether the access tokens of the account can be read. */
    allowConnectedAccounts: boolean().notNull().default(true),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    uniqueIndex('oauth_accounts_once').on(table.projectId, table.providerId, table.accountId),
    index().on(table.userId, table.providerId),
  ],
)

/** Tokens of a provider, the newest for each set of scopes. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    oauthAccountId: uuid()
      .notNull()
      .references(() => oauthAccounts.id, { onDelete: 'cascade' }),
    /** The scopes of the tokens, sorted. */
    scopes: text().array().notNull(),
    accessTokenSealed: text().notNull(),
    refreshTokenSealed: text(),
    /** Null if the provider states no expiry. */
    expiresAt: timestampMillis(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [uniqueIndex('oauth_tokens_once').on(table.oauthAccountId, table.scopes)],
)

/** A sign-in that waits for the return from a provider. */
export const oauthFlows = pgTable(
  'oauth_flows',
  {
    /** SHA-256 of the state that the provider returns. */
    stateHash: text().primaryKey(),
    projectId: projectId(),
    providerId: text().notNull(),
    /** An `OAuthFlow` as JSON, sealed: it holds the verifier, the nonce and the client's state. */
    flowSealed: text().notNull(),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId, table.expiresAt)],
)

/** An authorization code, which the client exchanges once. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    /** SHA-256. */
    codeHash: text().primaryKey(),
    projectId: projectId(),
    userId: userId(),
    grant: json<AuthorizationGrant>().notNull(),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis().notNull(),
    usedAt: timestampMillis(),
    /** The session that the code continues, or that its use created. */
    sessionId: uuid(),
    /** The refresh token of the session that the code continues; null for a sign-in, and after its use. */
    refreshTokenSealed: text(),
  },
  (table) => [index().on(table.projectId, table.expiresAt), index().on(table.userId)],
)

/** The sessions that began at an OpenID provider of a project, which can end them. */
export const providerSessions = pgTable(
  'provider_sessions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    providerId: text().notNull(),
    /** The user's ID at the provider: the claim `sub`. */
    accountId: text().notNull(),
    /** The claim `sid`; null without one. */
    providerSessionId: text(),
  },
  (table) => [
    index('provider_sessions_by_account').on(table.projectId, table.providerId, table.accountId),
    index('provider_sessions_by_session').on(
      table.projectId,
      table.providerId,
      table.providerSessionId,
    ),
  ],
)
