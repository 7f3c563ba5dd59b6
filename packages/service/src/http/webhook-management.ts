import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { WEBHOOK_EVENT_TYPES } from '@latchkey/contract/names'
import { toCamelKeys, toSnakeKeys, type CamelKeys } from '@latchkey/contract/wire-case'
import { success, toList } from '../api/call/response.js'
import { mistakeText, parseOr } from '../config/config-error.js'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import { UUID_PATTERN } from '../lib/uuid.js'
import { readBody } from './body/read-body.js'
import { type HttpEnv, setTemplate } from './http-env.js'
import { HttpError } from '../errors/http-error.js'
import { createExchangeContext } from './request-context.js'
import type { Responder } from './responder.js'
import { listDeliveries, resend, type WebhookDelivery } from '../domain/webhooks/deliveries.js'
import {
  addEndpoint,
  deleteEndpoint,
  findEndpoint,
  listEndpoints,
  testEndpoint,
  updateEndpoint,
  type Endpoint,
} from '../domain/webhooks/endpoints.js'
import { readWebhookToken, type WebhookManager } from '../domain/webhooks/token.js'
import { requireRecentSignInOfMember } from '../domain/sessions/recent-sign-in.js'
import { webhookUrl } from '../config/project-config.js'

/** The calls of an app with the project of the token, and the context of the request. */
interface WebhookEnv extends HttpEnv {
  Variables: HttpEnv['Variables'] & WebhookManager & { ctx: Context; change: Change }
}

const eventTypes = z.array(z.enum(WEBHOOK_EVENT_TYPES)).optional()
const newEndpoint = z.strictObject({ url: webhookUrl, event_types: eventTypes })
const changes = z
  .strictObject({
    url: webhookUrl.optional(),
    is_disabled: z.boolean().optional(),
    event_types: eventTypes,
  })
  .refine((change) => Object.keys(change).length > 0, 'must have url, is_disabled or event_types')
type Change = CamelKeys<z.output<typeof changes>>
const NO_ENDPOINT = 'There is no such webhook.'
const PATHS = {
  endpoints: '/endpoints',
  endpoint: `/endpoints/:id{${UUID_PATTERN}}`,
  secret: `/endpoints/:id{${UUID_PATTERN}}/secret`,
  test: `/endpoints/:id{${UUID_PATTERN}}/test`,
  deliveries: '/deliveries',
  resend: `/deliveries/:eventId{${UUID_PATTERN}}/:endpointId{${UUID_PATTERN}}/resend`,
} as const
/** The paths as logs show them. */
const TEMPLATES = {
  endpoints: '/webhooks/endpoints',
  endpoint: '/webhooks/endpoints/{id}',
  secret: '/webhooks/endpoints/{id}/secret',
  test: '/webhooks/endpoints/{id}/test',
  deliveries: '/webhooks/deliveries',
  resend: '/webhooks/deliveries/{id}/{id}/resend',
} as const

/**
 * Creates the app below `/webhooks` that manages a project's webhooks. The caller needs a token of
 * `POST /webhooks/svix-token`: `Authorization: Bearer <token>`. The protocol only says that there is a token
 * (section 12); these calls are specific to this service.
 *
 * | call                                                 | result                                            |
 * | ---------------------------------------------------- | ------------------------------------------------- |
 * | `GET /webhooks/endpoints`                            | lists the webhooks; for a key, with their secrets |
 * | `POST /webhooks/endpoints {url, event_types}`        | adds a webhook, status 201                        |
 * | `PATCH /webhooks/endpoints/{id} {url, is_disabled, event_types}` | changes it; no `event_types` is every event |
 * | `GET /webhooks/endpoints/{id}/secret`                | reads the secret                                  |
 * | `POST /webhooks/endpoints/{id}/test`                 | sends it `webhook.test`, and returns the outcome; 409 if disabled |
 * | `DELETE /webhooks/endpoints/{id}`                    | deletes it with its pending deliveries            |
 * | `GET /webhooks/deliveries`                           | lists the last hundred, with data and last result |
 * | `POST /webhooks/deliveries/{event}/{webhook}/resend` | sends an event again                              |
 *
 * A member of the project has to have signed in recently to choose where the data of users goes, and to read what proves to
 * receivers that it comes from here.
 */
