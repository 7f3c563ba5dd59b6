import * as routes from '@latchkey/contract/routes/mfa'
import * as schemas from '@latchkey/contract/schemas/mfa'
import { recordFailedSignIn } from '../call/record-failed-sign-in.js'
import { completeAttempt, findAttempt } from '../../domain/credentials/mfa.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { limitSignIn } from '../call/request-limits.js'

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
