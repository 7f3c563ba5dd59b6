import * as routes from '@latchkey/contract/routes/team-connections/domains'
import type { ResponseOf } from '../../http/http-client.js'
import type { TeamScope } from '../scope.js'

/** A domain of email addresses that a team has proven to own, or wants to prove. */
export interface TeamDomain {
  /** The ID of the domain. */
  readonly id: string
  /** The ID of the team. */
  readonly teamId: string
  /** In lower case, and in ASCII (punycode). */
  readonly domain: string
  /** The name of the TXT record to add to the DNS, such as `_latchkey-challenge.acme.com`. */
  readonly recordName: string
  /** The value of the TXT record. */
  readonly recordValue: string
  /** When the record was found; null until then. */
  readonly verifiedAt: Date | null
  /** Since when the record of the verified domain is missing; null while it is there. */
  readonly missingAt: Date | null
  /** When the domain was added. */
  readonly createdAt: Date
}

const toDomain = (domain: ResponseOf<typeof routes.createTeamDomain>): TeamDomain =>
  Object.freeze(domain)

export async function listDomains({ http, teamId }: TeamScope): Promise<TeamDomain[]> {
  const { items } = await http.request(routes.listTeamDomains, { params: { teamId } })
  return items.map(toDomain)
}

export async function addDomain(
  { client, http, teamId }: TeamScope,
  domain: string,
): Promise<TeamDomain> {
  const input = { params: { teamId }, body: { domain } }
  const response = await http.request(routes.createTeamDomain, input)
  await client.invalidate('listDomains')
  return toDomain(response)
}

export async function verifyDomain(
  { client, http, teamId }: TeamScope,
  domainId: string,
): Promise<TeamDomain> {
  const params = { teamId, domainId }
  const response = await http.request(routes.verifyTeamDomain, { params })
  await client.invalidate('listDomains')
  return toDomain(response)
}

export async function removeDomain(
  { client, http, teamId }: TeamScope,
  domainId: string,
): Promise<void> {
  await http.request(routes.deleteTeamDomain, { params: { teamId, domainId } })
  await client.invalidate('listDomains')
}
