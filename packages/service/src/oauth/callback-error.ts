import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { Outage, refusedByProvider } from './answering.js'

/** The error codes of a user who cancelled: of the standards, of Apple and of LinkedIn. */
const CANCELLATIONS = [
  'access_denied',
  'consent_required',
  'user_cancelled_authorize',
  'user_cancelled_login',
]
const OUTAGES = ['server_error', 'temporarily_unavailable']

/**
 * Returns the error for the parameter `error` that a provider adds to the callback URL (RFC 6749, section
 * 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6). Each one leads back to the error page of the app.
 */
export function callbackError(ctx: Context, error: string): Error {
  if (CANCELLATIONS.includes(error)) return fail('OAUTH_PROVIDER_ACCESS_DENIED')
  return OUTAGES.includes(error) ? new Outage() : refusedByProvider(ctx, error)
}
