import type { Context } from '../context.js'
import type { projects } from '../db/schema.js'

export type Project = typeof projects.$inferSelect

/** A project's time in milliseconds: the platform's clock, moved by the project's own offset. */
export const projectNow = (ctx: Context, project: Pick<Project, 'clockOffsetMillis'>): number =>
  ctx.now() + project.clockOffsetMillis
