import { randomUUID } from 'node:crypto'
import {
  codeOf,
  exchange,
  redirectedError,
  returnToService,
  start,
  type Started,
} from '../support/oauth.js'
import type { CallResponse, TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { CLIENT } from '../oauth/openid-provider.js'
import type { ScriptedIssuer, Script } from '../oauth/scripted-issuer.js'

type Body = Record<string, unknown>

/** The TXT records that the service sees. */
export function fakeDns({ ctx }: TestService) {
  const records = new Map<string, string[]>()
  ctx.resolveTxt = async (name) => records.get(name) ?? []
  return records
}

export const uniqueDomain = () => `${randomUUID()}.example.com`

export const domainsPath = (teamId: string) => `/latchkey/teams/${teamId}/domains`
export const connectionsPath = (teamId: string) => `/latchkey/teams/${teamId}/connections`

/** Makes a call as a server, which must succeed, and returns its body. */
export async function asServer(
  project: TestProject,
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> {
  const response = await project.call(method, path, { access: 'server', body: body ?? {} })
  if (response.status >= 300) throw new Error(`${method} ${path} failed: ${response.text}`)
  return response.body
}

/** Adds a domain to a team and verifies it. Returns its ID. */
export async function verifyDomain(
  project: TestProject,
  { teamId, domain, records }: { teamId: string; domain: string; records: Map<string, string[]> },
): Promise<string> {
  const added = await asServer(project, 'POST', domainsPath(teamId), { domain })
  records.set(String(added['record_name']), [String(added['record_value'])])
  await asServer(project, 'POST', `${domainsPath(teamId)}/${String(added['id'])}/verify`)
  return String(added['id'])
}

/** The account of a user at the provider. */
export const accountOf = (sub: string, claims: Body): Script => ({
  claims: { sub },
  userInfo: { sub, ...claims },
})

/** The callback of a visit that began at a URL, as the scripted provider answers it. */
async function callbackOf(project: TestProject, connectionId: string, location: URL): Promise<URL> {
  await fetch(location)
  const path = `/api/v1/latchkey/openid/${project.id}/${connectionId}/callback`
  const back = new URL(path, 'http://localhost:4710')
  back.searchParams.set('code', 'a code')
  back.searchParams.set('state', location.searchParams.get('state') ?? '')
  return back
}

/** Creates a connection of a team with the scripted provider, tests it with an account and turns it on. Returns its ID. */
export async function openConnection(
  service: TestService,
  project: TestProject,
  {
    teamId,
    issuer,
    domain,
    settings,
  }: { teamId: string; issuer: ScriptedIssuer; domain: string; settings?: Body },
): Promise<string> {
  service.ctx.issuers.clear()
  const { clientId: client_id, clientSecret: client_secret } = CLIENT
  const created = await asServer(project, 'POST', connectionsPath(teamId), {
    display_name: 'Acme',
    oidc: { issuer: issuer.origin, client_id, client_secret },
    ...settings,
  })
  const id = String(created['id'])
  issuer.play(accountOf('tester', { email: `tester@${domain}` }))
  await runTest(service, project, { teamId, id })
  await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, { is_enabled: true })
  return id
}

/** Completes a test sign-in. */
export async function runTest(
  service: TestService,
  project: TestProject,
  { teamId, id }: { teamId: string; id: string },
): Promise<CallResponse> {
  const test = await asServer(project, 'POST', `${connectionsPath(teamId)}/${id}/test`)
  const location = new URL(String(test['authorization_url']))
  return returnToService(service, await callbackOf(project, id, location), '')
}

interface Visit {
  connectionId: string
  issuer: ScriptedIssuer
  script: Script
}

/** Signs in with a connection, up to the answer of the callback. */
async function visitConnection(
  service: TestService,
  project: TestProject,
  { connectionId, issuer, script }: Visit,
): Promise<CallResponse> {
  issuer.play(script)
  const started: Started = await start(project, connectionId)
  const back = await callbackOf(project, connectionId, started.location)
  return returnToService(service, back, started.cookie)
}

/** Signs in with a connection, up to the code for the client. */
export const startedSignIn = async (
  service: TestService,
  project: TestProject,
  visit: Visit,
): Promise<string> => codeOf(await visitConnection(service, project, visit))

/** Signs in with a connection. Returns the body of the response with the tokens. */
export async function signInWithConnection(
  service: TestService,
  project: TestProject,
  visit: Visit,
): Promise<Body> {
  const response = await exchange(project, await startedSignIn(service, project, visit))
  if (response.status !== 200) throw new Error(`The sign-in failed: ${response.text}`)
  return response.body
}

/** The code of the error with which a sign-in with a connection is rejected. */
export const refusalOf = async (
  service: TestService,
  project: TestProject,
  visit: Visit,
): Promise<string | null> => redirectedError(await visitConnection(service, project, visit)).code
