import Provider, { errors } from 'oidc-provider'
import {
  limitOAuthRegistration,
  limitStartedSignIn,
  networkOfClient,
} from '../api/call/request-limits.js'
import { consumeRateLimit } from '../domain/rate-limits/rate-limit.js'
import { HttpError } from '../errors/http-error.js'
import { callOf, pathOf, type ServerRequest } from './current-request.js'
import { paths } from './paths.js'

/** The paths at which a request without credentials stores something, such as the session of the form for a code. */
const STARTING_PATHS: readonly string[] = [
  paths.authorization,
  paths.code_verification,
  paths.pushed_authorization_request,
  paths.device_authorization,
]

const isStart = (path: string): boolean =>
  STARTING_PATHS.includes(path) || path.startsWith(`${paths.code_verification}/`)

/**
 * Rejects a network that starts too many requests, registers too many clients, or tries too many codes of devices (RFC 8628,
 * section 5.1).
 */
export async function limitNetwork(current: ServerRequest): Promise<void> {
  const { ctx, request } = current
  const { project } = current.enabled
  const path = pathOf(current)
  const call = callOf(current)
  if (isStart(path)) await limitStartedSignIn(call)
  if (request.method === 'POST' && path === paths.registration) await limitOAuthRegistration(call)
  const network = networkOfClient(call)
  if (request.method !== 'POST' || path !== paths.code_verification || network === undefined) return
  const max = ctx.config.limits.failedSignInsPerClient
  await consumeRateLimit(ctx, project, [
    { action: 'sign-in', subject: `device code of client ${network}`, max },
  ])
}

/**
 * Rejects a client that pushes too many requests from all networks (RFC 9126, section 2.3). Only a client with a secret counts:
 * anyone can send the ID of another one, and would lock it out.
 */
export async function limitPushedRequest({ ctx, enabled }: ServerRequest): Promise<void> {
  const koa = Provider.ctx
  const client = koa?.oidc.client
  if (koa === undefined || client === undefined || client.clientAuthMethod === 'none') return
  const max = ctx.config.limits.startedSignInsPerClient
  const limit = {
    action: 'started sign-in',
    subject: `OAuth client ${client.clientId}`,
    max,
  } as const
  try {
    await consumeRateLimit(ctx, enabled.project, [limit])
  } catch (error) {
    if (!(error instanceof HttpError) || typeof error.body !== 'string') throw error
    koa.set(error.headers)
    throw Object.assign(new errors.TemporarilyUnavailable(error.body), {
      status: error.status,
      statusCode: error.status,
    })
  }
}
