import { fail } from '@latchkey/contract/errors'
import { providerErrorCode } from '@latchkey/contract/provider-errors'
import type { Context } from '../../context.js'
import { Outage, refusedByProvider } from './provider-http-errors.js'

/**
 * Returns the error for the parameter `error` that a provider adds to the callback URL (RFC 6749, section
 * 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6). Each one leads back to the error page of the app.
 */
export function callbackError(ctx: Context, error: string): Error {
  switch (providerErrorCode(error)) {
    case 'OAUTH_PROVIDER_ACCESS_DENIED':
      return fail('OAUTH_PROVIDER_ACCESS_DENIED')
    case 'temporarily_unavailable':
      return new Outage()
    default:
      return refusedByProvider(ctx, error)
  }
}
