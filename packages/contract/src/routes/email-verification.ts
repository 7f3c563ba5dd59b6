import type { Endpoint, TypedMethod } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/verification-code-errors.js'
import type * as schema from '../schemas/contact-channels.js'

export const verifyContactChannel = {
  method: 'POST' as TypedMethod<'POST', typeof schema.verifyContactChannel>,
  path: '/contact-channels/verify',
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const checkContactChannelCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkContactChannelCode>,
  path: '/contact-channels/verify/check-code',
  errors: verificationCodeErrors,
} as const satisfies Endpoint

// Extensions of this service: the deployed services of the protocol do not have them.

export const readEmailVerification = {
  method: 'POST' as TypedMethod<'POST', typeof schema.readEmailVerification>,
  path: '/latchkey/email-verification/details',
  errors: verificationCodeErrors,
  isLater: true,
} as const satisfies Endpoint

export const rejectEmailVerification = {
  method: 'POST' as TypedMethod<'POST', typeof schema.rejectEmailVerification>,
  path: '/latchkey/email-verification/reject',
  errors: verificationCodeErrors,
  isLater: true,
} as const satisfies Endpoint
