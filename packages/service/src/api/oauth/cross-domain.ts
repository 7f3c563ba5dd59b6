import { fail } from '@latchkey/contract/errors'
import type { Output } from '@latchkey/contract'
import type * as schemas from '@latchkey/contract/schemas/sign-in/oauth'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { isTrustedCallback } from '../../domain/projects/project-domains.js'
import type { Call } from '../call/call.js'
import type { HeldSession } from '../call/require-refresh-token.js'
import type { User } from '../../domain/users/user-view.js'
import { createAuthorizationCode } from '../../domain/oauth/authorization-codes.js'
import { withParameters } from './error-redirect.js'

type Body = CamelKeys<Output<typeof schemas.authorizeCrossDomain.body>>

/**
 * Creates an authorization code with which another trusted domain of the project continues the session of the
 * signed-in user: the code is exchanged for the tokens of the same session. Its PKCE challenge is that of the other
 * domain, so only that page can use the code. Rejects with SESSION_BOUND_TO_DEVICE for a session with a key.
 */
export async function authorizeCrossDomain(
  call: Pick<Call<unknown, unknown, Body>, 'ctx' | 'auth' | 'body'> & {
    user: User
    heldSession: HeldSession
  },
): Promise<{ redirectUrl: string }> {
  const { ctx, auth, body, user, heldSession } = call
  const { project } = auth
  // A script in the page could otherwise get a session that works without the key.
  if (heldSession.isBound) throw fail('SESSION_BOUND_TO_DEVICE')
  const redirectUri = body.redirectUri.split('#')[0] ?? ''
  const afterCallbackRedirectUrl = body.afterCallbackRedirectUrl ?? null
  for (const url of [redirectUri, afterCallbackRedirectUrl])
    if (url !== null && !(await isTrustedCallback(ctx.db, project, url)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
  const code = await createAuthorizationCode(ctx, project, {
    userId: user.row.id,
    grant: {
      redirectUri,
      codeChallenge: body.codeChallenge,
      isNewUser: false,
      afterCallbackRedirectUrl,
    },
    continued: heldSession,
  })
  return { redirectUrl: withParameters(redirectUri, { code, state: body.state }) }
}
