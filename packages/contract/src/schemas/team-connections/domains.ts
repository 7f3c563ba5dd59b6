import * as z from 'zod/mini'
import { list, millis, nothing, success, textUpTo, uuid } from '../primitives.js'

/** RFC 1035, section 2.3.4. */
const DOMAIN_LENGTH = 253
/** An A-label or another label of letters, digits and hyphens (RFC 5890, section 2.3.1). */
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** Whether a text is a domain of the public DNS: at least two labels, and no IP address. */
function isDomain(text: string): boolean {
  if (/[\s/:@?#\\[\]%]/.test(text) || !URL.canParse(`https://${text}`)) return false
  const { hostname } = new URL(`https://${text}`)
  const labels = hostname.split('.')
  return (
    hostname.length <= DOMAIN_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** A domain of email addresses, such as `acme.com`, in Unicode or ASCII. */
export const domainName = textUpTo(DOMAIN_LENGTH).check(
  z.refine(isDomain, 'must be a domain such as example.com'),
)

/** A domain that a team has proven to own, or wants to prove. */
export const teamDomain = z.strictObject({
  id: uuid,
  team_id: uuid,
  /** In lower case, and in ASCII (punycode). */
  domain: z.string(),
  /** The name of the TXT record that proves the domain. */
  record_name: z.string(),
  /** The value of the TXT record. */
  record_value: z.string(),
  /** Null until the domain is verified. */
  verified_at_millis: z.nullable(millis),
  /** Since when the record of the verified domain is missing; null while it is there. */
  missing_at_millis: z.nullable(millis),
  created_at_millis: millis,
})

export const listTeamDomains = { response: list(teamDomain) }

export const createTeamDomain = {
  body: z.strictObject({ domain: domainName }),
  response: teamDomain,
}

export const verifyTeamDomain = { body: nothing, response: teamDomain }

export const deleteTeamDomain = { body: nothing, response: success }
