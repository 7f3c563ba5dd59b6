import type { Context } from '../../context.js'
import type { ConnectionTest } from '../../db/values.js'
import { domainOfEmail } from '../../lib/email-domain.js'
import type { Profile } from '../oauth/providers/provider.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { verifiedDomains } from '../team-connections/team-domains.js'

/** Outcome of a test of the sign-in: an error code of the provider, or the account. */
export type TestOutcome = { error: string; profile: null } | { error: null; profile: Profile }

/** Returns the result of a test. It fails with `email_not_in_domain` if the connection would reject the address. */
export async function testResult(
  { db, now }: Context,
  { teamId }: TeamConnection,
  { error, profile }: TestOutcome,
): Promise<ConnectionTest> {
  if (profile === null) return { testedAtMillis: now(), reason: error, account: null }
  const { accountId, email, displayName, isEmailVerified, groups = [] } = profile
  const domains = await verifiedDomains(db, teamId)
  const isAllowed = email !== null && isEmailVerified && domains.includes(domainOfEmail(email))
  return {
    testedAtMillis: now(),
    reason: isAllowed ? null : 'email_not_in_domain',
    account: { accountId, email, displayName, groups: [...groups] },
  }
}
