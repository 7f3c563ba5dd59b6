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
import type { ProjectRole } from '@latchkey/contract'
import { json, timestampMillis } from '../columns.js'
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
    createdAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)

/** A team as it is stored. */
export type Team = typeof teams.$inferSelect

/** The team of a row, which is deleted with it. */
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
    /** Null if the user's own name and picture apply. */
    displayName: text(),
    profileImageUrl: text(),
    /** True for the user's selected team. */
    isSelected: boolean().notNull().default(false),
    /** True for the user's own membership of the team that was created with the account. */
    isPersonal: boolean().notNull().default(false),
    /**
     * The role in the projects that the team owns. Null for a member with `team_admin`, who is an owner, and for a member who
     * joined without an invitation to a project, who may read.
     */
    projectRole: text().$type<Exclude<ProjectRole, 'owner'>>(),
    joinedAt: timestampMillis().notNull(),
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

/** The team of the project `internal` that owns a project. A project that users own is not listed. */
export const projectOwnerTeams = pgTable(
  'project_owner_teams',
  {
    projectId: projectId().primaryKey(),
    teamId: teamId(),
  },
  (table) => [index().on(table.teamId)],
)

/** A permission that a project defines. System permissions (`$update_team`) are not stored. */
export const permissionDefinitions = pgTable(
  'permission_definitions',
  {
    projectId: projectId(),
    id: text().notNull(),
    scope: text().$type<PermissionScope>().notNull(),
    description: text().notNull().default(''),
    /** IDs of the contained permissions, sorted. */
    containedIds: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)

/** A permission of a member, by its ID; it is deleted with the membership. */
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
    index().on(table.projectId, table.permissionId),
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
    index().on(table.projectId, table.permissionId),
  ],
)
