import * as routes from '@latchkey/contract/routes/sign-in/passkey-sign-in'
import * as schemas from '@latchkey/contract/schemas/sign-in/passkey-sign-in'
import { randomBytes } from 'node:crypto'
import { fail } from '@latchkey/contract/errors'
import { requireSetting } from '../call/required-settings.js'
import { signInAttempt } from '../call/sign-in-attempt.js'
import { signInWithFactors } from '../../domain/credentials/mfa.js'
import { listExcluded } from '../../domain/credentials/passkeys/owned-passkeys.js'
import {
  creationOptions,
  requestOptions,
} from '../../domain/credentials/passkeys/passkey-options.js'
import { verifyPasskey, registerPasskey } from '../../domain/credentials/passkeys/passkeys.js'
import {
  checkCode,
  consumeCode,
  createCode,
} from '../../domain/verification-codes/verification-codes.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { requireSession } from '../../domain/sessions/active-sessions.js'

const CHALLENGE_BYTES = 32

export const passkeySignIn = implement(routes, schemas, {
  beginPasskeyRegistration: async ({ ctx, auth, user }) => {
    const challenge = newChallenge()
    const code = await createCode(ctx, auth.project, {
      kind: 'passkey_registration',
      userId: user.row.id,
      data: { challenge },
    })
    // A registration replaces the passkey in the deployed service of that time.
    const isRecorded = ctx.config.compatibility === 'june-2025'
    const excluded = isRecorded ? [] : await listExcluded(ctx.db, user.row.id)
    const options = { user, challenge, excluded, isRecorded }
    return { optionsJson: creationOptions(auth.project, options), code }
  },

  registerPasskey: async (call) => {
    const { ctx, body, auth, user } = call
    const claim = { kind: 'passkey_registration', code: body.code } as const
    const { id, userId, data } = await checkCode(ctx, auth.project, claim)
    if (userId !== user.row.id) throw fail('VERIFICATION_CODE_NOT_FOUND')
    // The code is used up even if a later step fails.
    await consumeCode(ctx, auth.project, id)
    // Not declared, because a rejected registration uses the code up as well.
    requireSetting(auth, 'passkeyEnabled')
    const credentialId = await registerPasskey(ctx, auth.project, {
      userId: user.row.id,
      result: body.credential,
      challenge: data.challenge,
      revalidate: ({ db }) => requireSession(db, call),
    })
    return { userHandle: credentialId }
  },

  beginPasskeySignIn: async ({ ctx, auth }) => {
    const challenge = newChallenge()
    const code = await createCode(ctx, auth.project, {
      kind: 'passkey_authentication',
      userId: null,
      data: { challenge },
    })
    return { optionsJson: requestOptions(challenge), code }
  },

  signInWithPasskey: async (call) => {
    const { ctx, body, auth } = call
    const { project } = auth
    const claim = { kind: 'passkey_authentication', code: body.code } as const
    const { id, data } = await checkCode(ctx, project, claim)
    await consumeCode(ctx, project, id)
    // Not declared, because a rejected sign-in uses the code up as well.
    requireSetting(auth, 'passkeyEnabled')
    const ceremony = { result: body.authenticationResponse, challenge: data.challenge }
    const proven = await signInAttempt(call, {
      method: 'passkey',
      check: () => verifyPasskey(ctx, project, ceremony),
    })
    return signInWithFactors(ctx, project, { ...proven, ipInfo: ipInfoOf(call) })
  },
})

const newChallenge = () => randomBytes(CHALLENGE_BYTES).toString('base64url')
