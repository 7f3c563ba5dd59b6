import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createTestProject, environmentOf } from '@latchkey/testing'
import { expect, it, onTestFinished, vi } from 'vitest'

/** Serves the API of the guide at a URL that its tokens name. */
async function openApi() {
  const server: Server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/notes`
  onTestFinished(() => void server.close())
  const serve = (fetch: (request: Request) => Response | Promise<Response>) => {
    const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
    server.on('request', (request, response) => void listener(request, response))
  }
  return { url, serve }
}

it('reads from an API with a token of its own, and shows others where to get one', async () => {
  const { url, serve } = await openApi()
  const secret = 'a secret of the job, with many characters'
  const project = await createTestProject({
    oauthServer: {
      consentUrl: 'https://app.example.com/handler/oauth-consent',
      resources: [
        {
          identifier: url,
          scopes: [
            { id: 'notes:read', description: 'Read your notes' },
            { id: 'notes:write', description: 'Change your notes' },
          ],
        },
      ],
      clients: [
        {
          id: 'nightly-job',
          displayName: 'Nightly job',
          secret,
          redirectUrls: [],
          grantTypes: ['client_credentials'],
          scopes: ['notes:read'],
        },
      ],
    },
  })
  const variables = {
    ...environmentOf(project),
    NOTES_API: url,
    OAUTH_ISSUER: `${project.baseUrl}/api/v1/latchkey/oauth/${project.projectId}`,
    OAUTH_CLIENT_SECRET: secret,
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  serve((await import('../../../../../docs/recipes/notes-api.js')).app.fetch)
  const { readNotes } = await import('../../../../../docs/recipes/nightly-job.js')
  expect(await readNotes()).toEqual({ for: 'nightly-job' })

  const refused = await fetch(url, { method: 'POST' })
  const metadataUrl = /resource_metadata="([^"]+)"/.exec(
    refused.headers.get('www-authenticate') ?? '',
  )?.[1]
  expect([refused.status, await (await fetch(metadataUrl ?? '')).json()]).toEqual([
    401,
    expect.objectContaining({ resource: url, scopes_supported: ['notes:read', 'notes:write'] }),
  ])
})
