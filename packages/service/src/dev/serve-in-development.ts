import { headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'
import type { Served } from '../http/api.js'
import type { Context } from '../context.js'
import { refuse } from '../http/http-error.js'
import type { Responder } from '../http/respond.js'
import { withFaults } from './faults.js'
import { isLocalCaller } from './local-caller.js'
import { projectOf } from './project-of.js'

interface Serving {
  serve: () => Promise<Served>
  respond: Responder
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
 * Serves a request of the API with the faults of its project, and logs it. Everyone may know the keys of
 * development, so pages of other machines may not use them.
 */
export async function serveInDevelopment(
  ctx: Context,
  request: Request,
  { serve: serveIt, respond }: Serving,
): Promise<Served> {
  const isRefused = asksForMore(request, ctx) && !isLocalCaller(request, ctx.config.publicUrl)
  const refusal = () => ({ response: respond.failure(notFromThere, request), template: '/api' })
  const serve = async () => (isRefused ? refusal() : serveIt())
  const projectId = await projectOf(request, ctx.config.headerPrefix)
  if (projectId === null) return serve()
  const startedAt = performance.now()
  const served = await withFaults(ctx, { request, projectId }, serve)
  const millis = performance.now() - startedAt
  ctx.requestLog.add({ projectId, method: request.method, ...served, millis })
  return served
}
