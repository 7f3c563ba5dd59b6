import * as routes from '@latchkey/contract/routes/mfa'
import * as schemas from '@latchkey/contract/schemas/mfa'
import { recordFailedSignIn } from '../audit/record-failed-sign-in.js'
import { completeAttempt, findAttempt } from './mfa.js'
import { ipInfoOf } from '../http/client/ip-info.js'
import { implement } from '../http/implement.js'
import { limitSignIn } from '../rate-limits/request-limits.js'

export const mfa = implement(routes, schemas, {
  signInWithSecondFactor: async (call) => {
    const { ctx, body, auth } = call
    const attempt = await findAttempt(ctx, auth.project, body.code)
    return recordFailedSignIn(call, 'totp', {
      findUserId: async () => attempt.userId,
      work: () =>
        limitSignIn(call, attempt.userId, () =>
          completeAttempt(ctx, auth.project, { attempt, totp: body.totp, ipInfo: ipInfoOf(call) }),
        ),
    })
  },
})
