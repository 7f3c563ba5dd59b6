import * as z from 'zod/mini'
import { projectId } from './primitives.js'

/** The project of `/projects/current`, for every access type. */
export const project = z.strictObject({
  id: projectId,
  display_name: z.string(),
  config: z.strictObject({
    sign_up_enabled: z.boolean(),
    credential_enabled: z.boolean(),
    magic_link_enabled: z.boolean(),
    passkey_enabled: z.boolean(),
    client_team_creation_enabled: z.boolean(),
    client_user_deletion_enabled: z.boolean(),
    allow_user_api_keys: z.boolean(),
    allow_team_api_keys: z.boolean(),
    enabled_oauth_providers: z.array(z.strictObject({ id: z.string() })),
  }),
})

export const readCurrentProject = { response: project }

const publicKey = z.strictObject({
  kty: z.literal('EC'),
  alg: z.literal('ES256'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
})

export const readKeySet = {
  strictQuery: false,
  response: z.strictObject({ keys: z.array(publicKey) }),
}
