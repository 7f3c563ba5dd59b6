import * as primitives from '@latchkey/contract/schemas/primitives'
import * as z from 'zod'
import type { Profile } from './provider.js'
import { ProviderError } from './provider-error.js'

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
  return {
    ...profile,
    displayName: displayName?.slice(0, NAME_LENGTH).replace(UNPRINTABLE, '').trim() || null,
    email: isEmailValid ? email : null,
    isEmailVerified: isEmailValid && isEmailVerified,
  }
}

const isValid = (schema: z.core.$ZodType, value: string): boolean =>
  z.safeParse(schema, value).success
