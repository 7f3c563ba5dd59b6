import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampMillis } from '../columns.js'
import { projectId } from './projects.js'
import { teamConnections } from './team-connections.js'
import { userId } from './users.js'

/** The connection of a row, which is deleted with it. */
const connectionId = () =>
  uuid()
    .notNull()
    .references(() => teamConnections.id, { onDelete: 'cascade' })

/** A bearer token with which an identity provider provisions users and groups of a connection (SCIM, RFC 7644). */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    connectionId: connectionId(),
    description: text().notNull(),
    /** SHA-256. */
    tokenHash: text().notNull().unique(),
    /** The last characters, by which people recognize the token. */
    tokenEnd: text().notNull(),
    /** Whether a set-up link created the token, which only reads while the connection is off. */
    isOfSetupLink: boolean().notNull().default(false),
    createdAt: timestampMillis().notNull(),
    /** Accurate to an hour; null if it was never used. */
    lastUsedAt: timestampMillis(),
  },
  (table) => [index().on(table.connectionId), index().on(table.projectId)],
)

/** A user as the identity provider of a connection describes it (RFC 7643, section 4.1). */
export const provisionedUsers = pgTable(
  'provisioned_users',
  {
    /** The ID of the SCIM resource. */
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    connectionId: connectionId(),
    userId: userId(),
    externalId: text(),
    userName: text().notNull(),
    /** In lower case: `userName` is compared without case. */
    userNameKey: text().notNull(),
    email: text(),
    displayName: text(),
    givenName: text(),
    familyName: text(),
    formattedName: text(),
    /** False: the user has no membership, and cannot sign in with the connection. */
    isActive: boolean().notNull(),
    /** The address that the account of the user got from the provider last. */
    accountEmail: text().notNull(),
    createdAt: timestampMillis().notNull(),
    updatedAt: timestampMillis().notNull(),
    /** Set if the provider has deleted the resource, which keeps the sign-in closed; null otherwise. */
    deletedAt: timestampMillis(),
  },
  (table) => [
    uniqueIndex('provisioned_users_user').on(table.connectionId, table.userId),
    uniqueIndex('provisioned_users_name')
      .on(table.connectionId, table.userNameKey)
      .where(sql`${table.deletedAt} is null`),
    index().on(table.connectionId, table.externalId),
    index().on(table.userId),
    index().on(table.projectId),
  ],
)

/** A group as the identity provider of a connection describes it (RFC 7643, section 4.2). */
export const provisionedGroups = pgTable(
  'provisioned_groups',
  {
    /** The ID of the SCIM resource. */
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    connectionId: connectionId(),
    externalId: text(),
    displayName: text().notNull(),
    /** In lower case: `displayName` is compared without case. */
    displayNameKey: text().notNull(),
    createdAt: timestampMillis().notNull(),
    updatedAt: timestampMillis().notNull(),
  },
  (table) => [
    uniqueIndex('provisioned_groups_name').on(table.connectionId, table.displayNameKey),
    index().on(table.connectionId, table.externalId),
    index().on(table.projectId),
  ],
)

/** A member of a provisioned group, active or not. */
export const provisionedGroupMembers = pgTable(
  'provisioned_group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => provisionedGroups.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => provisionedUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.memberId] }), index().on(table.memberId)],
)
