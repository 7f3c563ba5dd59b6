import { authorizationUrl, type Attempt } from '../../domain/oauth/providers/exchange.js'
import type { Provider } from '../../domain/oauth/providers/provider.js'

/** The start of a sign-in, which leads the browser to a provider. */
export interface SignInStart {
  id: string
  isShared: boolean
  scopes: readonly string[]
  /** Whether the provider returns with a form, which is posted from another site. */
  isPostedBack: boolean
  /** @param loginHint the address to sign in with, which the provider can suggest */
  authorizationUrl: (attempt: Attempt, loginHint?: string) => Promise<string>
}

/** Returns how a sign-in with an OAuth or OpenID provider starts. */
export const oauthStart = (provider: Provider): SignInStart => ({
  id: provider.id,
  isShared: provider.isShared,
  scopes: provider.definition.scopes,
  isPostedBack: provider.definition.answersByForm,
  authorizationUrl: async (attempt, loginHint) =>
    authorizationUrl(withLoginHint(provider, loginHint), attempt),
})

/** OpenID Connect Core 1.0, section 3.1.2.1. */
const withLoginHint = (provider: Provider, loginHint: string | undefined): Provider =>
  loginHint === undefined
    ? provider
    : {
        ...provider,
        authorizationParameters: { ...provider.authorizationParameters, login_hint: loginHint },
      }
