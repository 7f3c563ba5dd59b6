import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { NewProject } from '../../src/domain/owned-projects/projects.js'
import {
  openTestProject,
  readResponse,
  requestOf,
  type CallResponse,
  type TestProject,
  uniqueEmail,
} from './project.js'
import type { TestService } from './service.js'

export const REDIRECT = 'http://localhost:12345/cb?kept=1'
const ERROR_PAGE = 'http://localhost:12345/err?kept=1'
const VERIFIER = randomBytes(32).toString('base64url')

/** Creates a project with mock providers. */
export const openSharedProject = (
  service: TestService,
  config: NewProject['config'] = {},
): Promise<TestProject> =>
  openTestProject(service, {
    config: {
      oauthProviders: [
        { id: 'github', type: 'shared' },
        { id: 'spotify', type: 'shared' },
      ],
      ...config,
    },
  })

/** A parameter that is undefined is left out. */
export type AuthorizeQuery = Record<string, string | undefined>

/** Returns the query that the client sends. */
export function authorizePath(
  { id, keys }: TestProject,
  provider: string,
  changes: AuthorizeQuery = {},
): string {
  const query = {
    client_id: id,
    client_secret: keys.publishableClientKey,
    redirect_uri: REDIRECT,
    scope: 'legacy',
    state: 'outer state',
    grant_type: 'authorization_code',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    response_type: 'code',
    type: 'authenticate',
    error_redirect_url: ERROR_PAGE,
    ...changes,
  }
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `/auth/oauth/authorize/${provider}?${new URLSearchParams(parameters).toString()}`
}

/** A started sign-in of a browser. */
export interface Started {
  /** The URL to which the browser was redirected. */
  location: URL
  /** The `Cookie` header of the browser from now on. */
  cookie: string
}

/** Starts a sign-in, which redirects to a provider. */
export async function start(
  project: TestProject,
  provider: string,
  changes: AuthorizeQuery = {},
): Promise<Started> {
  const response = await project.call('GET', authorizePath(project, provider, changes), {
    access: 'none',
  })
  expect([response.status, response.text]).toEqual([307, ''])
  return {
    location: new URL(response.headers.get('location') ?? ''),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

/** The account to select at the mock provider, and how the provider behaves. */
export type ConsentParameters = { account?: string; name?: string; manners?: string }

/** Selects an account at the mock provider; returns the callback URL. */
export async function consent(
  service: TestService,
  { location }: Started,
  parameters: ConsentParameters,
): Promise<URL> {
  const url = new URL(location)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const response = await service.fetch(new Request(url))
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** Requests the callback URL of a provider. */
export async function returnToService(
  service: TestService,
  url: URL,
  cookie: string,
): Promise<CallResponse> {
  const headers = { cookie }
  return readResponse(await service.fetch(requestOf('GET', url.pathname + url.search, { headers })))
}

/** Starts a sign-in, selects an account and returns to the service. */
export async function visit(
  service: TestService,
  project: TestProject,
  {
    provider = 'github',
    query,
    ...parameters
  }: ConsentParameters & { provider?: string; query?: AuthorizeQuery },
): Promise<CallResponse> {
  const started = await start(project, provider, query)
  const back = await consent(service, started, { account: uniqueEmail(), ...parameters })
  return returnToService(service, back, started.cookie)
}

/** Returns the code that the app receives. */
export function codeOf(response: CallResponse): string {
  expect([response.status, response.text]).toEqual([303, '{}'])
  return locationOf(response).searchParams.get('code') ?? ''
}

export const locationOf = ({ headers }: CallResponse): URL => new URL(headers.get('location') ?? '')

/** Returns the code and the details of the error that the app receives. */
export function redirectedError(response: CallResponse) {
  const { origin, pathname, searchParams } = locationOf(response)
  expect([response.status, response.text]).toEqual([307, ''])
  expect([`${origin}${pathname}`, searchParams.get('kept')]).toEqual([
    'http://localhost:12345/err',
    '1',
  ])
  expect(searchParams.get('message')).not.toBe('')
  return {
    code: searchParams.get('errorCode'),
    details: JSON.parse(searchParams.get('details') ?? '') as unknown,
  }
}

/** The body with which the client exchanges a code for a session. */
export const exchangeBody = ({ id, keys }: TestProject, code: string) => ({
  grant_type: 'authorization_code',
  code,
  redirect_uri: REDIRECT,
  code_verifier: VERIFIER,
  client_id: id,
  client_secret: keys.publishableClientKey,
})

/** Exchanges a code for a session, as the client does. */
export async function exchange(
  project: TestProject,
  code: string,
  changes: AuthorizeQuery = {},
  headers: Record<string, string> = {},
): Promise<CallResponse> {
  const body = { ...exchangeBody(project, code), ...changes }
  return project.call('POST', '/auth/oauth/token', { access: 'none', body, headers })
}

/** Signs in with the mock provider and exchanges the code. */
export async function signInWithProvider(
  service: TestService,
  project: TestProject,
  options: ConsentParameters & { provider?: string; query?: AuthorizeQuery },
): Promise<CallResponse> {
  const response = await exchange(project, codeOf(await visit(service, project, options)))
  expect([response.status, response.text]).toEqual([200, response.text])
  return response
}

/** Returns the user of a token response. */
export async function userOf(
  project: TestProject,
  { body }: CallResponse,
): Promise<Record<string, unknown>> {
  const response = await project.call('GET', '/users/me', {
    accessToken: String(body['access_token']),
  })
  expect(response.status).toBe(200)
  return response.body
}
