import { mfa as routes } from '@latchkey/contract/routes'
import { mfa as schemas } from '@latchkey/contract/schemas'
import { ipInfoOf } from '../domain/ip-info.js'
import { completeAttempt, findAttempt } from '../domain/mfa.js'
import { implement } from '../implement.js'
import { limitSignIn } from '../limits.js'

export const mfa = implement(routes, schemas, {
  signInWithSecondFactor: async (call) => {
    const { ctx, headers, body, auth } = call
    const attempt = await findAttempt(ctx, auth.project, body.code)
    const forgive = await limitSignIn(call, attempt.userId)
    const signedIn = await completeAttempt(ctx, auth.project, {
      attempt,
      totp: body.totp,
      ipInfo: ipInfoOf(headers),
    })
    await forgive()
    return signedIn
  },
})
