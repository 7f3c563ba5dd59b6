import { createProviderAccessToken } from '@latchkey/contract/routes/connected-accounts'
import type { Read } from '../cache/read.js'
import type { UserContext } from './context.js'

/** An account at a provider that the user has connected (spec, section 3). */
export interface ConnectedAccount {
  /** The provider's id, such as `github`. */
  readonly id: string
  /**
   * Resolves to a token to speak to the provider with, good for 5 minutes at least. It is asked for each
   * time and kept nowhere.
   *
   * Rejects with `OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE` once the provider wants the person again.
   */
  getAccessToken(): Promise<{ readonly accessToken: string }>
}

export interface ConnectedAccountOptions {
  /** Where there is no such account, leaves for the provider to link one, and comes back to this page. */
  or?: 'redirect' | undefined
  /** What the account has to allow, in the provider's words. */
  scopes?: readonly string[] | undefined
}

export interface UserConnectedAccounts {
  /**
   * The user's account at a provider; null when there is none, or when it does not allow these scopes.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, or with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` where the project has no keys of its own.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { or: 'redirect', scopes: ['repo'] })
   * const { accessToken } = await account.getAccessToken()
   * @see spec, section 8; protocol, sections 3.16 and 4.7
   */
  readonly getConnectedAccount: ((
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' },
  ) => Promise<ConnectedAccount>) &
    Read<ConnectedAccount | null, [provider: string, options?: ConnectedAccountOptions]>
}

/** Leaves to link an account; the access token that says whose is read last, so that it is fresh. */
async function link(ctx: UserContext, provider: string, scopes: readonly string[]): Promise<never> {
  const { signInWithOAuth } = await ctx.load(() => import('../flows/oauth.js'))
  const user = await ctx.user.load()
  const { accessToken } = await ctx.tokens()
  if (!user || !accessToken) throw new Error('Sign in before you link an account.')
  const always = ctx.options.oauthScopesOnSignIn?.[provider] ?? []
  const scope = [...new Set([...scopes, ...always])].join(' ')
  const query = {
    type: 'link',
    token: accessToken,
    after_callback_redirect_url: ctx.site.href() ?? '',
    ...(scope && { provider_scope: scope }),
  }
  return signInWithOAuth(ctx, provider, {}, { userId: user.id, query })
}

export async function getConnectedAccount(
  ctx: UserContext,
  provider: string,
  { or, scopes = [] }: ConnectedAccountOptions = {},
): Promise<ConnectedAccount | null> {
  const id = provider.toLowerCase()
  const input = {
    params: { user_id: ctx.subject, provider_id: id },
    body: { scope: scopes.join(' ') },
  }
  const result = await ctx.attempt(createProviderAccessToken, input)
  if (result.status === 'ok')
    return Object.freeze({
      id,
      async getAccessToken() {
        const { accessToken } = await ctx.call(createProviderAccessToken, input)
        return { accessToken }
      },
    })
  switch (result.error.code) {
    case 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER':
    case 'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE':
      return or === 'redirect' ? link(ctx, id, scopes) : null
    default:
      throw result.error
  }
}
