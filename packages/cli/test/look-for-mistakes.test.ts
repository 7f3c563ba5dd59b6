import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { documentation } from '../src/doctor/check.js'
import { openProgram } from './support/program.js'

const program = openProgram()
const KEY = `ssk_${'0123456789abcdef'.repeat(3)}`
const ADMIN = `sak_${'0123456789abcdef'.repeat(3)}`

interface Outcome {
  check: string
  status: 'fine' | 'wrong' | 'could-not-look' | 'left-out'
  reason?: string
  findings: { message: string; fix: string; link: string }[]
}

/** Runs the doctor as a program in CI does. */
async function examine(args: string[] = [], variables: Record<string, string> = {}) {
  const { code, stdout, stderr } = await program.run(['doctor', '--json', ...args], variables)
  const { checks } = JSON.parse(stdout) as { checks: Outcome[] }
  return {
    code,
    text: stdout + stderr,
    findings: checks.flatMap(({ findings }) => findings),
    wrong: checks.filter(({ status }) => status === 'wrong').map(({ check }) => check),
    of: (name: string) => checks.find(({ check }) => check === name)!,
  }
}

const keep = (file: string, text: string) => writeFile(join(program.folder, file), text)
const local = (...args: string[]) => examine(['--local', ...args])

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

/** An app at an address of this machine. */
async function openApp(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    answer(request, response)
    response.end()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://localhost:${(server.address() as { port: number }).port}`
}

const variablesOf = (project: TestProject) => ({
  LATCHKEY_API_URL: project.baseUrl,
  LATCHKEY_PROJECT_ID: project.projectId,
  LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
})

