import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import { corsHeaders } from '../http/cors.js'
import type { HttpEnv } from '../http/http-env.js'
import { namesUsedBy } from '../lib/requests/protocol-headers.js'
import type { DevContext } from './dev-context.js'
import { ConnectionLost } from '../http/connection-lost.js'
import type { Fault } from './fault-plans.js'

/** Creates a middleware that injects the faults that a project has for the calls of a path. */
export const injectFaults = (ctx: DevContext, template: string) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const projectId = c.get('projectId')
    if (projectId === null || projectId === undefined) return next()
    const faults = ctx.faultPlans.take(projectId, `${c.req.method} ${template}`)
    for (const fault of faults) if (fault.kind === 'latency') await wait(fault.millis, c.req.raw)
    const fault = faults.find(({ kind }) => kind !== 'latency')
    if (fault === undefined) return next()
    const response = replaced(fault, c.req.raw.headers)
    if (response !== undefined) return response
    if (fault.kind === 'drop') throw new ConnectionLost()
    await next()
    if (fault.kind === 'lost-answer') throw new ConnectionLost()
    c.res = await cutOff(c.res)
  })

/** Ends early when the client closes the connection. */
async function wait(millis: number, { signal }: Request): Promise<void> {
  await setTimeout(millis, undefined, { signal }).catch(() => {
    throw new ConnectionLost()
  })
}

/** Returns the response to a call that is not processed. */
function replaced(fault: Fault, request: Headers): Response | undefined {
  const text = 'A fault that was ordered for this call.'
  const headers = { ...corsHeaders, 'Content-Type': 'text/plain; charset=utf-8' }
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
          headers: { ...corsHeaders, [namesUsedBy(request).knownError]: 'TEAM_NOT_FOUND' },
        },
      )
    default:
      return undefined
  }
}

/** Returns a response with the first half of the body, which is not valid JSON. */
async function cutOff(response: Response): Promise<Response> {
  const { status, headers } = response
  const text = await response.text()
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
}
