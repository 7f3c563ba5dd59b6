import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { onlyRow } from '../db/only-row.js'
import { faultPlans, projects } from '../db/schema.js'
import type { FaultPlan } from '../db/values.js'
import { faultPlanSchema, hitsOf } from './fault-plan.js'
import { createRoute, DevRefusal, json, readBody, type DevRoute } from './route.js'

const PATH = '/dev/api/projects/{id}/faults'

/** Calls that order faults for a project's calls, list them and take them back. */
export const faultRoutes = (ctx: Context): DevRoute[] => [
  createRoute('POST', PATH, async ({ id, request }) =>
    json({ id: await addFault(ctx, id, await readBody(request, faultPlanSchema)) }, 201),
  ),
  createRoute('GET', PATH, async ({ id }) => json({ items: await listFaults(ctx, id) })),
  createRoute('DELETE', PATH, async ({ id }) => {
    await ctx.db.delete(faultPlans).where(eq(faultPlans.projectId, id))
    return new Response(null, { status: 204 })
  }),
]

async function addFault(ctx: Context, projectId: string, plan: FaultPlan): Promise<string> {
  const [project] = await ctx.db.select().from(projects).where(eq(projects.id, projectId))
  if (project === undefined) throw new DevRefusal(404, 'There is no such project.')
  const row = onlyRow(
    await ctx.db
      .insert(faultPlans)
      .values({ projectId, plan, createdAt: ctx.now() })
      .returning({ id: faultPlans.id }),
  )
  return row.id
}

/** In the order of their making, each with how many calls it has made go wrong. */
async function listFaults(ctx: Context, projectId: string) {
  const rows = await ctx.db
    .select()
    .from(faultPlans)
    .where(eq(faultPlans.projectId, projectId))
    .orderBy(asc(faultPlans.createdAt), asc(faultPlans.id))
  return rows.map(({ id, plan, seen }) => ({ id, ...plan, seen, hits: hitsOf(plan, seen) }))
}
