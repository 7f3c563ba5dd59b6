import type { TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import { newConnection } from '../support/calls/team-connections.js'
import {
  asServer,
  connectionsPath,
  uniqueDomain,
  verifyDomain,
} from '../team-connections/connection-world.js'

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export interface ScimResponse {
  status: number
  headers: Headers
  // The body of a response, which tests compare as a whole or by a field.
  body: Record<string, unknown>
}

/** Sends the requests of an identity provider to the base URL of a connection. */
export interface ScimClient {
  (method: string, path: string, body?: unknown): Promise<ScimResponse>
}

/** Connects as an identity provider does that has a base URL and a token. */
export const connectScim =
  (service: TestService, { baseUrl, token }: { baseUrl: string; token: string }): ScimClient =>
  async (method, path, body) => {
    const response = await service.fetch(
      new Request(baseUrl + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const isScim = response.headers.get('content-type') === 'application/scim+json'
    const parsed = isScim ? ((await response.json()) as Record<string, unknown>) : {}
    return { status: response.status, headers: response.headers, body: parsed }
  }

export interface ScimWorld {
  project: TestProject
  teamId: string
  domain: string
  connectionId: string
  token: { id: string; value: string; baseUrl: string }
  send: ScimClient
}

/** Opens a team with a verified domain and a connection, to whose SCIM endpoint a client is connected. */
export async function openScimWorld(
  service: TestService,
  project: TestProject,
  { records, settings }: { records: Map<string, string[]>; settings?: Record<string, unknown> },
): Promise<ScimWorld> {
  const teamId = await openTeam(project)
  const domain = uniqueDomain()
  await verifyDomain(project, { teamId, domain, records })
  const created = await asServer(project, 'POST', connectionsPath(teamId), {
    ...newConnection(),
    ...settings,
  })
  const connectionId = String(created['id'])
  const token = await createToken(project, { teamId, connectionId })
  const send = connectScim(service, { baseUrl: token.baseUrl, token: token.value })
  return { project, teamId, domain, connectionId, token, send }
}

export const tokensPath = (teamId: string, connectionId: string) =>
  `${connectionsPath(teamId)}/${connectionId}/scim-tokens`

/** Creates a token of a connection. */
export async function createToken(
  project: TestProject,
  { teamId, connectionId }: { teamId: string; connectionId: string },
) {
  const body = await asServer(project, 'POST', tokensPath(teamId, connectionId), {})
  return { id: String(body['id']), value: String(body['value']), baseUrl: String(body['base_url']) }
}

/** A new user, as Okta and Entra ID send it. */
export const newUser = (email: string, others: Record<string, unknown> = {}) => ({
  schemas: [USER],
  userName: email,
  emails: [{ primary: true, type: 'work', value: email }],
  active: true,
  ...others,
})

export const patch = (...operations: Record<string, unknown>[]) => ({
  schemas: [PATCH],
  Operations: operations,
})

/** Creates a user, which must succeed, and returns the ID of the resource. */
export async function provision(
  send: ScimClient,
  email: string,
  others?: Record<string, unknown>,
): Promise<string> {
  const { status, body } = await send('POST', '/Users', newUser(email, others))
  if (status !== 201) throw new Error(`The user was not created: ${JSON.stringify(body)}`)
  return String(body['id'])
}

interface ProvisionedUser {
  id: string
  user_id: string
  is_active: boolean
  email: string
}

/** Reads what was provisioned, as an admin of the team does. */
export async function provisionedUsers({
  project,
  teamId,
  connectionId,
}: ScimWorld): Promise<ProvisionedUser[]> {
  const path = `${connectionsPath(teamId)}/${connectionId}/provisioned-users`
  const { body } = await project.call('GET', path, { access: 'server' })
  return body['items'] as ProvisionedUser[]
}

/** The ID of the account of a provisioned user. */
export async function accountIdOf(world: ScimWorld, resourceId: string): Promise<string> {
  const users = await provisionedUsers(world)
  return users.find(({ id }) => id === resourceId)?.user_id ?? ''
}
