import type { teams } from '../../db/schema.js'

/** A team as it is stored. */
export type Team = typeof teams.$inferSelect
