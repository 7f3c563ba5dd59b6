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

/** Looks up whether the record of a domain is there. */
export async function lookUpProof(
  { resolveTxt }: Pick<Context, 'resolveTxt'>,
  domain: Pick<TeamDomain, 'domain' | 'challenge'>,
): Promise<Proof> {
  const { name, value } = recordOf(domain)
  try {
    const values = await resolveTxt(name)
    return values.includes(value) ? 'present' : 'missing'
  } catch {
    return 'unknown'
  }
}
