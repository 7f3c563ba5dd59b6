import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/cli.js'

export const beginCliLogin = /* @__PURE__ */ route<typeof schema.beginCliLogin>()({
  request: 'POST /auth/cli',
  caller: 'anyone',
  limits: ['started-sign-in'],
  audit: 'the sign-in writes the event',
})

export const pollCliLogin = /* @__PURE__ */ route<typeof schema.pollCliLogin>()({
  request: 'POST /auth/cli/poll',
  caller: 'anyone',
  errors: ['INVALID_POLLING_CODE'],
  audit: 'changes nothing',
})

export const completeCliLogin = /* @__PURE__ */ route<typeof schema.completeCliLogin>()({
  request: 'POST /auth/cli/complete',
  caller: 'anyone',
  errors: ['SESSION_BOUND_TO_DEVICE'],
  audit: 'the sign-in writes the event',
})