describe('the project', () => {
  it('is fine with trusted domains by https', async () => {
    const project = await createTestProject({
      config: { allowLocalhost: false },
      domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
    })
    const { code, findings, of } = await examine([], variablesOf(project))
    expect(findings).toEqual([])
    expect(of('production').status).toBe('fine')
    expect(code).toBe(0)
  })

  it('AD01, AD02, AD03, AD07: is told of each of the five checks, with where to put it right', async () => {
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
    const { code, of, text } = await examine(args, variablesOf(project))
    const { findings } = of('production')
    // In whatever order the service lists its domains.
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

  it('cannot be looked at without its key, with a wrong one, or without the service', async () => {
    const project = await createTestProject()
    const variables = variablesOf(project)
    const { LATCHKEY_SUPER_SECRET_ADMIN_KEY: _, ...keyless } = variables
    const none = await examine([], keyless)
    expect(none.of('production').reason).toContain('LATCHKEY_SUPER_SECRET_ADMIN_KEY')
    const wrong = await examine([], { ...keyless, LATCHKEY_SUPER_SECRET_ADMIN_KEY: ADMIN })
    const away = await examine([], { ...variables, LATCHKEY_API_URL: 'http://localhost:1' })
    for (const { code, of, text } of [none, wrong, away]) {
      expect(code).toBe(2)
      expect(of('production').status).toBe('could-not-look')
      expect(text).not.toContain(ADMIN)
    }
  })

  it('does not trust an app whose domain is not named', async () => {
    const app = await openApp(() => {})
    const config = { allowLocalhost: false }
    const project = await createTestProject({ config })
    const { of } = await examine(['--app-url', app], variablesOf(project))
    expect(of('trusted-domain').findings).toHaveLength(1)
    expect(of('trusted-domain').findings[0]?.message).toContain(app)
    const named = await createTestProject({
      config,
      domains: [{ domain: app, handlerPath: '/handler' }],
    })
    expect(
      (await examine(['--app-url', app], variablesOf(named))).of('trusted-domain').status,
    ).toBe('fine')
    const lenient = await createTestProject({ config: { allowLocalhost: true } })
    expect(
      (await examine(['--app-url', app], variablesOf(lenient))).of('trusted-domain').status,
    ).toBe('fine')
  })

  const trusting = async (domain: string, config: object, ...args: string[]) => {
    const project = await createTestProject({
      config: { allowLocalhost: false, ...config },
      domains: [{ domain, handlerPath: '/handler' }],
    })
    const { of } = await examine(args, variablesOf(project))
    return of('trusted-domain').findings.map(({ message }) => message)
  }

  it('trusts the port of a domain only', async () => {
    const app = await openApp(() => {})
    expect(await trusting('http://localhost:1', {}, '--app-url', app)).toHaveLength(1)
    expect(await trusting(app, { passkeyEnabled: true }, '--app-url', app)).toEqual([])
  })

  it('trusts 127.0.0.1 with emails, and not with passkeys', async () => {
    const app = (await openApp(() => {})).replace('localhost', '127.0.0.1')
    const config = { allowLocalhost: true, passkeyEnabled: true }
    expect(await trusting('https://app.example.com', config, '--app-url', app)).toEqual([
      `${app} itself is no trusted domain of the project: passkeys do not work there.`,
    ])
  })

  it('trusts the pages below the path of a domain, wherever they are', async () => {
    const app = await openApp(() => {})
    const at = (...args: string[]) => trusting(`${app}/auth`, {}, '--app-url', app, ...args)
    expect(await at('--url', 'handler=/auth')).toEqual([])
    expect(await at()).toEqual([
      `The project does not trust ${app}/handler/email-verification, nor 4 other pages: nobody can come back there.`,
    ])
    expect(await at('--url', 'handler=/auth', '--url', 'passwordReset=/reset')).toEqual([
      `The project does not trust ${app}/reset: nobody can come back there.`,
    ])
  })

  it('does not trust this machine by the name of [::1], whatever it allows', async () => {
    const config = { allowLocalhost: true, passkeyEnabled: false }
    const args = ['https://app.example.com', config, '--app-url', 'http://[::1]:1'] as const
    expect(await trusting(...args)).toHaveLength(1)
  })
})

describe('a secret key', () => {
  it.each([
    ['NEXT_PUBLIC_LATCHKEY_SECRET_SERVER_KEY', 'anything', 'LATCHKEY_SECRET_SERVER_KEY'],
    ['VITE_LATCHKEY_SUPER_SECRET_ADMIN_KEY', 'anything', 'LATCHKEY_SUPER_SECRET_ADMIN_KEY'],
    ['PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY', KEY, 'LATCHKEY_SECRET_SERVER_KEY'],
    ['EXPO_PUBLIC_KEY', ADMIN, 'LATCHKEY_SUPER_SECRET_ADMIN_KEY'],
  ])('SK04: is published as %s, in the environment or a file', async (variable, key, instead) => {
    const inEnvironment = await examine(['--local'], { [variable]: key })
    await keep('.env.production', `OTHER=1\n${variable}=${key}\n`)
    const inFile = await local()
    for (const [{ code, findings, text }, place] of [
      [inEnvironment, 'the environment'],
      [inFile, '.env.production'],
    ] as const) {
      expect(findings).toEqual([
        {
          message: `${variable} in ${place} publishes a secret key to every visitor.`,
          fix: `Revoke that key, and put a new one in ${instead}.`,
          link: expect.stringMatching(/#published-key$/) as string,
        },
      ])
      expect(code).toBe(1)
      expect(text).not.toContain(key)
    }
  })

  it('SK04: is published in the file that is named, told once wherever that lies', async () => {
    await mkdir(join(program.folder, 'settings'))
    await keep('settings/live.env', `VITE_KEY=${KEY}`)
    await keep('.env.live', `VITE_KEY=${KEY}`)
    const places = async (file: string) =>
      (await local('--env', file)).findings.map(({ message }) => message.split(' ')[2])
    const inFolder = join('settings', 'live.env')
    expect(await places('settings/live.env')).toEqual(['.env.live', inFolder])
    expect(await places(join(program.folder, 'settings', 'live.env'))).toHaveLength(2)
    expect(await places('./.env.live')).toEqual(['.env.live'])
  })

  it('SK04: is published in a file that begins with a byte order mark, as editors of Windows write it', async () => {
    await keep('.env', `\uFEFFVITE_KEY=${KEY}`)
    expect((await local()).wrong).toEqual(['published-key'])
  })

  it('is looked for in no file that is UTF-16, which is told with what to do', async () => {
    await writeFile(join(program.folder, '.env.local'), `\uFEFFVITE_KEY=${KEY}\r\n`, 'utf16le')
    const run = await program.run(['doctor', '--local'])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toMatch(/\.env\.local is UTF-16.*Out-File -Encoding ascii/)
  })

  it('is in a file that git tracks', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: program.folder })
    git('init', '--quiet')
    await mkdir(join(program.folder, 'src'))
    await keep('src/keys with blanks.ts', `export const key = '${KEY}'`)
    await keep('.env.local', `LATCHKEY_SECRET_SERVER_KEY=${ADMIN}`)
    await keep('.env.example', 'LATCHKEY_SECRET_SERVER_KEY=ssk_your_key')
    expect((await local()).findings).toEqual([])
    git('add', 'src', '.env.example')
    const { code, findings, text } = await local()
    expect(findings.map(({ message }) => message)).toEqual([
      'src/keys with blanks.ts is tracked by git, and holds a secret key.',
    ])
    expect(code).toBe(1)
    expect(text).not.toContain(KEY)
    git('add', '.env.local')
    expect((await local()).of('tracked-key').findings).toHaveLength(2)
  })

  it.each([
    ['UTF-16, as Windows PowerShell writes it', Buffer.from(`\uFEFFKEY=${KEY}\r\n`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFFKEY=${ADMIN}\r\n`, 'utf16le').swap16()],
    ['no text', Buffer.concat([Buffer.alloc(8), Buffer.from(`${KEY}\0`)])],
  ])('is in a file that git tracks, and that is %s', async (_what, content) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: program.folder })
    git('init', '--quiet')
    await writeFile(join(program.folder, 'keys.txt'), content)
    await writeFile(join(program.folder, 'placeholder'), Buffer.from('ssk_your_key', 'utf16le'))
    git('add', '.')
    expect((await local()).findings.map(({ message }) => message)).toEqual([
      'keys.txt is tracked by git, and holds a secret key.',
    ])
  })

  it('may be in the environment and its files, under its own name, and in no repository', async () => {
    await keep('.env', `LATCHKEY_SECRET_SERVER_KEY=${KEY}\nVITE_LATCHKEY_SECRET_SERVER_KEY=`)
    const { code, findings } = await examine(['--local'], {
      LATCHKEY_SUPER_SECRET_ADMIN_KEY: ADMIN,
    })
    expect([code, findings]).toEqual([0, []])
  })

  it('cannot be looked for in a repository without git', async () => {
    const { code, of } = await examine(['--local'], { PATH: '' })
    expect([code, of('tracked-key').status]).toEqual([2, 'could-not-look'])
  })

  it('cannot be looked for in a repository that git does not look into, which says why', async () => {
    await keep('.git', 'none')
    const { code, of } = await local()
    expect([code, of('tracked-key').status]).toEqual([2, 'could-not-look'])
    expect(of('tracked-key').reason).toMatch(/^git could not be asked for its files: fatal: /)
  })
})

describe('the addresses of the environment', () => {
  it.each([
    ['http://auth.example.com', 'begins with http'],
    ['auth.example.com', 'is no address'],
    ['https://auth.example.com?key=1', 'is no address'],
  ])('are wrong with %s', async (address, said) => {
    const { code, findings } = await examine(['--local'], { LATCHKEY_API_URL: address })
    expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(said)])
    expect(code).toBe(1)
  })

  it('are told when an override makes pages and server part', async () => {
    await keep(
      '.env',
      'LATCHKEY_API_URL=https://a.example/\nVITE_LATCHKEY_API_URL=https://a.example',
    )
    expect((await local()).findings).toEqual([])
    await keep('.env.local', 'VITE_LATCHKEY_API_URL=https://b.example')
    const { findings } = await local()
    expect(findings.map(({ message }) => message)).toEqual([
      'LATCHKEY_API_URL and VITE_LATCHKEY_API_URL differ: your pages and your server would not use the same one.',
    ])
  })

  it('are in no folder that is called as the file, such as Python makes it', async () => {
    await mkdir(join(program.folder, '.env'))
    expect((await local()).code).toBe(0)
    const run = await program.run(['doctor', '--env', '.env'])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain('There is no .env.')
  })

  it('come from the file that is named', async () => {
    await keep('production.env', 'LATCHKEY_API_URL=http://auth.example.com')
    expect((await local()).findings).toEqual([])
    expect((await local('--env', 'production.env')).wrong).toEqual(['addresses'])
    const run = await program.run(['doctor', '--env', 'gone.env'])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain('There is no gone.env.')
  })
})

describe('the pages of an app', () => {
  const only = (...there: string[]) =>
    openApp(
      ({ url = '' }, response) => void (response.statusCode = there.includes(url) ? 200 : 404),
    )

  it('are under the handler, unless named otherwise', async () => {
    const app = await only('/', '/handler/sign-in')
    expect((await local('--app-url', app)).wrong).toEqual([])
    const { code, of } = await local(
      '--app-url',
      app,
      '--url',
      'signIn=/login',
      '--url',
      'mfa=/mfa',
    )
    expect(of('pages').findings.map(({ message }) => message)).toEqual([
      `The page signIn is not there: ${app}/login answers 404.`,
      `The page mfa is not there: ${app}/mfa answers 404.`,
    ])
    expect(code).toBe(1)
    const other = await only('/auth/sign-in')
    expect((await local('--app-url', other, '--url', 'handler=/auth')).wrong).toEqual([])
  })

  it('may be elsewhere only where the app trusts', async () => {
    const [app, login] = [await only('/'), await only('/login')]
    const args = ['--app-url', app, '--url', `signIn=${login}/login`]
    const { of } = await local(...args)
    expect(of('pages').findings.map(({ message }) => message)).toEqual([
      'The page signIn is elsewhere than the app: the kit would not go there.',
    ])
    expect((await local(...args, '--trusted-origin', login)).wrong).toEqual([])
  })

  it('cannot be looked at while the app does not answer', async () => {
    const { code, of } = await local('--app-url', 'http://localhost:1')
    expect([code, of('pages').status, of('cookies').status]).toEqual([
      2,
      'could-not-look',
      'could-not-look',
    ])
  })
})

describe('the cookies of an app', () => {
  const set = (cookie: string) =>
    openApp((_, response) => void response.setHeader('Set-Cookie', ['theme=dark', cookie]))
  const faultsOf = async (cookie: string, ...args: string[]) => {
    const { of } = await local('--app-url', await set(cookie), ...args)
    return of('cookies').findings.map(({ message }) => /safe: (\w+ \S+),/.exec(message)?.[1])
  }

  it.each([
    ['latchkey-refresh-p1=x; Path=/; SameSite=Lax; HttpOnly', ['with HttpOnly']],
    ['latchkey-refresh-p1=x; Path=/; SameSite=Lax; Domain=example.com', ['with Domain']],
    ['latchkey-access=x; SameSite=Lax', ['without Path=/']],
    ['latchkey-access=x; Path=/; SameSite=None', ['without SameSite=Lax']],
    ['latchkey-access=x; path=/; samesite=strict', []],
    ['other-refresh=x', []],
  ])('are told: %s', async (cookie, faults) => {
    expect(await faultsOf(cookie)).toEqual(faults)
  })

  it('are those of its prefix', async () => {
    expect(await faultsOf('other-refresh=x; Path=/', '--cookie-prefix', 'other')).toEqual([
      'without SameSite=Lax',
    ])
  })
})

describe('the report', () => {
  it('tells people what to do, without colours where it is no terminal', async () => {
    await keep('.env', `VITE_LATCHKEY_SECRET_SERVER_KEY=${KEY}`)
    const { code, stdout } = await program.run(['doctor', '--local'])
    expect(code).toBe(1)
    expect(stdout).toContain(
      '✗ No secret key is published\n    VITE_LATCHKEY_SECRET_SERVER_KEY in .env',
    )
    expect(stdout).toContain('put a new one in LATCHKEY_SECRET_SERVER_KEY.\n')
    expect(stdout).toContain('1 thing is wrong.')
    expect(stdout).not.toContain('\u001B')
  })

  it('names what was left out', async () => {
    const { code, of } = await local()
    expect([code, of('production').status, of('pages').status]).toEqual([0, 'left-out', 'left-out'])
    expect(of('pages').reason).toContain('--app-url')
  })

  it('tells of checks that README and documentation know, too', async () => {
    const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
    const [readme, guide] = await Promise.all([
      read('../README.md'),
      read('../../../docs/guides/doctor.md'),
    ])
    const { stdout } = await program.run(['doctor', '--local', '--json'])
    const { checks } = JSON.parse(stdout) as { checks: Outcome[] }
    for (const { check } of checks) {
      expect(readme).toContain(`| \`${check}\``)
      expect(guide).toContain(`\n## ${check}\n`)
      expect(documentation(check)).toBe(`https://latchkey.example/guides/doctor#${check}`)
    }
  })
})

describe('the command line', () => {
  it.each([[['--help']], [['dev', '--help']], [['doctor', '--help']], [['login', '--help']]])(
    '%j shows examples',
    async (args) => {
      const { code, stdout } = await program.run(args)
      expect(code).toBe(0)
      expect(stdout).toContain('Examples:')
    },
  )

  it.each([
    [[]],
    [['dcotor']],
    [['doctor', '--app-url', 'x']],
    [['doctor', '--local', '--url', 'signin=/login']],
    [['login']],
    [['login', '--expires-in', '0']],
  ])('%j is not understood, and says what to do', async (args) => {
    const { code, stderr } = await program.run(args)
    expect(code).toBe(2)
    expect(stderr).toContain('--help')
  })
})
