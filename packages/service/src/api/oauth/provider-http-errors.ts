import { isLatchkeyError } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { HttpError } from '../../errors/http-error.js'
import { ProviderError, safeErrorCode } from '../../domain/oauth/providers/provider-error.js'

/** An outage of the provider, which the app shows on its error page. */
export class Outage extends HttpError {
  /** The error code of RFC 6749, section 4.1.2.1, because the protocol has none. */
  readonly code = 'temporarily_unavailable'
  declare readonly body: string

  constructor() {
    super(502, 'The sign-in provider does not answer. Try again later.')
  }
}

/** Converts a failure of the provider to the response for the caller. */
export async function answering<Result>(
  ctx: Context,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw error.reason === 'unavailable' ? new Outage() : refusedByProvider(ctx, error.word)
  }
}

/**
 * Returns OAUTH_PROVIDER_REFUSED, which the app shows on its error page. The recorded service shows the
 * error on its own URL, on a page without a link to the app.
 *
 * @param word the error code of the provider
 */
export function refusedByProvider({ config }: Context, word: string): Error {
  const reason = safeErrorCode(word)
  return config.compatibility === 'june-2025'
    ? new HttpError(400, `The sign-in provider refused this sign-in (${reason}). Start it again.`)
    : fail('OAUTH_PROVIDER_REFUSED', { reason })
}

/** Returns true if an error is an outage or a rejection of the provider. */
export const isProviderFailure = (error: unknown): boolean =>
  error instanceof Outage || isLatchkeyError(error, 'OAUTH_PROVIDER_REFUSED')
