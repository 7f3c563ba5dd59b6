import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/anonymous.js'

export const signUpAnonymously = /* @__PURE__ */ route<typeof schema.signUpAnonymously>()({
  request: 'POST /auth/anonymous/sign-up',
  caller: 'anyone',
  limits: ['started-sign-in'],
  errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
  audit: ['sign_in.succeeded', 'team.created', 'user.created'],
})
