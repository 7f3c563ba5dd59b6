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
 * Starts a mock of GitLab, for which the project has its own OAuth client. The mock providers of the service are
 * shared ones, whose access tokens apps cannot read. This one redirects without a page.
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
