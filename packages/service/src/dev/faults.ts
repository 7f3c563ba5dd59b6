import { setTimeout } from 'node:timers/promises'
import { and, eq, or, sql } from 'drizzle-orm'
import { headerNames } from '@latchkey/contract'
import type { Served } from '../api.js'
import type { Context } from '../context.js'
import { corsHeaders } from '../cors.js'
import { faultPlans } from '../db/schema.js'
import type { Fault } from '../db/values.js'
import { findRoute } from '../find-route.js'
import { ConnectionLost } from './connection-lost.js'
import { goesWrong } from './fault-plan.js'

interface Asked {
  request: Request
  projectId: string
}

/** Serves a request of the API with the faults that were ordered for it. */
export async function withFaults(
  ctx: Context,
  { request, projectId }: Asked,
  serve: () => Promise<Served>,
): Promise<Served> {
  const template = findRoute(request)?.template
  if (template === undefined) return serve()
  const route = `${request.method} ${template}`
  // Of a database that does not answer, the call itself tells.
  const faults = await takeFaults(ctx, projectId, route).catch(() => [])
  for (const fault of faults) if (fault.kind === 'latency') await wait(fault.millis, request)
  const fault = faults.find(({ kind }) => kind !== 'latency')
  if (fault === undefined) return serve()
  const response = replaced(fault, ctx.config.headerPrefix)
  if (response !== undefined) return { response, template }
  if (fault.kind === 'drop') throw new ConnectionLost()
  const served = await serve()
  if (fault.kind === 'lost-answer') throw new ConnectionLost()
  return { ...served, response: await cutOff(served.response) }
}

/** Counts the call in every plan that it fits, and gives the faults of those whose turn it is. */
async function takeFaults(ctx: Context, projectId: string, route: string): Promise<Fault[]> {
  const wanted = sql`${faultPlans.plan}->>'route'`
  const fits = or(sql`${wanted} is null`, sql`${wanted} = ${route}`)
  const rows = await ctx.db
    .update(faultPlans)
    .set({ seen: sql`${faultPlans.seen} + 1` })
    .where(and(eq(faultPlans.projectId, projectId), fits))
    .returning()
  return rows
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .filter(({ plan, seen }) => goesWrong(plan, seen))
    .map(({ plan }) => plan.fault)
}

/** Waits no longer than the caller does. */
async function wait(millis: number, { signal }: Request): Promise<void> {
  await setTimeout(millis, undefined, { signal }).catch(() => {
    throw new ConnectionLost()
  })
}

/** The answer in place of a call that is not served. */
function replaced(fault: Fault, prefix: string): Response | undefined {
  const text = 'A fault that was ordered for this call.'
  const headers = { ...corsHeaders(prefix), 'Content-Type': 'text/plain; charset=utf-8' }
  switch (fault.kind) {
    case 'status':
      return new Response(text, { status: fault.status, headers })
    case 'rate-limit': {
      const seconds = fault.retryAfterSeconds
      const pause = seconds === undefined ? {} : { 'Retry-After': `${seconds}` }
      return new Response(text, { status: 429, headers: { ...headers, ...pause } })
    }
    case 'code-mismatch':
      return Response.json(
        { code: 'USER_NOT_FOUND', error: text },
        {
          status: 404,
          headers: { ...corsHeaders(prefix), [headerNames(prefix).knownError]: 'TEAM_NOT_FOUND' },
        },
      )
    default:
      return undefined
  }
}

/** The first half of an answer's body, which is no JSON any more. */
async function cutOff(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await response.text()
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
}
