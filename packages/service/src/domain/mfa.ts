import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { Project } from './clock.js'
import { createCode } from './verification-codes.js'

/** Stops a sign-in whose second factor is still missing (protocol, section 8.1). */
export async function requireSecondFactor(
  ctx: Context,
  project: Project,
  { userId, isNewUser }: { userId: string; isNewUser: boolean },
) {
  const code = await createCode(ctx, project, { kind: 'mfa_attempt', userId, data: { isNewUser } })
  return fail('MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attempt_code: code })
}
