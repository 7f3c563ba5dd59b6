import { createMiddleware } from 'hono/factory'
import type { Context } from '../context.js'
import type { ApiMiddleware } from '../http/api.js'
import type { HttpEnv } from '../http/http-env.js'
import { HttpError } from '../errors/http-error.js'
import { readHeader } from '../lib/requests/protocol-headers.js'
import type { DevContext } from './dev-context.js'
import { injectFaults } from './faults.js'
import { isLocalCaller } from './local-caller.js'

/** Creates the middleware of the API in development. */
export const createApiMiddleware = (ctx: DevContext): ApiMiddleware => ({
  ofEveryPath: [createRequestLogger(ctx), limitKeysToLocalCallers(ctx)],
  ofPath: (template) => injectFaults(ctx, template),
})

/** Creates a middleware that logs requests for the development pages. */
const createRequestLogger = (ctx: DevContext) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const projectId = await projectOf(c.req.raw)
    c.set('projectId', projectId)
    const startedAt = performance.now()
    await next()
    if (projectId === null) return
    const millis = performance.now() - startedAt
    const template = c.get('template') ?? '/api'
    const { method } = c.req
    const origin = c.req.header('origin') ?? null
    ctx.requestLog.add({ projectId, method, origin, template, response: c.res, millis })
  })

/**
 * Creates a middleware that limits server and admin access to this machine: the keys of development
 * can be public, so pages of other machines may not use them.
 */
const limitKeysToLocalCallers = (ctx: Context) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    if (!requestsMoreAccess(c.req.raw) || isLocalCaller(c.req.raw, ctx.config.publicUrl))
      return next()
    throw new HttpError(
      403,
      'In development, server and admin access is for programs and pages of this machine only. Call the service by localhost or by its publicUrl.',
    )
  })

/** Returns true if a request asks for server or admin access, or has an owner's token. */
function requestsMoreAccess({ headers }: Request): boolean {
  const access = readHeader(headers, 'accessType')
  const token = readHeader(headers, 'adminAccessToken')
  return access === 'server' || access === 'admin' || token !== null
}

const FORM = 'application/x-www-form-urlencoded'
/** Token requests are far shorter; a longer form is not a token request. */
const MAX_FORM_LENGTH = 20_000

/** Returns the project that a request names; OAuth calls name it as their client ID. */
async function projectOf(request: Request): Promise<string | null> {
  const named = readHeader(request.headers, 'projectId')
  if (named !== null) return named
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.includes('/auth/oauth/')) return null
  const isForm = request.headers.get('content-type')?.startsWith(FORM) ?? false
  if (!isForm) return searchParams.get('client_id')
  const { body } = request.clone()
  return body && new URLSearchParams(await startOf(body)).get('client_id')
}

async function startOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    if (text.length > MAX_FORM_LENGTH) break
  }
  // Not awaited: one branch of a cloned body is canceled only once the other one is.
  reader.cancel().catch(() => undefined)
  return text
}
