import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { createService } from '@latchkey/service'
import { createTestProject } from '@latchkey/testing'

/**
 * Starts an OAuth provider that issues access tokens, which the mock provider does not, and a
 * service whose projects have keys for it, until the last test of the file has run. The provider
 * grants every request.
 */
export async function setupProvider() {
  let account = 'ada'
  let granted = ''
  const server = createServer((request, response) => {
    const respond = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    if (pathname === '/authorize') {
      granted = searchParams.get('scope') ?? ''
      const back = new URL(searchParams.get('redirect_uri')!)
      back.searchParams.set('state', searchParams.get('state')!)
      back.searchParams.set('code', account)
      return void response.writeHead(303, { location: back.href }).end()
    }
    const username = request.headers.authorization?.replace('Bearer token-of-', '')
    if (username) return void respond({ id: `id-of-${username}`, username })
    void text(request).then((form) => {
      const name = new URLSearchParams(form).get('code')
      respond({ access_token: `token-of-${name}`, token_type: 'bearer', scope: granted })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = createService({
    port: 0,
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    oauthProviders: {
      discord: {
        authorizationEndpoint: `${origin}/authorize`,
        tokenEndpoint: `${origin}/token`,
        userinfoEndpoint: `${origin}/user`,
      },
    },
  })
  const serviceUrl = await service.listen(0)
  afterAll(async () => {
    await service.close()
    server.closeAllConnections()
    server.close()
  })
  const keys = { clientId: 'an id', clientSecret: 'a secret' }
  return {
    createProject: () =>
      createTestProject(
        {
          config: {
            oauthProviders: [
              { id: 'discord', type: 'standard', ...keys },
              { id: 'google', type: 'shared' },
            ],
          },
        },
        serviceUrl,
      ),
    /** Sets the account of the next sign-in. */
    expect: (name: string) => void (account = name),
  }
}
