import { headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'
import type { Served } from '../api.js'
import type { Context } from '../context.js'
import { refuse } from '../refusal.js'
import type { Responder } from '../respond.js'
import { withFaults } from './faults.js'
import { isLocalCaller } from './local-caller.js'
import { projectOf } from './project-of.js'
import type { RequestLog } from './request-log.js'

interface Serving {
  serve: () => Promise<Served>
  respond: Responder
  /** Told of every answer, if anybody listens. */
  note: RequestLog['note'] | undefined
}

const notFromThere = refuse(
  403,
  'In development, server and admin access is for programs and pages of this machine only. Call the service by localhost or by its publicUrl.',
)

/** Whether a request asks for server or admin access, or comes with an owner's token. */
function asksForMore({ headers }: Request, { config }: Context): boolean {
  const access = headers.get(headerNames(config.headerPrefix).accessType)
  const token = headers.get(secretHeaderNames(config.headerPrefix).adminAccessToken)
  return access === 'server' || access === 'admin' || Boolean(token)
}

/**
 * Serves a request of the API with the faults that were ordered for its project, and notes it. The
 * keys of development may be known to everyone, so that no page elsewhere may act by them.
 */
export async function serveInDevelopment(
  ctx: Context,
  request: Request,
  { serve: serveIt, respond, note }: Serving,
): Promise<Served> {
  const isRefused = asksForMore(request, ctx) && !isLocalCaller(request, ctx.config.publicUrl)
  const refusal = () => ({ response: respond.failure(notFromThere, request), template: '/api' })
  const serve = async () => (isRefused ? refusal() : serveIt())
  const projectId = await projectOf(request, ctx.config.headerPrefix)
  if (projectId === null) return serve()
  const startedAt = performance.now()
  const served = await withFaults(ctx, { request, projectId }, serve)
  const millis = performance.now() - startedAt
  note?.({ projectId, method: request.method, ...served, millis })
  return served
}
