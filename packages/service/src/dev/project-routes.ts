import { and, asc, eq, lte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { testProjectSchema, type ProjectSeed } from '../config/project-config.js'
import type { Context } from '../context.js'
import { projects } from '../db/schema.js'
import { projectNow } from '../projects/project-clock.js'
import { createProject } from '../projects/projects.js'
import { violates } from '../db/constraint-errors.js'
import { listUsers } from './list-users.js'
import { resetProject } from './reset-project.js'
import { createRoute, DevRefusal, json, readBody, type DevRoute } from './route.js'

const clockBody = z.strictObject({ advanceMillis: z.int().min(0) })

/** Calls that list projects and what is in them, make and empty them, and move their clocks. */
export const projectRoutes = (ctx: Context): DevRoute[] => [
  createRoute('GET', '/dev/api/projects', async () => json({ items: await listProjects(ctx) })),
  createRoute('POST', '/dev/api/projects', async ({ request }) => {
    return json(await makeProject(ctx, await readBody(request, testProjectSchema)), 201)
  }),
  createRoute('GET', '/dev/api/projects/{id}/users', async ({ id }) =>
    json({ items: await listUsers(ctx, id) }),
  ),
  createRoute('GET', '/dev/api/projects/{id}/requests', ({ id }) =>
    json({ items: ctx.requestLog.list(id) }),
  ),
  createRoute('POST', '/dev/api/projects/{id}/clock', async ({ id, request }) => {
    const { advanceMillis } = await readBody(request, clockBody)
    return json({ now: await advanceClock(ctx, id, advanceMillis) })
  }),
  createRoute('POST', '/dev/api/projects/{id}/reset', async ({ id }) => {
    if (!(await resetProject(ctx, id))) throw new DevRefusal(404, 'There is no such project.')
    return new Response(null, { status: 204 })
  }),
]

/** Makes a project and its users; only here its keys are told. */
const makeProject = (ctx: Context, given: ProjectSeed) =>
  createProject(ctx, given).catch((error: unknown) => {
    if (!violates(error, 'projects_pkey')) throw error
    throw new DevRefusal(
      409,
      `There is a project ${given.id} already; leave the id out for a new one.`,
    )
  })

/** Without their keys: those are shown once, to whoever makes the project. */
const listProjects = (ctx: Context) =>
  ctx.db
    .select({ id: projects.id, displayName: projects.displayName })
    .from(projects)
    .orderBy(asc(projects.createdAt), asc(projects.id))

/** As far as every date is written alike: sessions and codes end a while after it. */
const LAST_MILLIS = Date.UTC(9999, 11, 31)

/** Moves a project's clock on, and tells its time, ISO 8601. */
async function advanceClock(ctx: Context, id: string, millis: number): Promise<string> {
  const isProject = eq(projects.id, id)
  const moved = sql`${projects.clockOffsetMillis} + ${millis}::bigint`
  const [project] = await ctx.db
    .update(projects)
    .set({ clockOffsetMillis: moved })
    .where(and(isProject, lte(moved, LAST_MILLIS - ctx.now())))
    .returning()
  if (project !== undefined) return new Date(projectNow(ctx, project)).toISOString()
  if ((await ctx.db.$count(projects, isProject)) === 0)
    throw new DevRefusal(404, 'There is no such project.')
  throw new DevRefusal(
    400,
    'The clock can be moved to the end of the year 9999. Reset the project, or make a new one.',
  )
}
