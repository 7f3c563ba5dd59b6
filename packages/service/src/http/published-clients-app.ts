import { Hono } from 'hono'
import { API_PREFIXES } from './api-routes.js'
import { type HttpEnv, setTemplate } from './http-env.js'
import type { Responder } from './responder.js'

/** Requests that published clients since 2.8.78 send for features that this service does not have, with empty answers. */
const emptyAnswers = [
  // The account settings fail without an answer.
  {
    method: 'GET',
    path: '/payments/billing/:customerType/:customerId',
    body: { has_customer: false, default_payment_method: null },
  },
  {
    method: 'GET',
    path: '/payments/products/:customerType/:customerId',
    body: { items: [], is_paginated: true, pagination: { next_cursor: null } },
  },
  // The signed-out pages log an error without an answer.
  { method: 'POST', path: '/analytics/events/batch', body: {} },
  { method: 'GET', path: '/internal/backend-urls', body: {} },
] as const

/**
 * Creates the app that answers what published clients ask besides the calls of the API. The answers depend on nothing, so
 * they need no credentials.
 */
export function createPublishedClientsApp(respond: Responder): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const { method, path, body } of emptyAnswers)
    for (const prefix of API_PREFIXES)
      app.on(method, prefix + path, setTemplate(path), (c) => respond.success(c, 200, body))
  return app
}
