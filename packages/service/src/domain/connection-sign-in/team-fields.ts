import * as z from 'zod'
import type { StoredOidcConfig } from '../../db/values.js'
import { domainOfEmail } from '../../lib/email-domain.js'
import type { Profile, ProfileSource } from '../oauth/providers/provider.js'

/** Claims of the account, of which the user info response has priority. */
const members = z.record(z.string(), z.unknown())
const flag = z.union([z.boolean(), z.stringbool()])

/** The issuer of all accounts of Google, those of other companies and of consumers included. */
const GOOGLE = 'https://accounts.google.com'

/**
 * Reads the groups, and whether the address may be trusted. The team has proven the domain of the address and chosen the
 * provider, so it may, unless the provider denies it or has accounts that the team does not manage.
 */
export function teamFields(
  { issuer, claims: names }: Pick<StoredOidcConfig, 'issuer' | 'claims'>,
  { claims, userInfo }: ProfileSource,
  email: string | null,
): Pick<Profile, 'groups' | 'isEmailVerified'> {
  const token = members.parse(claims)
  const all = userInfo === undefined ? token : { ...token, ...members.parse(userInfo) }
  const isDenied = names.email === 'email' && flag.safeParse(all['email_verified']).data === false
  // A consumer account of Google can have an address of the domain whose owner has left the company.
  const isForeign = issuer === GOOGLE && (email === null || token['hd'] !== domainOfEmail(email))
  return { groups: groupsIn(all, names.groups), isEmailVerified: !isDenied && !isForeign }
}

const groupList = z.union([
  z.array(z.unknown()),
  z.string().transform((group): unknown[] => [group]),
])

/** Reads the groups of a claim: a list, or one name. Entries that are no text are skipped. */
function groupsIn(claims: Record<string, unknown>, name: string): string[] {
  const value = Object.hasOwn(claims, name) ? groupList.safeParse(claims[name]).data : undefined
  return (value ?? []).filter((group) => typeof group === 'string')
}
