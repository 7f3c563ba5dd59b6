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
import { json, moment } from '../columns.js'
import type { JsonValue, PermissionScope } from '../values.js'
import { projectId } from './projects.js'
import { userId } from './users.js'

export const teams = pgTable(
  'teams',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    displayName: text().notNull(),
    profileImageUrl: text(),
    clientMetadata: json<JsonValue>(),
    clientReadOnlyMetadata: json<JsonValue>(),
    serverMetadata: json<JsonValue>(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)

/** The team that a row belongs to, and goes with. */
export const teamId = () =>
  uuid()
    .notNull()
    .references(() => teams.id, { onDelete: 'cascade' })

/** A member of a team, with the profile that it has there. */
export const teamMemberships = pgTable(
  'team_memberships',
  {
    teamId: teamId(),
    userId: userId(),
    projectId: projectId(),
    /** Null where the user's own name and picture stand. */
    displayName: text(),
    profileImageUrl: text(),
    /** Whether it is the user's selected team. */
    isSelected: boolean().notNull().default(false),
    joinedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    uniqueIndex('team_memberships_selected')
      .on(table.userId)
      .where(sql`${table.isSelected}`),
    index().on(table.userId),
    index().on(table.projectId),
  ],
)

/** What a project calls a permission. System permissions (`$update_team`) are in no table. */
export const permissionDefinitions = pgTable(
  'permission_definitions',
  {
    projectId: projectId(),
    id: text().notNull(),
    scope: text().$type<PermissionScope>().notNull(),
    description: text().notNull().default(''),
    /** Ids of the permissions that come with it, sorted. */
    containedIds: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)

/** A permission of a member, named by its id; it goes with the membership. */
export const teamPermissions = pgTable(
  'team_permissions',
  {
    teamId: uuid().notNull(),
    userId: uuid().notNull(),
    permissionId: text().notNull(),
    projectId: projectId(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.permissionId] }),
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMemberships.teamId, teamMemberships.userId],
    }).onDelete('cascade'),
    index().on(table.projectId, table.userId),
  ],
)

/** A permission of a user in the whole project. */
export const projectPermissions = pgTable(
  'project_permissions',
  {
    userId: userId(),
    permissionId: text().notNull(),
    projectId: projectId(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.permissionId] }),
    index().on(table.projectId),
  ],
)
