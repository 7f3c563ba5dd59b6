import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampMillis } from '../columns.js'
import { projectId } from './projects.js'
import { teams } from './teams.js'
import { users } from './users.js'

/** An API key of a user or a team. Exactly one of `userId` and `teamId` is set. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    description: text().notNull(),
    isPublic: boolean().notNull(),
    /** SHA-256 of the whole key. */
    keyHash: text().notNull(),
    keyEnd: text().notNull(),
    createdAt: timestampMillis().notNull(),
    expiresAt: timestampMillis(),
    revokedAt: timestampMillis(),
  },
  (table) => [
    uniqueIndex().on(table.keyHash),
    index().on(table.projectId),
    index().on(table.userId),
    index().on(table.teamId),
  ],
)
