import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/features.js'

/** Always answers that the feature is not supported; clients show its sentence. */
export const checkFeatureSupport = {
  method: 'POST',
  path: '/check-feature-support',
  access: [],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkFeatureSupport>,
} as const satisfies Endpoint

export const readRoot = {
  method: 'GET',
  path: '/',
  access: [],
  wire: undefined as WireOf<typeof schema.readRoot>,
} as const satisfies Endpoint
