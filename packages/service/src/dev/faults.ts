import { setTimeout } from 'node:timers/promises'
import { headerNames } from '@latchkey/contract'
import type { Served } from '../http/api.js'
import type { Context } from '../context.js'
import { corsHeaders } from '../http/cors.js'
import { findRoute } from '../http/find-route.js'
import { ConnectionLost } from './connection-lost.js'
import type { Fault } from './fault-plan.js'

/** Serves a request of the API with the faults that its project has for it. */
export async function withFaults(
  ctx: Context,
  { request, projectId }: { request: Request; projectId: string },
  serve: () => Promise<Served>,
): Promise<Served> {
  const template = findRoute(request)?.template
  if (template === undefined) return serve()
  const route = `${request.method} ${template}`
  const faults = ctx.faultPlans.take(projectId, route)
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

/** Ends early when the client closes the connection. */
async function wait(millis: number, { signal }: Request): Promise<void> {
  await setTimeout(millis, undefined, { signal }).catch(() => {
    throw new ConnectionLost()
  })
}

/** The response to a call that is not served. */
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

/** A response with the first half of the body, which is not valid JSON. */
async function cutOff(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await response.text()
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
}
