import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/anonymous.js'

export const signUpAnonymously = /* @__PURE__ */ route<typeof schema.signUpAnonymously>()({
  request: 'POST /auth/anonymous/sign-up',
  caller: 'anyone',
  proofOfWork: true,
  limits: ['started-sign-in'],
  errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED', 'SIGN_UP_REFUSED', 'SIGN_IN_REFUSED'],
  audit: ['session.ended', 'sign_in.failed', 'sign_in.succeeded', 'team.created', 'user.created'],
})
