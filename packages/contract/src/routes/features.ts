import { route } from '../endpoint.js'
import type * as schema from '../schemas/features.js'

/** Responds that the feature is not supported. Clients show the message. */
export const checkFeatureSupport = /* @__PURE__ */ route<typeof schema.checkFeatureSupport>()({
  request: 'POST /check-feature-support',
  access: [],
  audit: 'changes nothing',
})

export const readRoot = /* @__PURE__ */ route<typeof schema.readRoot>()({
  request: 'GET /',
  access: [],
})
