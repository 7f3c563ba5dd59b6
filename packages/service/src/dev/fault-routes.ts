import { eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { projects } from '../db/schema.js'
import { faultPlanSchema } from './fault-plan-schema.js'
import { createRoute, DevRefusal, json, readBody, type DevRoute } from './route.js'

const PATH = '/dev/api/projects/{id}/faults'

/** Calls that add, list and delete the fault plans of a project. */
export const faultRoutes = ({ db, faultPlans }: Context): DevRoute[] => [
  createRoute('POST', PATH, async ({ id, request }) => {
    const plan = await readBody(request, faultPlanSchema)
    const [project] = await db.select().from(projects).where(eq(projects.id, id))
    if (project === undefined) throw new DevRefusal(404, 'There is no such project.')
    return json({ id: faultPlans.add(id, plan) }, 201)
  }),
  createRoute('GET', PATH, ({ id }) => json({ items: faultPlans.list(id) })),
  createRoute('DELETE', PATH, ({ id }) => {
    faultPlans.clear(id)
    return new Response(null, { status: 204 })
  }),
]
