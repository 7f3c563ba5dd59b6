import * as z from 'zod/mini'
import { projectId } from './primitives.js'
import { clientResponseShape } from './project-settings.js'

/** The project of `/projects/current`, for every access type. */
export const project = z.strictObject({
  id: projectId,
  display_name: z.string(),
  config: z.strictObject({
    ...clientResponseShape,
    enabled_oauth_providers: z.array(z.strictObject({ id: z.string() })),
    /** An extension: the OpenID providers that the project has added. Absent if there are none, and for published clients. */
    open_id_providers: z.optional(
      z.array(z.strictObject({ id: z.string(), display_name: z.string(), icon_url: z.string() })),
    ),
    /** An extension: a connection of a team is on, so the address decides how to sign in. Absent as the providers above. */
    sso_enabled: z.optional(z.literal(true)),
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
