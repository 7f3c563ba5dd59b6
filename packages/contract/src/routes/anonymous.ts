import { route } from '../endpoint.js'
import type * as schema from '../schemas/anonymous.js'

export const signUpAnonymously = /* @__PURE__ */ route<typeof schema.signUpAnonymously>()(
  'POST',
  '/auth/anonymous/sign-up',
  {
    caller: 'anyone',
    limits: ['started-sign-in'],
    errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
    audit: ['sign_in.succeeded', 'team.created', 'user.created'],
  },
)
