import type { Served } from '../api.js'
import type { Context } from '../context.js'
import { withFaults } from './faults.js'
import { projectOf } from './project-of.js'
import type { RequestLog } from './request-log.js'

interface Serving {
  serve: () => Promise<Served>
  /** Told of every answer, if anybody listens. */
  note: RequestLog['note'] | undefined
}

/** Serves a request of the API with the faults that were ordered for its project, and notes it. */
export async function serveInDevelopment(
  ctx: Context,
  request: Request,
  { serve, note }: Serving,
): Promise<Served> {
  const projectId = await projectOf(request, ctx.config.headerPrefix)
  if (projectId === null) return serve()
  const startedAt = performance.now()
  const served = await withFaults(ctx, { request, projectId }, serve)
  const millis = performance.now() - startedAt
  note?.({ projectId, method: request.method, ...served, millis })
  return served
}
