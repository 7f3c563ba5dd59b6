import type { projects } from './schema.js'

/** A project as it is stored. */
export type Project = typeof projects.$inferSelect
