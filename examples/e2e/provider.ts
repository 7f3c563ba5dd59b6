import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const consent = `<!doctype html>
<html lang="en">
  <title>A provider</title>
  <link rel="icon" href="data:," />
  <h1>Who are you here?</h1>
  <form>
    <label>Name <input name="code" /></label>
    <button>Continue</button>
  </form>
`

/** Adds the parameters of the authorization request to the form. */
const renderConsent = (query: URLSearchParams) =>
  ['redirect_uri', 'state'].reduce(
    (page, name) =>
      page.replace(
        '<label>',
        `<input type="hidden" name="${name}" value="${query.get(name)}" /><label>`,
      ),
    consent,
  )

/**
 * Starts an OAuth provider for which the project has its own keys, which connected accounts require. The visitor chooses the account.
 *
 * @returns its addresses, for the configuration of the service
 */
export async function startProvider() {
  const server = createServer((request, response) => {
    const answer = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const name = searchParams.get('code')
    if (pathname === '/authorize' && name === null)
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(renderConsent(searchParams))
    if (name !== null) {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      for (const part of ['state', 'code'])
        back.searchParams.set(part, searchParams.get(part) ?? '')
      return void response.writeHead(303, { location: back.href }).end()
    }
    const username = request.headers.authorization?.replace('Bearer token-of-', '')
    if (username) return void answer({ id: `id-of-${username}`, username })
    void text(request).then((form) => {
      const code = new URLSearchParams(form).get('code')
      answer({ access_token: `token-of-${code}`, token_type: 'bearer', scope: 'identify email' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    endpoints: {
      authorizationEndpoint: `${origin}/authorize`,
      tokenEndpoint: `${origin}/token`,
      userinfoEndpoint: `${origin}/user`,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
