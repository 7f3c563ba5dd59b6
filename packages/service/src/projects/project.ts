import type { projects } from '../db/schema.js'

/** A project as it is stored. */
export type Project = typeof projects.$inferSelect
