import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveDevConnection } from '../src/dev/dev-connection.js'
import { openProgram } from './support/program.js'

const program = openProgram()
const LINK = /(http\S+login_code=\S+)/

let project: TestProject
let clientVariables: Record<string, string>
beforeEach(async () => {
  project = await createTestProject()
  const { baseUrl: apiUrl, projectId, publishableClientKey, superSecretAdminKey } = project
  await saveDevConnection(join(program.folder, '.latchkey'), {
    apiUrl,
    projectId,
    publishableClientKey,
    superSecretAdminKey,
  })
  clientVariables = {
    LATCHKEY_API_URL: apiUrl,
    LATCHKEY_PROJECT_ID: projectId,
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: publishableClientKey,
  }
})

/** Sends a request of a page of the app to the service. */
const sendFrom = (origin: string) =>
  fetch(`${project.baseUrl}/api/v1/projects/current`, {
    headers: {
      origin,
      'x-stack-access-type': 'client',
      'x-stack-project-id': project.projectId,
      'x-stack-publishable-client-key': project.publishableClientKey,
    },
  })

describe('doctor without variables', () => {
  it('checks the project of latchkey dev and names it', async () => {
    const { code, stdout, stderr } = await program.run(['doctor'])
    expect(stderr).toContain(
      `Using the project ${project.projectId} of latchkey dev, which must be running at ${project.baseUrl}.`,
    )
    expect(stdout).toContain('fail     Production mode')
    expect(code).toBe(1)
    expect(stdout + stderr).not.toContain(project.superSecretAdminKey)
  })

  it.each([
    ['a variable', [], { VITE_LATCHKEY_PROJECT_ID: 'p' }],
    ['--env', ['--env', 'production.env'], {}],
  ])('does not use the project of latchkey dev with %s', async (_reason, args, variables) => {
    await writeFile(join(program.folder, 'production.env'), '')
    const { code, stdout, stderr } = await program.run(['doctor', ...args], variables)
    expect(stderr).not.toContain('latchkey dev')
    expect(stdout).toContain('error    Production mode: set LATCHKEY_API_URL')
    expect(code).toBe(2)
  })

  it('prints no message about the project with --local', async () => {
    const { code, stderr } = await program.run(['doctor', '--local'])
    expect([code, stderr]).toEqual([0, 'Running checks …\n'])
  })
})

describe('login without variables and options', () => {
  it('signs in to the project of latchkey dev through the app that sent the latest request', async () => {
    expect((await sendFrom('http://localhost:5173')).status).toBe(200)
    expect((await sendFrom('https://app.example.com')).status).toBe(200)
    const run = program.start(['login'])
    const [link] = await run.waitForOutput(LINK)
    expect(link).toMatch(/^http:\/\/localhost:5173\/handler\/cli-auth-confirm\?login_code=/)
    expect(run.stderr()).toContain(`Using the project ${project.projectId} of latchkey dev`)
    expect(run.stderr()).toContain('Using the running app at http://localhost:5173.')
    const { user } = await project.signedIn({ email: 'ada@example.com' })
    const tokens = await user.currentSession.getTokens()
    const browser = new ClientApp({ ...project, tokenStore: tokens })
    await browser.completeCliLogin(new URL(link).searchParams.get('login_code')!)
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toContain('ada@example.com')
  })

  it('fails if no page of an app on this machine has sent a request', async () => {
    await sendFrom('https://app.example.com')
    await sendFrom(project.baseUrl)
    const { code, stderr } = await program.run(['login'])
    expect(code).toBe(2)
    expect(stderr).toContain('Missing --app-url. Pass the URL of your app')
  })

  it('fails if the service is not in development on this machine', async () => {
    const production = { ...clientVariables, LATCHKEY_API_URL: 'https://auth.invalid' }
    const { code, stderr } = await program.run(['login'], production)
    expect(code).toBe(2)
    expect(stderr).toContain('Missing --app-url.')
  })
})
