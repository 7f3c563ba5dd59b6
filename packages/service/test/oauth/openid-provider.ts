import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider'
import { startHttpServer, type HttpServer } from '../support/http-server.js'

export const CLIENT = { clientId: 'latchkey', clientSecret: 'a secret of the client' }

interface Options {
  redirectUri: string
  /** The address of an account at the provider, and whether the provider has verified it. */
  claimsOf: (accountId: string) => Record<string, unknown>
  /** Other settings of the client. */
  client?: Partial<ClientMetadata>
  /** Other settings of the provider. */
  settings?: Configuration
}

export interface OpenIdServer extends HttpServer {
  provider: Provider
}

/** Starts a certified OpenID provider with one client and without storage. */
export async function startOpenIdProvider({
  redirectUri,
  claimsOf,
  client,
  settings,
}: Options): Promise<OpenIdServer> {
  const providers: Provider[] = []
  const server = await startHttpServer((origin) => {
    const provider = new Provider(origin, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'client_secret_post',
          ...client,
        },
      ],
      claims: { openid: ['sub', 'name', 'picture', 'email', 'email_verified'] },
      cookies: { keys: ['a key of the cookies'] },
      pkce: { required: () => true },
      issueRefreshToken: async () => true,
      findAccount: async (_ctx, accountId) => ({
        accountId,
        claims: async () => ({ sub: accountId, ...claimsOf(accountId) }),
      }),
      ...settings,
    })
    providers.push(provider)
    const listener = provider.callback()
    return (request, response) => void listener(request, response)
  })
  const [provider] = providers
  if (provider === undefined) throw new Error('The provider has no listener.')
  return { ...server, provider }
}

/** Completes the pages of the provider as a user does, up to the redirect back. */
export async function walkThrough(
  start: URL,
  { login, home }: { login: string; home: string },
): Promise<URL> {
  const cookies = new Map<string, string>()
  const visit = async (url: URL, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie },
      ...(body !== undefined && { body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/) ?? []
      cookies.set(name, value)
    }
    return response
  }
  let url = start
  for (let page = 0; page < 10; page += 1) {
    let response = await visit(url)
    if (response.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
      response = await visit(url, new URLSearchParams({ prompt, login, password: 'any' }))
    }
    url = new URL(response.headers.get('location') ?? '', url)
    if (url.href.startsWith(home)) return url
  }
  throw new Error(`The provider does not lead back: ${url.pathname}`)
}
