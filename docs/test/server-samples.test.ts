import { AdminApp } from '@latchkey/core/admin'
import { createTestProject, environmentOf } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../packages/service/src/config/config.js'
import {
  ADA_ID,
  ada,
  failuresOf,
  pagesOf,
  runSample,
  samplesOf,
  seed,
  type Sample,
} from './samples.js'

/** Samples of a program that waits for its user, and of the project of the dashboard. */
const NEEDS_MORE =
  /promptCliLogin|tokenStore: request, or: 'throw'|or: 'redirect'|sendTestEmail|localhost:3000/

/** Imports a sample, calls the handler that it exports, and checks the configuration that it exports. */
async function run(sample: Sample) {
  const project = await createTestProject(seed)
  const { user, headers } = await project.signedIn(ada)
  Object.assign(process.env, environmentOf(project), {
    LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
  })
  const code = sample.code.replaceAll(ADA_ID, user.id)
  const adminApp = new AdminApp(project)
  if (/Permission\(\w+, 'billing'\)/.test(code)) {
    await adminApp.createTeamPermissionDefinition({ id: 'billing' })
    await adminApp.createProjectPermissionDefinition({ id: 'beta' })
  }
  if (/updateEmailTemplate|updateSecurityNotification/.test(code))
    await (await adminApp.getProject()).update({ config: { emailConfig } })
  const { GET, POST, default: config } = await runSample({ ...sample, code })
  if (config !== undefined) parseConfig(Object(config))
  for (const [method, handler] of Object.entries({ GET, POST })) {
    if (typeof handler !== 'function') continue
    const request = new Request('https://app.example.com/', { method, headers })
    const response: unknown = await handler(request)
    expect(response).toHaveProperty('status')
  }
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
for (const name of ['SMTP_PASSWORD', 'HOOK_SECRET', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  process.env[name] = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const samples = (await samplesOf(true)).filter(({ code }) => !NEEDS_MORE.test(code))

describe('samples of a server', () => {
  it.each(pagesOf(samples))('run as pasted: %s', async (_, samplesOfPage) => {
    expect(await failuresOf(samplesOfPage, run)).toEqual([])
  })

  it('are run unless they need a browser or a framework', () => {
    expect(samples.length).toBeGreaterThan(50)
  })
})
