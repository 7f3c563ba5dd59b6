import { fail } from '@latchkey/contract/errors'
import type { Output } from '@latchkey/contract'
import type * as schemas from '@latchkey/contract/schemas/oauth'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { isTrustedCallback } from '../../domain/projects/callback-url.js'
import { currentUser } from '../call/current-user.js'
import type { Call } from '../call/call.js'
import { requireRefreshToken } from '../call/require-refresh-token.js'
import { createAuthorizationCode } from '../../domain/oauth/authorization-codes.js'
import { withParameters } from './error-redirect.js'

type Body = CamelKeys<Output<typeof schemas.authorizeCrossDomain.body>>

/**
 * Creates an authorization code with which another trusted domain of the project continues the session of the
 * signed-in user: the code is exchanged for the tokens of the same session. Its PKCE challenge is that of the other
 * domain, so only that page can use the code. The caller proves that it holds the session with its refresh token,
 * because an access token must not become anything that outlives it.
 */
export async function authorizeCrossDomain(
  call: Pick<Call<unknown, unknown, Body>, 'ctx' | 'auth' | 'headers' | 'body'>,
): Promise<{ redirectUrl: string }> {
  const { ctx, auth, body } = call
  const { project } = auth
  const user = currentUser(call)
  const redirectUri = body.redirectUri.split('#')[0] ?? ''
  const afterCallbackRedirectUrl = body.afterCallbackRedirectUrl ?? null
  for (const url of [redirectUri, afterCallbackRedirectUrl])
    if (url !== null && !(await isTrustedCallback(ctx.db, project, url)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
  const continued = await requireRefreshToken(call)
  const code = await createAuthorizationCode(ctx, project, {
    userId: user.row.id,
    grant: {
      redirectUri,
      codeChallenge: body.codeChallenge,
      isNewUser: false,
      afterCallbackRedirectUrl,
    },
    continued,
  })
  return { redirectUrl: withParameters(redirectUri, { code, state: body.state }) }
}
