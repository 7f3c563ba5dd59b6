import * as routes from '@latchkey/contract/routes/sign-in/mfa'
import * as schemas from '@latchkey/contract/schemas/sign-in/mfa'
import { completeAttempt, findAttempt } from '../../domain/credentials/mfa.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { signInAttempt } from '../call/sign-in-attempt.js'

export const mfa = implement(routes, schemas, {
  signInWithSecondFactor: async (call) => {
    const { ctx, body, auth } = call
    const attempt = await findAttempt(ctx, auth.project, body.code)
    return signInAttempt(call, {
      method: 'totp',
      account: attempt.userId,
      findUserId: async () => attempt.userId,
      check: () =>
        completeAttempt(ctx, auth.project, { attempt, totp: body.totp, ipInfo: ipInfoOf(call) }),
    })
  },
})
