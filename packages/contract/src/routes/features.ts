import { endpoint, noAccess, of } from '../endpoint.js'
import type * as schema from '../schemas/features.js'

/** Always answers that the feature is not supported; clients show its sentence. */
export const checkFeatureSupport = endpoint({
  method: 'POST',
  path: '/check-feature-support',
  access: noAccess,
  strictQuery: false,
  wire: of<typeof schema.checkFeatureSupport>(),
})

export const readRoot = endpoint({
  method: 'GET',
  path: '/',
  access: noAccess,
  wire: of<typeof schema.readRoot>(),
})
