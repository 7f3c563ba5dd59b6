import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AdminApp } from '@latchkey/core/admin'
import { createTestProject, environmentOf, type TestProject } from '@latchkey/testing'
import { describe, expect, it, vi } from 'vitest'
import { openInternal } from '../../packages/core/test/admin/open-owner.js'
import { parseConfig } from '../../packages/service/src/config/config.js'
import {
  ADA_ID,
  ada,
  failuresOf,
  OPENID_PROVIDER,
  openProvider,
  OWNER,
  pagesOf,
  runSample,
  samplesOf,
  seed,
  type Sample,
} from './samples.js'
import { createTeamOfCompany } from './team-of-company.js'

/** The project that a sample gives to a team, or the team that it reads. */
const OWNED_ID = '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d'

/** Returns the project of the dashboard, whose users own projects. It is on a service of its own. */
async function openOwnersProject(): Promise<TestProject> {
  const project = (await openInternal()).internal()
  const { projectId, superSecretAdminKey, baseUrl } = project
  const settings = await new AdminApp({ projectId, superSecretAdminKey, baseUrl }).getProject()
  await settings.update({
    config: {
      clientTeamCreationEnabled: true,
      domains: [{ domain: 'https://auth.example.com', handlerPath: '/dashboard/handler' }],
    },
  })
  return project
}

/** The OpenID provider of samples, which does not exist. */
const ISSUER = 'https://login.acme.example'

/** The app that samples send requests to. */
const APP = 'http://localhost:3000'

/** Imports a sample, calls the handler that it exports, and checks the configuration that it exports. */
async function run(sample: Sample) {
  const isOfOwner = OWNER.test(sample.code)
  const project = isOfOwner ? await openOwnersProject() : await createTestProject(seed)
  const { app, user, headers } = await project.signedIn(ada)
  vi.stubGlobal('latchkey', app)
  Object.assign(process.env, environmentOf(project), {
    LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
  })
  const company = sample.code.includes('loadSingleSignOn') ? await createTeamOfCompany(user) : null
  const ownedId = isOfOwner
    ? (await user.createProject({ displayName: 'Looms' })).id
    : (company?.teamId ?? OWNED_ID)
  const { id: adaId } = sample.code.includes('.addUser(')
    ? (await project.signedIn({ email: 'other@example.com' })).user
    : user
  const code = sample.code
    .replaceAll(ADA_ID, adaId)
    .replace(OWNED_ID, ownedId)
    .replace("url: 'https://idp.acme.example/metadata'", `xml: ${JSON.stringify(company?.xml)}`)
    // Nothing listens on this port.
    .replace(/'smtp\.example\.com',\n {4}port: 465/, `'127.0.0.1',\n    port: 1`)
    .replace(ISSUER, OPENID_PROVIDER.test(sample.code) ? (await openProvider()).issuer : ISSUER)
  const adminApp = new AdminApp(project)
  if (/Permission\(\w+, 'billing'\)/.test(code)) {
    await adminApp.createTeamPermissionDefinition({ id: 'billing' })
    await adminApp.createProjectPermissionDefinition({ id: 'beta' })
  }
  if (code.includes("['editor']")) await adminApp.createTeamPermissionDefinition({ id: 'editor' })
  if (/updateEmailTemplate|updateSecurityNotification/.test(code))
    await (await adminApp.getProject()).update({ config: { emailConfig } })
  const own = globalThis.fetch
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
    new Request(...args).url.startsWith(APP) ? Promise.resolve(Response.json({})) : own(...args),
  )
  const exported = await runSample({ ...sample, code }).finally(() => vi.unstubAllGlobals())
  const { GET, POST, sendPage, default: config } = exported
  if (config !== undefined) parseConfig(Object(config))
  for (const [method, handler] of Object.entries({ GET, POST })) {
    if (typeof handler !== 'function') continue
    const request = new Request('https://app.example.com/', { method, headers })
    const response: unknown = await handler(request)
    expect(response).toHaveProperty('status')
  }
  if (typeof sendPage === 'function') await checkPage(sendPage as RequestListener, headers)
}

/** Serves a page to the user, whose name it must have. */
async function checkPage(sendPage: RequestListener, headers: Record<string, string>) {
  const server = createServer(sendPage).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers })
  const html = await response.text()
  server.close()
  expect(html.replaceAll('<!-- -->', '')).toContain('Hello, Ada')
}

/** A mail server of the project, which its own templates need. */
const emailConfig = {
  type: 'standard' as const,
  host: 'smtp.example.com',
  port: 465,
  username: 'mailer',
  password: 'a password',
  senderName: 'Engines',
  senderEmail: 'hello@example.com',
}

// The secrets that samples read from the environment.
for (const name of [
  'ACME_CLIENT_SECRET',
  'SMTP_PASSWORD',
  'HOOK_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
])
  process.env[name] = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const samples = [
  ...(await samplesOf(true)),
  ...(await samplesOf(false)).filter(({ code }) => OWNER.test(code)),
]

describe('samples of a server', () => {
  it.each(pagesOf(samples))('run as pasted: %s', async (_, samplesOfPage) => {
    expect(await failuresOf(samplesOfPage, run)).toEqual([])
  })

  it('are run unless they need a browser or a framework', () => {
    expect(samples.length).toBeGreaterThan(50)
  })
})
