import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/openid-providers.js'

// Extensions of this service: the deployed services of the protocol do not have them.

/** Lists the OpenID providers that the project has added to the built-in ones. */
export const listOpenIdProviders = /* @__PURE__ */ route<typeof schema.listOpenIdProviders>()({
  request: 'GET /latchkey/openid-providers',
  role: 'read_only',
  access: ['admin'],
})

export const createOpenIdProvider = /* @__PURE__ */ route<typeof schema.createOpenIdProvider>()({
  request: 'POST /latchkey/openid-providers',
  access: ['admin'],
  recentSignIn: true,
  success: 201,
  audit: ['project.changed'],
})

export const updateOpenIdProvider = /* @__PURE__ */ route<typeof schema.updateOpenIdProvider>()({
  request: 'PATCH /latchkey/openid-providers/{provider_id}',
  access: ['admin'],
  recentSignIn: true,
  errors: ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
  audit: ['project.changed'],
})

/** Deletes a provider. Connected accounts stay, and sign in again once the provider is added with the same issuer. */
export const deleteOpenIdProvider = /* @__PURE__ */ route<typeof schema.deleteOpenIdProvider>()({
  request: 'DELETE /latchkey/openid-providers/{provider_id}',
  access: ['admin'],
  recentSignIn: true,
  errors: ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
  audit: ['project.changed'],
})

/** Reads the discovery document of an issuer, to check it before a provider is added. */
export const discoverOpenIdProvider = /* @__PURE__ */ route<typeof schema.discoverOpenIdProvider>()(
  {
    request: 'POST /latchkey/openid-provider-discovery',
    access: ['admin'],
    errors: ['OAUTH_PROVIDER_REFUSED'],
    audit: 'changes nothing',
  },
)

/** Begins a sign-in that creates no user and no session, also while the provider is disabled. */
export const testOpenIdSignIn = /* @__PURE__ */ route<typeof schema.testOpenIdSignIn>()({
  request: 'POST /latchkey/openid-providers/{provider_id}/test',
  access: ['admin'],
  errors: ['OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED', 'OAUTH_PROVIDER_REFUSED'],
  audit: 'A test changes no setting and no user.',
})

/** Ends the sessions that a logout token of the provider names (OpenID Connect Back-Channel Logout 1.0). */
export const logOutByBackChannel = /* @__PURE__ */ route<typeof schema.logOutByBackChannel>()({
  request: 'POST /latchkey/openid/{project_id}/{provider_id}/back-channel-logout',
  access: [],
  encoding: 'form',
  audit: ['session.ended'],
})
