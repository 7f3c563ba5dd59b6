import { Hono } from 'hono'
import { isDatabaseResponding } from './db/health-check.js'
import { createRejectionApp } from './http/rejection-app.js'
import { createDashboardApp } from './dashboard/app.js'
import { createApiMiddleware } from './dev/api-middleware.js'
import { createDevApp } from './dev/app.js'
import type { DevContext } from './dev/dev-context.js'
import { createLogoApp } from './http/logo-app.js'
import { createUnsubscribeApp } from './http/unsubscribe-app.js'
import { createOpenApiApp } from './openapi/app.js'
import { createWebhookApp } from './http/webhook-management.js'
import { createApiApp } from './http/api.js'
import { restrictOrigins } from './http/cors.js'
import { createErrorHandler } from './http/error-handler.js'
import { type Handler, type HttpEnv, setTemplate } from './http/http-env.js'
import { createRequestMiddleware } from './http/request-middleware.js'
import { createOAuthProviderApp } from './oauth-provider/app.js'
import { createScimApp } from './scim/app.js'
import { createPublishedClientsApp } from './http/published-clients-app.js'
import { createResponder } from './http/responder.js'

/** Creates the handler of all requests. */
export function createHandler(ctx: DevContext): Handler {
  const app = createHttpApp(ctx)
  return async (request, origin = {}) => app.fetch(request, origin)
}

/**
 * Creates the HTTP application of the service: the API, the management of webhooks, the OpenAPI document, the
 * health checks, the dashboard if the setting is on, and in development the pages for developers.
 */
function createHttpApp(ctx: DevContext): Hono<HttpEnv> {
  const respond = createResponder()
  const isDevelopment = ctx.config.mode !== 'production'
  const app = new Hono<HttpEnv>()
  app.use(createRequestMiddleware(ctx))
  // Before the limit of origins: pages of other apps read tokens too, and the library allows those of registered clients.
  if (ctx.config.extensions) app.route('/', createOAuthProviderApp(ctx))
  const { allowedOrigins } = ctx.config
  if (allowedOrigins !== undefined) app.use(restrictOrigins([allowedOrigins].flat()))
  if (ctx.config.dashboard === true) app.route('/', createDashboardApp(ctx))
  if (isDevelopment) app.route('/', createDevApp(ctx))
  app.use('/health', setTemplate('/health'))
  app.use('/health/ready', setTemplate('/health/ready'))
  app.get('/health', () => respond.health())
  // Health checks for load balancers, which are not part of the protocol.
  app.get('/health/ready', async () =>
    respond.health(!ctx.isDraining && (await isDatabaseResponding(ctx.db))),
  )
  app.all('/health', () => respond.methodNotAllowed())
  app.all('/health/ready', () => respond.methodNotAllowed())
  app.route('/', createOpenApiApp(ctx, respond))
  app.route('/webhooks', createWebhookApp(ctx, respond))
  app.route('/', createLogoApp(ctx))
  app.route('/', createUnsubscribeApp(ctx))
  app.route('/', createRejectionApp(ctx))
  app.route('/', createPublishedClientsApp(respond))
  if (ctx.config.extensions) app.route('/', createScimApp(ctx))
  app.route('/', createApiApp(ctx, respond, isDevelopment ? createApiMiddleware(ctx) : undefined))
  app.notFound((c) => respond.notFound(c))
  app.onError(createErrorHandler(ctx, (c, content) => respond.error(c, content)))
  return app
}
