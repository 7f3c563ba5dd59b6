import type { Context } from './context.js'
import type { Project } from './db/project-row.js'

/** A project's time in milliseconds: the platform's clock, moved by the project's own offset. */
export const projectNow = (
  ctx: Pick<Context, 'now'>,
  project: Pick<Project, 'clockOffsetMillis'>,
): number => ctx.now() + project.clockOffsetMillis
