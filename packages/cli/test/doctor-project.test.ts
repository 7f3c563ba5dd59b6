import { createTestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { ADMIN_KEY, adminVariables, openDoctor } from './support/doctor.js'

const { examine, startApp } = openDoctor()

describe('doctor: production', () => {
  it('passes if the trusted domains use https', async () => {
    const project = await createTestProject({
      config: { allowLocalhost: false },
      domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
    })
    const { code, findings, resultOf } = await examine([], adminVariables(project))
    expect(findings).toEqual([])
    expect(resultOf('production').status).toBe('pass')
    expect(code).toBe(0)
  })

  it('reports each error of production mode with a link to the dashboard (AD01, AD02, AD03, AD07)', async () => {
    const domains = [
      'http://localhost:3000',
      'https://1.2.3.4',
      'http://a.example',
      'https://b.example/path',
    ]
    const project = await createTestProject({
      config: { allowLocalhost: true },
      domains: domains.map((domain) => ({ domain, handlerPath: '/handler' })),
    })
    const args = ['--dashboard-url', 'https://dashboard.example.com/']
    const { code, resultOf, text } = await examine(args, adminVariables(project))
    const { findings } = resultOf('production')
    // The service may list its domains in any order.
    expect(findings.map(({ message }) => message).toSorted()).toEqual([
      'Direct IPs are not valid for trusted domains in production mode: https://1.2.3.4',
      'Localhost domains are not allowed to be trusted in production mode: http://localhost:3000',
      "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
      'Trusted domains should be HTTPS: http://a.example',
      'Trusted domains should be HTTPS: http://localhost:3000',
      'Trusted domains should have no path, query, fragment or user name: https://b.example/path',
    ])
    for (const { link } of findings)
      expect(link).toBe(`https://dashboard.example.com/projects/${project.projectId}/domains`)
    expect(code).toBe(1)
    expect(text).not.toContain(project.superSecretAdminKey)
  })

  it('has the status error without the key, with a wrong key, and without the service', async () => {
    const project = await createTestProject()
    const variables = adminVariables(project)
    const { LATCHKEY_SUPER_SECRET_ADMIN_KEY: _, ...withoutKey } = variables
    const missing = await examine([], withoutKey)
    expect(missing.resultOf('production').reason).toContain('LATCHKEY_SUPER_SECRET_ADMIN_KEY')
    const wrong = await examine([], { ...withoutKey, LATCHKEY_SUPER_SECRET_ADMIN_KEY: ADMIN_KEY })
    const offline = await examine([], { ...variables, LATCHKEY_API_URL: 'http://localhost:1' })
    for (const { code, resultOf, text } of [missing, wrong, offline]) {
      expect(code).toBe(2)
      expect(resultOf('production').status).toBe('error')
      expect(text).not.toContain(ADMIN_KEY)
    }
  })
})

describe('doctor: trusted-domain', () => {
  it('fails if no trusted domain matches the app', async () => {
    const app = await startApp(() => {})
    const config = { allowLocalhost: false }
    const project = await createTestProject({ config })
    const { resultOf } = await examine(['--app-url', app], adminVariables(project))
    expect(resultOf('trusted-domain').findings).toHaveLength(1)
    expect(resultOf('trusted-domain').findings[0]?.message).toContain(app)
  })

  it.each([[{ allowLocalhost: false }, true] as const, [{ allowLocalhost: true }, false] as const])(
    'passes with %j and the domain of the app configured: %s',
    async (config, isConfigured) => {
      const app = await startApp(() => {})
      const domains = isConfigured ? [{ domain: app, handlerPath: '/handler' }] : []
      const project = await createTestProject({ config, domains })
      const { resultOf } = await examine(['--app-url', app], adminVariables(project))
      expect(resultOf('trusted-domain').status).toBe('pass')
    },
  )

  const messagesFor = async (domain: string, config: object, ...args: string[]) => {
    const project = await createTestProject({
      config: { allowLocalhost: false, ...config },
      domains: [{ domain, handlerPath: '/handler' }],
    })
    const { resultOf } = await examine(args, adminVariables(project))
    return resultOf('trusted-domain').findings.map(({ message }) => message)
  }

  it('compares the port of a domain', async () => {
    const app = await startApp(() => {})
    expect(await messagesFor('http://localhost:1', {}, '--app-url', app)).toHaveLength(1)
    expect(await messagesFor(app, { passkeyEnabled: true }, '--app-url', app)).toEqual([])
  })

  it('accepts 127.0.0.1 for emails, but not for passkeys', async () => {
    const app = (await startApp(() => {})).replace('localhost', '127.0.0.1')
    const config = { allowLocalhost: true, passkeyEnabled: true }
    expect(await messagesFor('https://app.example.com', config, '--app-url', app)).toEqual([
      `${app} is not a trusted domain of the project, so passkeys do not work there.`,
    ])
  })

  it('accepts the pages below the path of a domain', async () => {
    const app = await startApp(() => {})
    const messages = (...args: string[]) =>
      messagesFor(`${app}/auth`, {}, '--app-url', app, ...args)
    expect(await messages('--url', 'handler=/auth')).toEqual([])
    expect(await messages()).toEqual([
      `The project does not trust ${app}/handler/email-verification and 4 other pages, so emails and OAuth providers cannot redirect there.`,
    ])
    expect(await messages('--url', 'handler=/auth', '--url', 'passwordReset=/reset')).toEqual([
      `The project does not trust ${app}/reset, so emails and OAuth providers cannot redirect there.`,
    ])
  })

  it('rejects [::1] even with allowLocalhost', async () => {
    const config = { allowLocalhost: true, passkeyEnabled: false }
    const args = ['https://app.example.com', config, '--app-url', 'http://[::1]:1'] as const
    expect(await messagesFor(...args)).toHaveLength(1)
  })
})
