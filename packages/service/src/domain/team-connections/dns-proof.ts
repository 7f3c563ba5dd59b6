import type { Context } from '../../context.js'
import type { TeamDomain } from './team-domains.js'

/** The name of the TXT record below the domain. */
const RECORD_LABEL = '_latchkey-challenge'

/** The TXT record that proves a domain. */
export const recordOf = ({ domain, challenge }: Pick<TeamDomain, 'domain' | 'challenge'>) => ({
  name: `${RECORD_LABEL}.${domain}`,
  value: challenge,
})

/** The answer of the DNS: `unknown` if it gave none. */
export type Proof = 'present' | 'missing' | 'unknown'

/** A top-level domain that the DNS does not have (RFC 2606, section 2). */
const TEST_DOMAIN = '.test'

/** Looks up whether the record of a domain is there. In development, domains below `.test` need none. */
export async function lookUpProof(
  { resolveTxt, config }: Pick<Context, 'resolveTxt' | 'config'>,
  domain: Pick<TeamDomain, 'domain' | 'challenge'>,
): Promise<Proof> {
  if (config.mode === 'development' && domain.domain.endsWith(TEST_DOMAIN)) return 'present'
  const { name, value } = recordOf(domain)
  try {
    const values = await resolveTxt(name)
    return values.includes(value) ? 'present' : 'missing'
  } catch {
    return 'unknown'
  }
}
