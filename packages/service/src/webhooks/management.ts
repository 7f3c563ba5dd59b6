import * as z from 'zod'
import { toCamelKeys, toSnakeKeys, type CamelKeys } from '@latchkey/contract/wire-case'
import { success, toList } from '../http/response.js'
import type { Served } from '../http/api.js'
import { mistakeText } from '../config/config-error.js'
import type { Context } from '../context.js'
import { auditSourceOf } from '../audit/audit-source.js'
import { inTransaction } from '../db/in-transaction.js'
import type { Client } from '../http/client/client-address.js'
import { recordProjectChange } from '../projects/record-project-change.js'
import type { Project } from '../projects/project.js'
import { UUID } from '../lib/uuid.js'
import { failureReport } from '../db/error-report.js'
import { parseOr } from '../config/parse-config.js'
import { readBody } from '../http/body/read-body.js'
import { isRefusal, refuse } from '../http/http-error.js'
import { requestIdOf } from '../http/request-id.js'
import type { Responder } from '../http/respond.js'
import { listDeliveries, resend, type WebhookDelivery } from './deliveries.js'
import {
  addEndpoint,
  deleteEndpoint,
  listEndpoints,
  switchEndpoint,
  type Endpoint,
} from './endpoints.js'
import { readWebhookToken } from './token.js'
import { webhookUrl } from './webhook-url.js'

interface Call {
  ctx: Context
  project: Project
  /** The UUIDs of the path, in their order. */
  ids: readonly string[]
  request: Request
}

const newEndpoint = z.strictObject({ url: webhookUrl })
const changes = z.strictObject({ is_disabled: z.boolean() })
const ADMIN = { type: 'admin', id: null } as const
const NO_ENDPOINT = 'There is no such webhook.'

const routes = [
  createRoute('GET', '/webhooks/endpoints', async ({ ctx, project }) =>
    toList((await listEndpoints(ctx, project.id)).map(toAnswer)),
  ),
  createRoute(
    'POST',
    '/webhooks/endpoints',
    async ({ ctx, project, request }) => {
      const { url } = await bodyOf(request, newEndpoint)
      const endpoint = await inTransaction(ctx, async (tx) => {
        await recordProjectChange(tx, project, ['webhooks'])
        return addEndpoint(tx, project, url)
      })
      return toAnswer(endpoint)
    },
    201,
  ),
  createRoute('PATCH', '/webhooks/endpoints/{id}', async ({ ctx, project, ids, request }) => {
    const [id = ''] = ids
    const { isDisabled } = await bodyOf(request, changes)
    return inTransaction(ctx, async (tx) => {
      const endpoint = await switchEndpoint(tx, project.id, { id, isDisabled })
      if (endpoint === undefined) throw refuse(404, NO_ENDPOINT)
      await recordProjectChange(tx, project, ['webhooks'])
      return toAnswer(endpoint)
    })
  }),
  createRoute('DELETE', '/webhooks/endpoints/{id}', async ({ ctx, project, ids: [id = ''] }) => {
    return inTransaction(ctx, async (tx) => {
      if (!(await deleteEndpoint(tx, project.id, id))) throw refuse(404, NO_ENDPOINT)
      await recordProjectChange(tx, project, ['webhooks'])
      return success
    })
  }),
  createRoute('GET', '/webhooks/deliveries', async ({ ctx, project }) =>
    toList((await listDeliveries(ctx, project.id)).map(toDeliveryAnswer)),
  ),
  createRoute('POST', '/webhooks/deliveries/{id}/{id}/resend', async ({ ctx, project, ids }) => {
    const [eventId = '', endpointId = ''] = ids
    if (!(await resend(ctx, project.id, { eventId, endpointId })))
      throw refuse(404, 'There is no such delivery.')
    return success
  }),
]

/** @param path `{id}` stands for a UUID */
function createRoute(
  method: string,
  path: string,
  act: (call: Call) => Promise<unknown>,
  status = 200,
) {
  const pattern = new RegExp(`^${path.replaceAll('{id}', `(${UUID})`)}$`, 'i')
  return { method, path, pattern, status, act }
}

/**
 * Serves the calls under `/webhooks/` that manage a project's webhooks, for whoever has a token of
 * `POST /webhooks/svix-token`: `Authorization: Bearer <token>`. They are our own; the protocol only
 * says that there is a token (section 12).
 *
 * | call                                              | what it does                                   |
 * | ------------------------------------------------- | ---------------------------------------------- |
 * | `GET /webhooks/endpoints`                         | lists the webhooks with their secrets          |
 * | `POST /webhooks/endpoints {url}`                  | adds one, status 201                           |
 * | `PATCH /webhooks/endpoints/{id} {is_disabled}`    | stops or goes on telling it                    |
 * | `DELETE /webhooks/endpoints/{id}`                 | deletes it with all that waits for it          |
 * | `GET /webhooks/deliveries`                        | the newest hundred, with data and last outcome |
 * | `POST /webhooks/deliveries/{event}/{webhook}/resend` | sends an event once more                    |
 */
export async function manageWebhooks(
  service: Context,
  respond: Responder,
  { request, client }: { request: Request; client: Client },
): Promise<Served> {
  // Only an admin gets a token.
  const requestId = requestIdOf(request.headers)
  const auditSource = {
    ...auditSourceOf({ headers: request.headers, client, requestId }),
    actor: ADMIN,
  }
  const ctx = { ...service, auditSource }
  if (request.method === 'OPTIONS') return { response: respond.preflight(), template: '/webhooks' }
  const { pathname } = new URL(request.url)
  const fitting = routes.filter(({ pattern }) => pattern.test(pathname))
  const route = fitting.find(({ method }) => method === request.method)
  const template = fitting[0]?.path ?? '/webhooks'
  if (route === undefined) {
    const response = fitting.length > 0 ? respond.methodNotAllowed() : respond.notFound(request)
    return { response, template }
  }
  try {
    const project = await projectOf(ctx, request)
    const ids = (route.pattern.exec(pathname) ?? []).slice(1).map((id) => id.toLowerCase())
    const answer = await route.act({ ctx, project, ids, request })
    return { response: respond.success(route.status, toSnakeKeys(answer)), template }
  } catch (error) {
    if (!isRefusal(error)) ctx.report(failureReport(error))
    return { response: respond.failure(error, request), template }
  }
}

async function projectOf(ctx: Context, { headers }: Request): Promise<Project> {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const project = token && (await readWebhookToken(ctx, token))
  if (project) return project
  throw refuse(401, 'Ask for a new token with POST /webhooks/svix-token and send it as a bearer.')
}

async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<CamelKeys<z.output<Schema>>> {
  const body = parseOr(schema, await readBody(request), (mistakes) =>
    refuse(400, mistakeText('The body', mistakes)),
  )
  return toCamelKeys(body)
}

const toAnswer = ({ id, url, secret, isDisabled, createdAt }: Endpoint) => ({
  id,
  url,
  secret,
  isDisabled,
  createdAtMillis: createdAt,
})

const toDeliveryAnswer = ({ event, ...delivery }: WebhookDelivery) => ({
  eventId: event.id,
  endpointId: delivery.endpointId,
  type: event.type,
  data: event.data,
  createdAtMillis: event.createdAt,
  attempts: delivery.attempts,
  deliveredAtMillis: delivery.deliveredAt,
  nextAttemptAtMillis: delivery.nextAttemptAt,
  outcome: delivery.outcome,
})
