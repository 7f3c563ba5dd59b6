import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type {
  ConnectionState,
  ConnectionTest,
  ConnectionType,
  GroupMapping,
  StoredConnectionConfig,
} from '../values.js'
import { projectId } from './projects.js'
import { teamId } from './teams.js'
import { userId, users } from './users.js'

/** A domain of email addresses that a team has proven to own, or wants to prove. */
export const teamDomains = pgTable(
  'team_domains',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    teamId: teamId(),
    /** In lower case and ASCII (RFC 5890, A-label), without a final dot. */
    domain: text().notNull(),
    /** The value of the TXT record. */
    challenge: text().notNull(),
    /** Null until the record was found, and after it was missing for too long. */
    verifiedAt: timestampMillis(),
    /** Since when the record of a verified domain is missing; null while it is there. */
    missingSince: timestampMillis(),
    /** When the record of a verified domain is looked up again, on the platform's clock. */
    nextCheckAt: timestampMillis(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    uniqueIndex('team_domains_verified')
      .on(table.projectId, table.domain)
      .where(sql`${table.verifiedAt} is not null`),
    uniqueIndex('team_domains_once').on(table.teamId, table.domain),
    // The partial index cannot find the rows of a project that is deleted.
    index().on(table.projectId),
    index('team_domains_next_check')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
  ],
)

/** The identity provider of a team, which signs in the addresses of the team's verified domains. */
export const teamConnections = pgTable(
  'team_connections',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    teamId: teamId(),
    type: text().$type<ConnectionType>().notNull(),
    displayName: text().notNull(),
    /** Secrets in the configuration are sealed. */
    config: json<StoredConnectionConfig>().notNull(),
    state: text().$type<ConnectionState>().notNull(),
    /** Whether the addresses of the domains have no other sign-in method while the connection is on. */
    isRequired: boolean().notNull().default(false),
    /** Permissions of a new member whom no group gives any. */
    defaultPermissionIds: text().array().notNull(),
    groupMappings: json<GroupMapping[]>().notNull(),
    /** The member who keeps the other sign-in methods; null without one. */
    emergencyUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Null if there was no test since the last change of the configuration. */
    lastTest: json<ConnectionTest>(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    index().on(table.teamId),
    uniqueIndex('team_connections_on')
      .on(table.teamId)
      .where(sql`${table.state} = 'on'`),
    index().on(table.projectId),
    index().on(table.emergencyUserId),
  ],
)

/** An account at the identity provider of a team, which signs a user in. */
export const teamConnectionAccounts = pgTable(
  'team_connection_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    connectionId: uuid()
      .notNull()
      .references(() => teamConnections.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** The user's ID at the provider: the claim `sub`, or the `NameID` of an assertion. */
    accountId: text().notNull(),
    /** The address at the last sign-in. */
    email: text().notNull(),
    createdAt: timestampMillis().notNull(),
    lastSignInAt: timestampMillis().notNull(),
  },
  (table) => [
    uniqueIndex('team_connection_accounts_once').on(table.connectionId, table.accountId),
    // Another account of the same user could belong to another person who received the address later.
    uniqueIndex('team_connection_accounts_user').on(table.connectionId, table.userId),
    index().on(table.userId),
    index().on(table.projectId),
  ],
)