export function createWebhookApp(ctx: Context, respond: Responder): Hono<WebhookEnv> {
  const authenticate = createMiddleware<WebhookEnv>(async (c, next) => {
    const { project, member } = await managerOf(ctx, c.req.raw)
    c.set('project', project)
    c.set('member', member)
    // Tokens are issued to admin access only.
    c.set('ctx', createExchangeContext(ctx, c, { type: 'admin', id: member?.id ?? null }))
    await next()
  })
  const recentSignIn = createMiddleware<WebhookEnv>(async (c, next) => {
    const member = c.get('member')
    if (member !== null)
      await requireRecentSignInOfMember(ctx, { id: member.sessionId, userId: member.id })
    await next()
  })
  const readChange = createMiddleware<WebhookEnv>(async (c, next) => {
    c.set('change', await readValidBody(c.req.raw, changes))
    await next()
  })
  const recentSignInToMove = createMiddleware<WebhookEnv>((c, next) =>
    c.get('change').url === undefined ? next() : recentSignIn(c, next),
  )
  const app = new Hono<WebhookEnv>()
  app.use('/*', async (c, next) => {
    c.set('template', '/webhooks')
    return c.req.method === 'OPTIONS' ? respond.preflight(c) : next()
  })
  app.use(PATHS.endpoints, setTemplate(TEMPLATES.endpoints))
  app.use(PATHS.endpoint, setTemplate(TEMPLATES.endpoint))
  app.use(PATHS.secret, setTemplate(TEMPLATES.secret))
  app.use(PATHS.test, setTemplate(TEMPLATES.test))
  app.use(PATHS.deliveries, setTemplate(TEMPLATES.deliveries))
  app.use(PATHS.resend, setTemplate(TEMPLATES.resend))
  app.get(PATHS.endpoints, authenticate, async (c) => {
    const endpoints = await listEndpoints(ctx, c.get('project').id)
    const view = viewFor(c.get('member'))
    return respond.success(c, 200, toSnakeKeys(toList(endpoints.map(view))))
  })
  app.post(PATHS.endpoints, authenticate, recentSignIn, async (c) => {
    const { url, eventTypes = [] } = await readValidBody(c.req.raw, newEndpoint)
    const project = c.get('project')
    const endpoint = await inTransaction(c.get('ctx'), (tx) =>
      addEndpoint(tx, project, { url, eventTypes }),
    )
    return respond.success(c, 201, toSnakeKeys(withSecret(endpoint)))
  })
  app.patch(PATHS.endpoint, authenticate, readChange, recentSignInToMove, async (c) => {
    const change = c.get('change')
    const id = c.req.param('id').toLowerCase()
    const project = c.get('project')
    const endpoint = await inTransaction(c.get('ctx'), (tx) =>
      updateEndpoint(tx, project, { id, ...change }),
    )
    if (endpoint === undefined) throw new HttpError(404, NO_ENDPOINT)
    return respond.success(c, 200, toSnakeKeys(viewFor(c.get('member'))(endpoint)))
  })
  app.get(PATHS.secret, authenticate, recentSignIn, async (c) => {
    const id = c.req.param('id').toLowerCase()
    const endpoint = await findEndpoint(ctx, c.get('project'), id)
    if (endpoint === undefined) throw new HttpError(404, NO_ENDPOINT)
    return respond.success(c, 200, { secret: endpoint.secret })
  })
  app.delete(PATHS.endpoint, authenticate, async (c) => {
    const id = c.req.param('id').toLowerCase()
    const project = c.get('project')
    const isDeleted = await inTransaction(c.get('ctx'), (tx) => deleteEndpoint(tx, project, id))
    if (!isDeleted) throw new HttpError(404, NO_ENDPOINT)
    return respond.success(c, 200, success)
  })
  app.post(PATHS.test, authenticate, async (c) => {
    const id = c.req.param('id').toLowerCase()
    const project = c.get('project')
    const result = await testEndpoint(c.get('ctx'), project, id)
    if (result === undefined) throw new HttpError(404, NO_ENDPOINT)
    return respond.success(c, 200, toSnakeKeys(result))
  })
  app.get(PATHS.deliveries, authenticate, async (c) => {
    const deliveries = await listDeliveries(ctx, c.get('project').id)
    return respond.success(c, 200, toSnakeKeys(toList(deliveries.map(toDeliveryResponse))))
  })
  app.post(PATHS.resend, authenticate, async (c) => {
    const eventId = c.req.param('eventId').toLowerCase()
    const endpointId = c.req.param('endpointId').toLowerCase()
    if (!(await resend(ctx, c.get('project').id, { eventId, endpointId })))
      throw new HttpError(404, 'There is no such delivery.')
    return respond.success(c, 200, success)
  })
  for (const path of Object.values(PATHS)) app.all(path, () => respond.methodNotAllowed())
  return app
}

async function managerOf(ctx: Context, { headers }: Request): Promise<WebhookManager> {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const manager = token && (await readWebhookToken(ctx, token))
  if (manager) return manager
  throw new HttpError(
    401,
    'Request a new token with POST /webhooks/svix-token, and send it as a bearer token.',
  )
}

async function readValidBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<CamelKeys<z.output<Schema>>> {
  const body = parseOr(
    schema,
    await readBody(request),
    (mistakes) => new HttpError(400, mistakeText('The body', mistakes)),
  )
  return toCamelKeys(body)
}

const withoutSecret = ({ id, url, isDisabled, eventTypes, createdAt }: Endpoint) => ({
  id,
  url,
  isDisabled,
  eventTypes,
  createdAtMillis: createdAt,
})

const withSecret = (endpoint: Endpoint) => ({ ...withoutSecret(endpoint), secret: endpoint.secret })

/** A member reads a secret with a call of its own, which needs a recent sign-in. */
const viewFor = (member: WebhookManager['member']) => (member === null ? withSecret : withoutSecret)

const toDeliveryResponse = ({ event, ...delivery }: WebhookDelivery) => ({
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
