import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/oauth-server/clients.js'

export const readOAuthServer = /* @__PURE__ */ route<typeof schema.readOAuthServer>()({
  request: 'GET /latchkey/oauth-server',
  role: 'read_only',
  access: ['admin'],
})

export const updateOAuthServer = /* @__PURE__ */ route<typeof schema.updateOAuthServer>()({
  request: 'PATCH /latchkey/oauth-server',
  access: ['admin'],
  recentSignIn: true,
  audit: ['project.changed'],
})

export const listOAuthClients = /* @__PURE__ */ route<typeof schema.listOAuthClients>()({
  request: 'GET /latchkey/oauth-clients',
  role: 'read_only',
  access: ['admin'],
})

export const createOAuthClient = /* @__PURE__ */ route<typeof schema.createOAuthClient>()({
  request: 'POST /latchkey/oauth-clients',
  access: ['admin'],
  recentSignIn: true,
  success: 201,
  audit: ['oauth_client.created'],
})

// A plain 404 of the next two calls means that the client is missing.
export const updateOAuthClient = /* @__PURE__ */ route<typeof schema.updateOAuthClient>()({
  request: 'PATCH /latchkey/oauth-clients/{client_id}',
  access: ['admin'],
  recentSignIn: true,
  audit: ['oauth_client.changed'],
  isLater: false,
})

export const deleteOAuthClient = /* @__PURE__ */ route<typeof schema.deleteOAuthClient>()({
  request: 'DELETE /latchkey/oauth-clients/{client_id}',
  access: ['admin'],
  recentSignIn: true,
  audit: ['oauth_client.deleted'],
  isLater: false,
})
