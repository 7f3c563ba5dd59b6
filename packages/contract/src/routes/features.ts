import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/features.js'

/** Responds that the feature is not supported. Clients show the message. */
export const checkFeatureSupport = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkFeatureSupport>,
  path: '/check-feature-support',
  access: [],
} as const satisfies Endpoint

export const readRoot = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readRoot>,
  path: '/',
  access: [],
} as const satisfies Endpoint
