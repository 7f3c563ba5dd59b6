import type { projects } from '../db/schema.js'

/** A project as it is kept. */
export type Project = typeof projects.$inferSelect
