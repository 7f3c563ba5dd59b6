import { once } from 'node:events'
import { createServer } from 'node:http'

const account = {
  id: 1,
  name: 'Ada',
  email: 'ada@gitlab.example.com',
  confirmed_at: '2025-01-01T00:00:00Z',
}
const tokens = {
  access_token: 'token-of-the-provider',
  refresh_token: 'refresh-token-of-the-provider',
  token_type: 'bearer',
  expires_in: 7200,
  scope: 'read_user',
}

/**
 * Starts a mock of GitLab. The service's own mock provider is a shared one, whose access tokens the protocol
 * keeps from apps; this one stands for a provider with a client of the project's own. It asks nothing.
 */
export const startOAuthProvider = async () => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/authorize') {
      const location = new URL(searchParams.get('redirect_uri') ?? '')
      location.searchParams.set('code', 'code-of-the-provider')
      location.searchParams.set('state', searchParams.get('state') ?? '')
      response.writeHead(302, { Location: location.href }).end()
      return
    }
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(pathname === '/token' ? tokens : account))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    endpoints: {
      authorizationEndpoint: `${origin}/authorize`,
      tokenEndpoint: `${origin}/token`,
      userinfoEndpoint: `${origin}/user`,
    },
    close: () => server.close(),
  }
}
