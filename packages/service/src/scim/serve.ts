import { type Context, withActor } from '../context.js'
import { toErrorReport } from '../db/errors.js'
import { findProvisioner, type Provisioner } from '../domain/provisioning/scim-tokens.js'
import { scimUrlOf } from '../domain/provisioning/scim-url.js'
import { isClientError } from '../errors/http-error.js'
import { createRequestContext } from '../http/request-context.js'
import type { Client } from '../lib/requests/client-address.js'
import { errorResponse, ScimError, unauthorized } from './errors.js'
import { operations, type Operation } from './operations.js'
import { readJson } from './read-json.js'

/** A request below the base URL of a connection. */
export interface ServerRequest {
  /** The connection exists. */
  connectionId: string
  request: Request
  client: Client
  requestId: string
  /** The path below the base URL. */
  path: string
}

/** Creates the function that serves the requests to all connections. */
export function createServe(service: Context): (request: ServerRequest) => Promise<Response> {
  return async (received) => {
    try {
      const provisioner = await authenticate(service, received)
      service.scimLimit.count(received.connectionId, service.now())
      return await answer(service, provisioner, received)
    } catch (error) {
      if (!(error instanceof ScimError) && !isClientError(error))
        service.report(toErrorReport(error), { requestId: received.requestId })
      return errorResponse(error)
    }
  }
}

/** Finds the connection, if the request has a token of it. */
async function authenticate(
  service: Context,
  { connectionId, request }: ServerRequest,
): Promise<Provisioner> {
  const text = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const provisioner = text && (await findProvisioner(service, { connectionId, text }))
  if (!provisioner) throw unauthorized()
  return provisioner
}

async function answer(
  service: Context,
  provisioner: Provisioner,
  { connectionId, request, client, requestId, path }: ServerRequest,
): Promise<Response> {
  const { operation, id } = findOperation(request.method, path)
  if (provisioner.isReadOnly && request.method !== 'GET')
    throw new ScimError(403, 'The connection is off. An admin of the team turns it on first.')
  const source = {
    headers: request.headers,
    client,
    requestId,
    declaredEvents: operation.audit,
  }
  const ctx = withActor(
    createRequestContext(service, source, { type: 'client', id: null }),
    'scim_token',
    { connectionId, scimTokenId: provisioner.tokenId },
  )
  const result = await operation.run({
    ctx,
    provisioner,
    baseUrl: scimUrlOf(ctx, connectionId),
    id,
    query: new URL(request.url).searchParams,
    body: await readJson(request),
  })
  if (result === undefined) return new Response(null, { status: 204 })
  const { status = 200, body, location } = result
  return Response.json(body, {
    status,
    headers: {
      'Content-Type': 'application/scim+json',
      ...(location !== undefined && { Location: location }),
    },
  })
}

/** Finds the operation of a request, and the ID of the resource that its path names. */
function findOperation(method: string, path: string): { operation: Operation; id: string } {
  const [, name = '', id, ...rest] = path.replace(/\/$/, '').split('/')
  const template = id === undefined ? `/${name}` : `/${name}/{id}`
  const ofPath = operations.filter(({ request }) => request.endsWith(` ${template}`))
  const operation = ofPath.find(({ request }) => request === `${method} ${template}`)
  if (ofPath.length === 0 || rest.length > 0)
    throw new ScimError(404, `There is no endpoint ${template}.`)
  if (operation === undefined) throw new ScimError(405, `${template} does not support ${method}.`)
  return { operation, id: decode(id) }
}

/** The ID of a schema has colons, which some clients encode. */
function decode(id = ''): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
