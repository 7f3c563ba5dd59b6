import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/team-connections/setup.js'

// Extensions of this service: the deployed services of the protocol do not have them.

// The link names the team and the connection.
const bySetupLink = { access: ['client'], caller: 'setup-link' } as const

export const readSsoSetup = /* @__PURE__ */ route<typeof schema.readSsoSetup>()({
  request: 'GET /latchkey/sso-setup',
  ...bySetupLink,
})

export const addSetupDomain = /* @__PURE__ */ route<typeof schema.addSetupDomain>()({
  request: 'POST /latchkey/sso-setup/domains',
  ...bySetupLink,
  success: 201,
  audit: ['team_domain.added'],
})

export const verifySetupDomain = /* @__PURE__ */ route<typeof schema.verifySetupDomain>()({
  request: 'POST /latchkey/sso-setup/domains/{domain_id}/verify',
  ...bySetupLink,
  limits: ['domain-checks-of-setup-link'],
  errors: [
    'TEAM_DOMAIN_NOT_FOUND',
    'TEAM_DOMAIN_RECORD_NOT_FOUND',
    'TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM',
  ],
  audit: ['team_domain.verified', 'team_domain.lost', 'session.ended'],
})

/** Removes a domain that is not verified. Only a member removes one that signs people in. */
export const removeSetupDomain = /* @__PURE__ */ route<typeof schema.removeSetupDomain>()({
  request: 'DELETE /latchkey/sso-setup/domains/{domain_id}',
  ...bySetupLink,
  errors: ['TEAM_DOMAIN_NOT_FOUND'],
  audit: ['team_domain.removed'],
})

export const createSetupConnection = /* @__PURE__ */ route<typeof schema.createSetupConnection>()({
  request: 'POST /latchkey/sso-setup/connection',
  ...bySetupLink,
  success: 201,
  audit: ['team_connection.created'],
})

/** Changes the connection while it is off. Only a member turns it on, and changes it then. */
export const updateSetupConnection = /* @__PURE__ */ route<typeof schema.updateSetupConnection>()({
  request: 'PATCH /latchkey/sso-setup/connection',
  ...bySetupLink,
  errors: ['TEAM_CONNECTION_NOT_FOUND'],
  audit: ['team_connection.changed'],
})

/** Deletes the connection while it is off and has no accounts, so that another provider can be chosen. */
export const deleteSetupConnection = /* @__PURE__ */ route<typeof schema.deleteSetupConnection>()({
  request: 'DELETE /latchkey/sso-setup/connection',
  ...bySetupLink,
  errors: ['TEAM_CONNECTION_NOT_FOUND'],
  audit: ['team_connection.deleted', 'session.ended'],
})

export const testSetupConnection = /* @__PURE__ */ route<typeof schema.testSetupConnection>()({
  request: 'POST /latchkey/sso-setup/connection/test',
  ...bySetupLink,
  errors: ['TEAM_CONNECTION_NOT_FOUND', 'OAUTH_PROVIDER_REFUSED'],
  audit: 'A test changes no setting and no user.',
})

export const readSetupSamlMetadata = /* @__PURE__ */ route<typeof schema.readSetupSamlMetadata>()({
  request: 'POST /latchkey/sso-setup/saml-metadata',
  ...bySetupLink,
  audit: 'reads a document',
})

export const createSetupScimToken = /* @__PURE__ */ route<typeof schema.createSetupScimToken>()({
  request: 'POST /latchkey/sso-setup/scim-tokens',
  ...bySetupLink,
  success: 201,
  errors: ['TEAM_CONNECTION_NOT_FOUND'],
  audit: ['scim_token.created'],
})
