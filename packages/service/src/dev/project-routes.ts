import { and, asc, eq, lte, sql, desc } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { testProjectSchema, type ProjectSeed } from '../config/project-config.js'
import { type Context, projectNow } from '../context.js'
import { projects, projectDomains, contactChannels, users } from '../db/schema.js'
import { isWebAddress } from '../domain/email/link-address.js'
import { createProject } from '../domain/owned-projects/projects.js'
import { notificationTypes } from '../domain/email/templates/default-notifications.js'
import { violates } from '../db/errors.js'
import type { HttpEnv } from '../http/http-env.js'
import { HttpError } from '../errors/http-error.js'
import type { DevContext } from './dev-context.js'
import { ID, readBody } from './dev-request.js'
import { resetProject } from './reset-project.js'

const clockBody = z.strictObject({ advanceMillis: z.int().min(0) })

/** Calls that list projects and what is in them, create and empty them, and advance their clocks. */
export function projectRoutes(ctx: DevContext): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/dev/api/projects', async (c) =>
    c.json({ items: await listProjects(ctx), hasDashboard: ctx.config.dashboard === true }),
  )
  app.post('/dev/api/projects', async (c) =>
    c.json(await makeProject(ctx, await readBody(c.req.raw, testProjectSchema)), 201),
  )
  app.get(`/dev/api/projects/${ID}/users`, async (c) =>
    c.json({ items: await listUsers(ctx, c.req.param('id')) }),
  )
  app.get(`/dev/api/projects/${ID}/requests`, (c) =>
    c.json({ items: ctx.requestLog.list(c.req.param('id')) }),
  )
  app.post(`/dev/api/projects/${ID}/clock`, async (c) => {
    const { advanceMillis } = await readBody(c.req.raw, clockBody)
    return c.json({ now: await advanceClock(ctx, c.req.param('id'), advanceMillis) })
  })
  app.post(`/dev/api/projects/${ID}/reset`, async (c) => {
    if (!(await resetProject(ctx, c.req.param('id'))))
      throw new HttpError(404, 'There is no such project.')
    return c.body(null, 204)
  })
  return app
}

/** Tests wait for the emails that they cause, so a project of a test sends the notifications that it names. */
const withoutNotifications = ({ config, ...seed }: ProjectSeed): ProjectSeed => ({
  ...seed,
  config: {
    ...config,
    securityNotifications: {
      ...Object.fromEntries(notificationTypes.map((type) => [type, false])),
      ...config?.securityNotifications,
    },
  },
})

/** Creates a project and its users. Only this response contains its keys. */
const makeProject = (ctx: Context, seed: ProjectSeed) =>
  createProject(ctx, withoutNotifications(seed)).catch((error: unknown) => {
    if (!violates(error, 'projects_pkey')) throw error
    throw new HttpError(
      409,
      `The project ${seed.id} already exists. Omit id to create a new project.`,
    )
  })

/**
 * Lists projects with the addresses of their apps, without their keys, which are returned once, by the call that creates
 * the project. A domain with a wildcard is no address.
 */
async function listProjects({ db }: Context) {
  const list = await db
    .select({ id: projects.id, displayName: projects.displayName })
    .from(projects)
    .orderBy(asc(projects.createdAt), asc(projects.id))
  const domains = await db
    .select({ projectId: projectDomains.projectId, domain: projectDomains.domain })
    .from(projectDomains)
    .orderBy(asc(projectDomains.domain))
  const appsOf = (id: string) =>
    domains
      .filter(({ projectId, domain }) => projectId === id && isWebAddress(domain))
      .map(({ domain }) => domain)
      .filter((domain) => !domain.includes('*'))
  return list.map((project) => ({ ...project, apps: appsOf(project.id) }))
}

/** Latest time of a clock. Sessions and codes expire later, and dates have four-digit years up to here. */
const LAST_MILLIS = Date.UTC(9999, 11, 31)

/** Advances a project's clock and returns its time in ISO 8601. */
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
    throw new HttpError(404, 'There is no such project.')
  throw new HttpError(
    400,
    'The clock can be moved to the end of the year 9999. Reset the project, or make a new one.',
  )
}

/** Enough for a developer's own users. The API lists more. */
const PAGE = 100

/** A project's newest users with their primary addresses. */
const listUsers = async ({ db }: Context, projectId: string) => {
  const isPrimary = and(eq(contactChannels.userId, users.id), contactChannels.isPrimary)
  const rows = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      isAnonymous: users.isAnonymous,
      signedUpAt: users.signedUpAt,
      lastActiveAt: users.lastActiveAt,
      email: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(users)
    .leftJoin(contactChannels, isPrimary)
    .where(eq(users.projectId, projectId))
    .orderBy(desc(users.signedUpAt), desc(users.id))
    .limit(PAGE)
  return rows.map(({ signedUpAt, lastActiveAt, ...row }) => ({
    ...row,
    signedUpAt: new Date(signedUpAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  }))
}
