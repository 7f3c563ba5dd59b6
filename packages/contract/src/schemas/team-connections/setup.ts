import * as z from 'zod/mini'
import { millis, nothing, success } from '../primitives.js'
import {
  createSetupConnection,
  readSamlMetadata,
  setupConnection,
  testTeamConnection,
  updateSetupConnection,
} from './connections.js'
import { createTeamDomain, teamDomain, verifyTeamDomain } from './domains.js'
import { createScimToken, scimToken } from './provisioning.js'

/** The part of a team that the holder of a set-up link sees. */
const ssoSetup = z.strictObject({
  team_display_name: z.string(),
  expires_at_millis: millis,
  /** The domains of the team, verified or not. */
  domains: z.array(teamDomain),
  /** The connection of the link; null until it is created. */
  connection: z.nullable(setupConnection),
  /** The values to register at the provider, which exist before the connection. */
  provider_values: z.strictObject({
    /** OpenID Connect. */
    redirect_url: z.string(),
    /** SAML 2.0. */
    service_provider_entity_id: z.string(),
    /** SAML 2.0. */
    acs_url: z.string(),
    /** SCIM 2.0 (RFC 7644, section 1.3). */
    scim_base_url: z.string(),
  }),
  /** The SCIM tokens of the connection. */
  scim_tokens: z.array(scimToken),
})

export const readSsoSetup = { response: ssoSetup }
export const addSetupDomain = createTeamDomain
export const verifySetupDomain = verifyTeamDomain
export const removeSetupDomain = { body: nothing, response: success }
export const deleteSetupConnection = { body: nothing, response: success }
export const testSetupConnection = testTeamConnection
export const readSetupSamlMetadata = readSamlMetadata
export const createSetupScimToken = createScimToken
export { createSetupConnection, updateSetupConnection }
