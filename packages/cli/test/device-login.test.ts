import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openProgram, type Run } from './support/program.js'

const program = openProgram()
const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
const login = ['login', '--client-id', 'tool']

const variablesOf = ({ baseUrl, projectId }: TestProject) => ({
  LATCHKEY_API_URL: baseUrl,
  LATCHKEY_PROJECT_ID: projectId,
})

const openProject = () =>
  createTestProject({
    users: [ada],
    oauthServer: {
      consentUrl: 'https://app.example.com/handler/oauth-consent',
      clients: [
        {
          id: 'tool',
          displayName: 'Tool',
          redirectUrls: [],
          grantTypes: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
          scopes: ['openid', 'profile', 'email', 'offline_access'],
        },
      ],
    },
  })

const folder = () => join(program.folder, '.config', 'latchkey')
const readToken = async () =>
  (JSON.parse(await readFile(join(folder(), 'session.json'), 'utf8')) as { refreshToken: string })
    .refreshToken

const formOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/** Enters the code that the command shows, and answers the request as the consent page does. */
async function answer(run: Run, project: TestProject, decision: 'allow' | 'deny') {
  const [, url = '', code = ''] = await run.waitForOutput(
    /(http\S+\/device)\n\nEnter.*: {2}(\S+)\n/,
  )
  const cookies = new Map<string, string>()
  const visit = async (target: string, form?: Record<string, string>) => {
    const response = await fetch(target, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const entered = formOf(await (await visit(url)).text())
  const confirmation = await visit(url, { ...entered, user_code: code })
  const { abort: _, ...confirmed } = formOf(await confirmation.text())
  let location = (await visit(url, confirmed)).headers.get('location') ?? ''
  while (location.startsWith(project.baseUrl))
    location = (await visit(location)).headers.get('location') ?? ''
  const requestId = new URL(location).searchParams.get('request') ?? ''
  const browser = new ClientApp({ ...project, tokenStore: 'memory' })
  await browser.signInWithPassword({ ...ada, noRedirect: true })
  const { currentSession } = await browser.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await currentSession.getTokens()
  const response = await fetch(`${project.baseUrl}/api/v1/latchkey/oauth-requests/${requestId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'X-Stack-Access-Type': 'client',
      'X-Stack-Project-Id': project.projectId,
      'X-Stack-Publishable-Client-Key': project.publishableClientKey,
      'X-Stack-Access-Token': accessToken ?? '',
      'X-Stack-Refresh-Token': refreshToken ?? '',
    },
    body: JSON.stringify({ decision }),
  })
  const body = (await response.json()) as { redirect_url: string }
  const resumed = await visit(body.redirect_url)
  await visit(resumed.headers.get('location') ?? '')
}

describe('login with --client-id', () => {
  it('signs in by a code, refreshes the token for each whoami, and revokes it at logout', async () => {
    const project = await openProject()
    const run = program.start(login, variablesOf(project))
    await answer(run, project, 'allow')
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toBe('Signed in as Ada <ada@example.com>.\n')
    const first = await readToken()
    expect(run.stderr()).not.toContain(first)
    expect((await program.run(['whoami'])).stdout).toContain('Ada <ada@example.com>\n')
    const second = await readToken()
    expect(second).not.toBe(first)
    const json = await program.run(['whoami', '--json'])
    expect(JSON.parse(json.stdout)).toMatchObject({
      displayName: 'Ada',
      primaryEmail: 'ada@example.com',
      projectId: project.projectId,
    })
    const file = await readFile(join(folder(), 'session.json'), 'utf8')
    const out = await program.run(['logout'])
    expect(out).toEqual({ code: 0, stdout: 'Signed out.\n', stderr: '' })
    expect(await readdir(folder())).toEqual([])
    await writeFile(join(folder(), 'session.json'), file)
    const ended = await program.run(['whoami'])
    expect(ended.stderr).toContain('Sign in with: latchkey login --client-id tool\n')
    expect(await readdir(folder())).toEqual([])
  })

  it('fails if the user denies the access', async () => {
    const project = await openProject()
    const run = program.start(login, variablesOf(project))
    await answer(run, project, 'deny')
    expect(await run.exit).toBe(1)
    expect(run.stderr()).toContain('The access was denied. You are not signed in.')
  })

  it('ends without a session on Ctrl-C', async () => {
    const run = program.start(login, variablesOf(await openProject()))
    await run.waitForOutput(/Enter this code/)
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    expect(run.stderr()).toContain('Canceled. You are not signed in.')
  })

  it('says how to turn on the authorization server of a project', async () => {
    const run = await program.run(login, variablesOf(await createTestProject()))
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('has no authorization server. Turn it on in the dashboard')
  })

  it('rejects the options of the other sign-in', async () => {
    const run = await program.run([...login, '--app-url', 'http://localhost:3000'])
    expect(run.code).toBe(2)
    expect(run.stderr).toContain('Remove --app-url and --confirm-path.')
    const minutes = await program.run([...login, '--expires-in', '5'])
    expect(minutes.code).toBe(2)
    expect(minutes.stderr).toContain('Remove --expires-in.')
  })
})
