import type { AddressRecord, OAuthAccountRecord } from '@latchkey/core/admin'
import { Secret } from 'otpauth'

/** Returns the primary address of a user, with which the user signs in. */
export const primaryAddress = (value: string, isVerified: boolean): AddressRecord => ({
  value,
  isVerified,
  usedForAuth: true,
  isPrimary: true,
})

/** Returns another address of a user, which does not sign in. */
export const otherAddress = (value: string, isVerified: boolean): AddressRecord => ({
  value,
  isVerified,
  usedForAuth: false,
  isPrimary: false,
})

/** Converts a TOTP secret from base32 (RFC 4648, section 6) to base64; undefined if it is not base32. */
export function totpSecretOf(base32: string | undefined): string | undefined {
  const text = base32?.replace(/[\s=]/g, '').toUpperCase() ?? ''
  if (!/^[A-Z2-7]+$/.test(text)) return undefined
  return Buffer.from(Secret.fromBase32(text).bytes).toString('base64')
}

/** Converts base64, also of URLs, to base64url without padding. */
export const toBase64Url = (text: string): string =>
  Buffer.from(text, 'base64').toString('base64url')

const SAME_PROVIDERS: Readonly<Record<string, string>> = {
  'google-oauth2': 'google',
  'google.com': 'google',
  'facebook.com': 'facebook',
  'github.com': 'github',
  'twitter.com': 'x',
  'apple.com': 'apple',
  'microsoft.com': 'microsoft',
  'microsoft-entra-id': 'microsoft',
  azure: 'microsoft',
  'azure-ad': 'microsoft',
  linkedin_oidc: 'linkedin',
  twitter: 'x',
  windowslive: 'microsoft',
}

/** Providers to which other systems assign IDs that Latchkey does not use. */
const OTHER_IDS = ['microsoft', 'bitbucket']

interface Accounts {
  oauthProviders: OAuthAccountRecord[]
  notes: string[]
}

/** Sorts the accounts at providers into those that sign the user in and notes about the others. */
export function accountsOf(
  accounts: readonly { provider: string; accountId: string; email?: string | undefined }[],
): Accounts {
  const result: Accounts = { oauthProviders: [], notes: [] }
  for (const { provider, accountId, email } of accounts) {
    const id = SAME_PROVIDERS[provider] ?? provider
    if (OTHER_IDS.includes(id))
      result.notes.push(
        `The account at ${id} was left out, because its ID differs. Connect it again.`,
      )
    else result.oauthProviders.push({ id, accountId, email: email ?? null })
  }
  return result
}

/** Returns notes for what is missing from an import, without those that do not apply. */
export const notesOf = (
  ...notes: readonly (readonly string[] | string | false | undefined)[]
): string[] => notes.flatMap((note) => note || [])
