import type { EndpointErrors } from '@latchkey/contract/endpoint'
import type { KnownError } from '@latchkey/contract/errors/error'
import { providerErrorCode } from '@latchkey/contract/provider-errors'
import type { exchangeToken } from '@latchkey/contract/routes/oauth'
import type { Answered } from '../http/call.js'
import type { Platform } from '../platform/platform.js'
import type { Context } from '../resources/context.js'

/** Why a page cannot be left for a provider: an error to be thrown. */
export function whyNotToLeave(ctx: Context, provider: string): Error {
  const { navigation } = ctx.platform
  if (!ctx.hasTokenStore) return new Error('There is no tokenStore here. Pass one to the app.')
  if (!/^[\w-]+$/.test(provider)) {
    return new TypeError('Name a provider by its id, such as "github".')
  }
  if (navigation?.isFramed()) {
    return new Error('Providers refuse frames. Open this page in a tab of its own.')
  }
  if (!crypto.subtle) return new Error('Providers need a page on https or localhost.')
  // The name that the pages know from a sign-in that cannot be stored.
  return Object.assign(new Error('This browser keeps nothing here. Allow cookies.'), {
    name: 'CookiesBlockedError',
  })
}

function without(address: string, ...names: string[]): string {
  const url = new URL(address)
  for (const name of names) url.searchParams.delete(name)
  return url.href
}

/**
 * Takes out of the configured page what only answers may bring along.
 *
 * @see protocol, section 4.4
 */
export function withoutAnswer({ warn }: Platform, page: string): string {
  warn('Code and state in the address of the page oauthCallback are left out.')
  return without(page, 'code', 'state')
}

/**
 * Says why there is no code to take up: to a developer, or on the error page in the words of that page
 * where a provider has refused.
 *
 * @returns whether an answer was taken up
 * @see RFC 6749, section 4.1.2.1; protocol, section 4.5; security rules, 2.1 (OA01 to OA20)
 */
export async function explain(ctx: Context, error: string | null | undefined): Promise<boolean> {
  const { navigation, warn } = ctx.platform
  const href = navigation?.href() ?? 'about:blank'
  if (!error) {
    warn(`No answer of a provider to take up: ${whyNone(new URL(href).searchParams)}.`)
    return false
  }
  navigation?.rewrite(without(href, 'error', 'error_description', 'error_uri'))
  const url = new URL(await ctx.callbackUrl('error'))
  url.searchParams.set('errorCode', providerErrorCode(error))
  // The error page has a text of its own for this reason, and shows no other.
  if (error === 'invalid_scope') url.searchParams.set('details', JSON.stringify({ reason: error }))
  return goTo(ctx, url.href)
}

function whyNone(given: URLSearchParams): string {
  const missing = ['code', 'state'].filter(
    (name) => !given.get(name) || given.getAll(name).length > 1,
  )
  return missing.length
    ? `${missing.join(' and ')} must be in the address, once`
    : 'this tab has not begun it in the last hour, or took it up already'
}

/**
 * Goes to a page of this site, or of a trusted origin.
 *
 * @returns false where the gate does not let it through
 * @see security rules, 2.9 (OA29)
 */
export async function goTo({ go, platform, site }: Context, url: string): Promise<boolean> {
  try {
    const { origin, href } = new URL(url, site.href())
    // The gate takes an address of this site by its path.
    const isHere = origin === new URL(site.href() ?? '').origin
    await go(isHere ? href.slice(origin.length) : href, { replace: true })
    return true
  } catch (error) {
    platform.warn(String(error))
    return false
  }
}

/** What an exchange is answered with, as far as a sign-in goes on with it. */
type Session = Pick<
  Answered<typeof exchangeToken>,
  'accessToken' | 'refreshToken' | 'isNewUser' | 'afterCallbackRedirectUrl'
>

/**
 * Goes on with a sign-in that the service has not completed.
 *
 * @returns the session in the end; undefined where the person is asked for the second factor elsewhere
 * @see spec, section 8; protocol, section 4.8
 */
export async function complete(
  ctx: Context,
  error: KnownError<EndpointErrors<typeof exchangeToken> | 'OUTER_OAUTH_TIMEOUT'>,
): Promise<Session | undefined> {
  const result = await ctx.withSecondFactor({ status: 'error', error })
  if (result.status === 'ok') return result.data
  const { error: cause } = result
  if (cause.code === 'INVALID_TOTP_CODE') {
    throw new Error('Invalid TOTP code. Please try signing in again.', { cause })
  }
  if (cause.code !== 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') throw cause
  return undefined
}
