import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { requestOptions } from './endpoints.js'
import type { Profile, ProfileSource, Provider } from './provider.js'
import { ProviderError } from './provider-error.js'

/** The responses of an endpoint of email addresses that the client may not read. */
const FORBIDDEN = [403, 404]

/**
 * Reads the profile of the user at a provider. A client without the permission to read email addresses, such
 * as a GitHub App, gets a profile without one. `claims` are those of the checked ID token.
 */
export async function readProfile(
  provider: Provider,
  accessToken: string,
  { claims, callback }: { claims?: oauth.IDToken | undefined; callback: ProfileSource['callback'] },
): Promise<Profile> {
  const { userinfoEndpoint, emailsPath, profileOf } = provider.definition
  const read = async (path: string, absent: readonly number[] = []): Promise<unknown> => {
    if (userinfoEndpoint === undefined) return undefined
    const url = new URL(userinfoEndpoint)
    url.pathname += path
    const headers = new Headers({ Accept: 'application/json' })
    const options = requestOptions(provider.fetch)
    const answer = await oauth.protectedResourceRequest(
      accessToken,
      'GET',
      url,
      headers,
      null,
      options,
    )
    if (absent.includes(answer.status)) return undefined
    if (!answer.ok) throw new ProviderError('rejected', 'no_user_info')
    return answer.json()
  }
  const userInfo = await read('')
  // OpenID Connect Core 1.0, section 5.3.2.
  const parsed = z.object({ sub: z.string() }).safeParse(userInfo)
  if (claims !== undefined && parsed.success && parsed.data.sub !== claims.sub)
    throw new ProviderError('rejected', 'other_subject')
  const emails = emailsPath === undefined ? undefined : await read(emailsPath, FORBIDDEN)
  return checkProfile(profileOf({ userInfo, emails, claims, callback }))
}

/** The longest name that a request may have. */
const NAME_LENGTH = 256
/** Control characters, of which the database cannot store U+0000, and halves of a character. */
const UNPRINTABLE = /[\p{Control}\p{Surrogate}]/gu

/**
 * Checks the profile of a provider by the rules for API requests, so that no provider makes the service store
 * what a request could not. An invalid email address counts as none: it must not become a verified one. A name
 * is cut to the length that requests may have, and loses the characters that cannot be shown.
 *
 * @throws ProviderError if the ID of the account is invalid, because no other value identifies the user
 */
export function checkProfile(profile: Profile): Profile {
  const { accountId, displayName, email, isEmailVerified } = profile
  if (accountId.search(UNPRINTABLE) >= 0 || !isValid(primitives.foreignId, accountId))
    throw new ProviderError('rejected', 'invalid_account_id')
  const isEmailValid = email !== null && isValid(primitives.strictEmail, email)
  const name = displayName?.slice(0, NAME_LENGTH).replace(UNPRINTABLE, '').trim() ?? ''
  return {
    ...profile,
    // Format characters alone are no name.
    displayName: name !== '' && isValid(primitives.nameText, name) ? name : null,
    email: isEmailValid ? email : null,
    isEmailVerified: isEmailValid && isEmailVerified,
  }
}

const isValid = (schema: z.core.$ZodType, value: string): boolean =>
  z.safeParse(schema, value).success
