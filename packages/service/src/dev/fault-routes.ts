import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { projects } from '../db/schema.js'
import type { HttpEnv } from '../http/http-env.js'
import { HttpError } from '../errors/http-error.js'
import type { DevContext } from './dev-context.js'
import { ID, readBody } from './dev-request.js'
import { faultPlan } from './fault-plans.js'

/** Calls that add, list and delete the fault plans of a project. */
export function faultRoutes({ db, faultPlans }: DevContext): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const path = `/dev/api/projects/${ID}/faults` as const
  app.post(path, async (c) => {
    const id = c.req.param('id')
    const plan = await readBody(c.req.raw, faultPlan)
    const [project] = await db.select().from(projects).where(eq(projects.id, id))
    if (project === undefined) throw new HttpError(404, 'There is no such project.')
    return c.json({ id: faultPlans.add(id, plan) }, 201)
  })
  app.get(path, (c) => c.json({ items: faultPlans.list(c.req.param('id')) }))
  app.delete(path, (c) => {
    faultPlans.clear(c.req.param('id'))
    return c.body(null, 204)
  })
  return app
}
