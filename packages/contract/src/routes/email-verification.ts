import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/contact-channels.js'

export const verifyContactChannel = {
  method: 'POST',
  path: '/contact-channels/verify',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.verifyContactChannel>,
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const checkContactChannelCode = {
  method: 'POST',
  path: '/contact-channels/verify/check-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkContactChannelCode>,
  errors: verificationCodeErrors,
} as const satisfies Endpoint
