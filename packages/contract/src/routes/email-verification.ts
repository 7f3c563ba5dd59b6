import { route } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/verification-code-errors.js'
import type * as schema from '../schemas/contact-channels.js'

// Apart from `contact-channels.ts`, because bundlers load whole files: a page that an email links to needs only this.

export const verifyContactChannel = /* @__PURE__ */ route<typeof schema.verifyContactChannel>()({
  request: 'POST /contact-channels/verify',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: ['address.verified'],
})

export const checkContactChannelCode = /* @__PURE__ */ route<
  typeof schema.checkContactChannelCode
>()({
  request: 'POST /contact-channels/verify/check-code',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})

// Extensions of this service: the deployed services of the protocol do not have them.

export const readEmailVerification = /* @__PURE__ */ route<typeof schema.readEmailVerification>()({
  request: 'POST /latchkey/email-verification/details',
  caller: 'optional-user',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})

export const rejectEmailVerification = /* @__PURE__ */ route<
  typeof schema.rejectEmailVerification
>()({
  request: 'POST /latchkey/email-verification/reject',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: ['address.removed', 'credentials.revoked'],
})
