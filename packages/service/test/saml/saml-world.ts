import { inflateRawSync } from 'node:zlib'
import { start, type Started } from '../support/oauth.js'
import {
  openTestProject,
  readResponse,
  requestOf,
  type CallResponse,
  type TestProject,
} from '../support/project.js'
import type { TestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import {
  asServer,
  connectionsPath,
  uniqueDomain,
  verifyDomain,
} from '../team-connections/connection-world.js'
import {
  encode,
  responseXml,
  sign,
  type ResponseContent,
  type SigningKey,
} from './identity-provider.js'

type Body = Record<string, unknown>

/** A team with a verified domain and a SAML connection. */
export interface SamlWorld {
  project: TestProject
  teamId: string
  domain: string
  /** The ID of the connection. */
  id: string
  acsUrl: string
  /** The entity ID of the service provider: the URL of its metadata. */
  serviceProvider: string
}

interface IdentityProvider {
  entityId: string
  ssoUrl: string
  certificate: string
}

/** Creates a SAML connection, which is a draft. */
export async function openDraft(
  service: TestService,
  records: Map<string, string[]>,
  { entityId, ssoUrl, certificate }: IdentityProvider,
  opened?: TestProject,
): Promise<SamlWorld> {
  const project = opened ?? (await openTestProject(service))
  const teamId = await openTeam(project)
  const domain = uniqueDomain()
  await verifyDomain(project, { teamId, domain, records })
  const created = await asServer(project, 'POST', connectionsPath(teamId), {
    display_name: 'Acme',
    saml: { entity_id: entityId, sso_url: ssoUrl, certificates: [certificate] },
  })
  const saml = created['saml'] as Body
  return {
    ...{ project, teamId, domain },
    id: String(created['id']),
    acsUrl: String(saml['acs_url']),
    serviceProvider: String(saml['service_provider_entity_id']),
  }
}

/** Begins a test of a connection. Returns the URL to open. */
export async function beginTest({ project, teamId, id }: SamlWorld): Promise<URL> {
  const path = `${connectionsPath(teamId)}/${id}/test`
  return new URL(String((await asServer(project, 'POST', path))['authorization_url']))
}

export const turnOn = ({ project, teamId, id }: SamlWorld): Promise<Body> =>
  asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, { is_enabled: true })

/** The form that a browser posts to the assertion consumer service. */
export interface SamlForm {
  SAMLResponse: string
  RelayState: string
}

/** Posts a form as a browser does. */
export async function post(
  service: TestService,
  acsUrl: string,
  form: SamlForm,
  cookie = '',
): Promise<CallResponse> {
  const headers = { cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ ...form }).toString()
  return readResponse(
    await service.fetch(requestOf('POST', new URL(acsUrl).pathname, { headers, body })),
  )
}

/** Returns the ID of the authentication request in a URL. */
function requestIdOf(location: URL): string {
  const encoded = location.searchParams.get('SAMLRequest') ?? ''
  const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString()
  return / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
}

/** Answers the request in a URL as an identity provider with a key does. */
export function answer(
  { clock }: TestService,
  { acsUrl, serviceProvider }: Pick<SamlWorld, 'acsUrl' | 'serviceProvider'>,
  { location, key, changes }: { location: URL; key: SigningKey; changes: Partial<ResponseContent> },
): SamlForm {
  const xml = responseXml({
    acsUrl,
    audience: serviceProvider,
    requestId: requestIdOf(location),
    issuer: 'https://idp.acme.example.com',
    now: clock.now,
    ...changes,
  })
  return {
    SAMLResponse: encode(sign(xml, key)),
    RelayState: location.searchParams.get('RelayState') ?? '',
  }
}

/** Starts a sign-in with a connection. */
export const startSamlSignIn = ({ project, id }: SamlWorld): Promise<Started> => start(project, id)

/** Returns attributes with an address, and with groups. */
export const attributesXml = (email: string, groups: readonly string[] = []): string => {
  const attribute = (name: string, values: readonly string[]) =>
    `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`
  return `<saml:AttributeStatement>${attribute('email', [email])}${attribute('groups', groups)}</saml:AttributeStatement>`
}
