import * as client from 'openid-client'
import type { ProjectSeed } from '../../src/config/config.js'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import type { TestService } from '../support/service.js'

export const ORIGIN = 'http://localhost:4710'
export const API = 'https://notes.example.com/api'
export const OTHER_API = 'https://files.example.com/api'
export const CALLBACK = 'https://second.example.com/callback'
export const SECRET = 'a secret of the second app, with many characters'
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

const oauthServer: NonNullable<ProjectSeed['oauthServer']> = {
  isEnabled: true,
  consentUrl: 'https://app.example.com/handler/oauth-consent',
  allowsMetadataDocuments: false,
  allowsRegistration: false,
  resources: [
    {
      identifier: API,
      scopes: [
        { id: 'notes:read', description: 'Read your notes' },
        { id: 'notes:write', description: 'Change your notes' },
      ],
    },
    { identifier: OTHER_API, scopes: [{ id: 'files:read', description: 'Read your files' }] },
  ],
  clients: [
    {
      id: 'second-app',
      displayName: 'Second app',
      secret: SECRET,
      redirectUrls: [CALLBACK, 'https://second.example.com/other'],
      grantTypes: ['authorization_code', 'refresh_token'],
      scopes: ['openid', 'profile', 'email', 'notes:read', 'files:read'],
    },
    {
      id: 'tool',
      displayName: 'Tool',
      redirectUrls: ['http://127.0.0.1/callback'],
      grantTypes: ['authorization_code', 'refresh_token', DEVICE_GRANT],
      scopes: ['openid', 'notes:read', 'notes:write'],
    },
    {
      id: 'page',
      displayName: 'Page',
      redirectUrls: ['https://page.example.com/callback'],
      grantTypes: ['authorization_code'],
      scopes: ['openid', 'notes:read'],
    },
    {
      id: 'nightly-job',
      displayName: 'Nightly job',
      secret: SECRET,
      redirectUrls: [],
      grantTypes: ['client_credentials'],
      scopes: ['notes:read'],
    },
  ],
}

/** Opens a project whose users can sign in to other apps. */
export const openServerProject = (
  service: TestService,
  settings: Partial<typeof oauthServer> = {},
): Promise<TestProject> =>
  openTestProject(service, { oauthServer: { ...oauthServer, ...settings } })

export const issuerOf = ({ id }: TestProject): string => `${ORIGIN}/api/v1/latchkey/oauth/${id}`

/** Sends the requests of a client to the service. */
export const fetchFrom =
  (service: TestService) =>
  (url: string | URL | Request, init?: object): Promise<Response> =>
    service.fetch(new Request(url, init))

/** Discovers the server of a project as openid-client does. */
export const discover = (
  service: TestService,
  project: TestProject,
  {
    id = 'second-app',
    secret = SECRET,
    algorithm = 'oidc',
  }: { id?: string; secret?: string | null; algorithm?: 'oidc' | 'oauth2' } = {},
): Promise<client.Configuration> =>
  client.discovery(
    new URL(issuerOf(project)),
    id,
    undefined,
    secret === null ? client.None() : client.ClientSecretBasic(secret),
    {
      algorithm,
      [client.customFetch]: fetchFrom(service),
      execute: [client.allowInsecureRequests],
    },
  )

/** A browser with the cookies of the service. */
export class Browser {
  readonly #service: TestService
  readonly #cookies = new Map<string, { value: string; path: string }>()

  constructor(service: TestService) {
    this.#service = service
  }

  async visit(url: string | URL, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(url)
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ')
    const response = await this.#service.fetch(
      new Request(url, {
        headers: { cookie, accept: 'text/html' },
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const [name = '', value = ''] = pair.split(/=(.*)/)
      const path = attributes.find((text) => text.startsWith('path='))?.slice(5) ?? '/'
      this.#cookies.set(`${name} ${path}`, { value, path })
    }
    return response
  }

  /** Follows redirects as long as they stay at the service, and returns the URL of the first one elsewhere. */
  async follow(url: string | URL): Promise<URL> {
    let next = new URL(url)
    while (next.origin === ORIGIN) {
      const response = await this.visit(next)
      const location = response.headers.get('location')
      if (location === null)
        throw new Error(
          `No redirect from ${next.pathname}: ${response.status} ${await response.text()}`,
        )
      next = new URL(location, next)
    }
    return next
  }
}

/** Returns the URL of a request that goes no further than the callback. */
export const authorizationUrl = async (
  config: client.Configuration,
  parameters: Record<string, string> = {},
): Promise<URL> =>
  client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  })

/** Answers a request as the consent page does. */
export const decide = (
  project: TestProject,
  user: TestUser,
  requestId: string,
  decision: 'allow' | 'deny' = 'allow',
) =>
  project.call('POST', `/latchkey/oauth-requests/${requestId}`, {
    accessToken: user.accessToken,
    headers: { 'X-Stack-Refresh-Token': user.refreshToken },
    body: { decision },
  })

export const requestIdOf = (consentPage: URL): string =>
  consentPage.searchParams.get('request') ?? ''

interface Visit {
  user?: TestUser
  parameters?: Record<string, string>
  decision?: 'allow' | 'deny'
}

/** Lets a user through the pages, and returns the callback with what the client keeps for it. */
export async function authorize(
  service: TestService,
  project: TestProject,
  config: client.Configuration,
  { user, parameters = {}, decision }: Visit = {},
) {
  const verifier = client.randomPKCECodeVerifier()
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: 'a state',
    ...parameters,
  })
  const browser = new Browser(service)
  const page = await browser.follow(url)
  const person = user ?? (await signUp(project))
  const { body, text } = await decide(project, person, requestIdOf(page), decision)
  if (typeof body['redirect_url'] !== 'string') throw new Error(text)
  const callback = await browser.follow(body['redirect_url'])
  const checks = { pkceCodeVerifier: verifier, expectedState: 'a state' }
  return { callback, checks, user: person, page }
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>

/** The same up to the tokens. */
export async function signInToClient(
  service: TestService,
  project: TestProject,
  config: client.Configuration,
  visit: Visit & { tokenParameters?: Record<string, string> } = {},
): Promise<{ tokens: Tokens; user: TestUser }> {
  const { callback, checks, user } = await authorize(service, project, config, visit)
  const tokens = await client.authorizationCodeGrant(
    config,
    callback,
    checks,
    visit.tokenParameters,
  )
  return { tokens, user }
}
