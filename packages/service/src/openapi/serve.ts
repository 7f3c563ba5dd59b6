import { API_PREFIX } from '@latchkey/contract'
import type { Served } from '../http/api.js'
import type { Context } from '../context.js'
import type { Responder } from '../http/respond.js'
import { createOpenApi } from './document.js'

const paths = ['/api/v1/openapi.json', '/api/latest/openapi.json']
/** By header prefix: the rest of the document is the same for every service. */
const made = new Map<string, ReturnType<typeof createOpenApi>>()

/** Answers a request for the description of the API; no part of the protocol. */
export function serveOpenApi(
  { config }: Context,
  respond: Responder,
  request: Request,
): Served | undefined {
  // Most requests are for something else, and need not be read for that.
  if (!request.url.includes('/openapi.json')) return undefined
  const { pathname } = new URL(request.url)
  if (!paths.includes(pathname)) return undefined
  const response = answer(config, respond, request.method)
  return { response, template: '/openapi.json' }
}

function answer(
  { headerPrefix, publicUrl }: Context['config'],
  respond: Responder,
  method: string,
): Response {
  if (method === 'OPTIONS') return respond.preflight()
  if (method !== 'GET') return respond.methodNotAllowed()
  const document = made.get(headerPrefix) ?? createOpenApi(headerPrefix)
  made.set(headerPrefix, document)
  return respond.success(200, { ...document, servers: [{ url: publicUrl + API_PREFIX }] })
}
