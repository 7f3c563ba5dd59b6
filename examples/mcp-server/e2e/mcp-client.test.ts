import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { AdminApp } from '../../../packages/core/src/admin.js'
import { built } from '../../e2e/project.js'
import { freePort, startServer } from '../../e2e/start-server.js'
import { createVisitor, exampleUrl, serviceUrl } from '../../e2e/visitor.js'
import { startDocumentServer } from '../../../packages/service/test/oauth-provider/document-server.js'

const port = await freePort()
const resource = `http://localhost:${port}/mcp`
const env = { LATCHKEY_API_URL: serviceUrl, MCP_URL: resource }

const admin = new AdminApp({
  ...built,
  baseUrl: serviceUrl,
  superSecretAdminKey: 'sak_development_example',
})
const { resources } = await admin.getOAuthServer()
await admin.updateOAuthServer({
  consentUrl: `${exampleUrl}/handler/oauth-consent`,
  resources: resources.map(({ scopes }) => ({ identifier: resource, scopes })),
})
const args = ['--env-file=.env', 'src/server.js']
afterAll(await startServer('mcp-server', { folder: 'mcp-server', args, port, env }))

const documents = await startDocumentServer()
const documentUrl = documents.serve('/client.json', {
  client_id: `${documents.origin}/client.json`,
  client_name: 'Example client',
  redirect_uris: ['http://127.0.0.1/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
})

/** Starts the client, and returns the link that it prints with a promise of its exit code and output. */
async function startClient(variables: Record<string, string>) {
  const client = spawn(process.execPath, ['--env-file=.env', 'src/client.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env, ...variables, BROWSER: 'none' },
  })
  let output = ''
  client.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(client, 'close').then(([code]) => ({ code: code as number, output }))
  const lines = createInterface({ input: client.stderr })
  for await (const line of lines) {
    const [, link] = /^Open (\S+)$/.exec(line) ?? []
    if (link !== undefined) return { link, ended }
    output += line
  }
  throw new Error(`The client printed no link:\n${output}`)
}

it('rejects a request from a page of another site before it checks the token', async () => {
  const statuses = ['https://attacker.example', new URL(resource).origin, undefined].map(
    async (origin) => {
      const headers: HeadersInit = origin === undefined ? {} : { Origin: origin }
      return (await fetch(resource, { method: 'POST', headers })).status
    },
  )
  expect(await Promise.all(statuses)).toEqual([403, 401, 401])
})

it.each([
  { way: 'registers itself', variables: {}, who: 'This app is unverified.' },
  {
    way: 'has a metadata document',
    variables: { CLIENT_METADATA_URL: documentUrl },
    who: new URL(documents.origin).host,
  },
])('lets a client that $way sign a user in and act for the user', async ({ variables, who }) => {
  const { link, ended } = await startClient(variables)
  const visitor = await createVisitor()
  await visitor.signUp()
  const page = await visitor.open(link)
  await page.getByRole('heading', { name: 'Allow Example client to use your account?' }).waitFor()
  await page.getByText(who).waitFor()
  await page.getByText('You will be sent to an app on this computer.').waitFor()
  expect(await page.getByRole('listitem').allTextContents()).toEqual([
    'Read your notes',
    'Add notes',
  ])
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByText('You can close this page.').waitFor()
  const { code, output } = await ended
  expect([code, output]).toEqual([
    0,
    "[ { type: 'text', text: 'Written by the example client' } ]\n",
  ])
})
