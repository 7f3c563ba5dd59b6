import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { findOutdatedLimits } from '../../../docs/scripts/limits.mjs'
import { filesBelow, importSource } from '../../../docs/scripts/sources.mjs'

/** @param {string} name */
const readPage = (name) => readFile(`docs/security/${name}.md`, 'utf8')

/** Tests, and what production lacks: the mock provider and the pages for developers. */
const LEFT_OUT = /\.test\.|\/(?:dev|fake-provider)\//

/**
 * Lists the sources that match, by their paths below a folder.
 *
 * @param {string} folder @param {RegExp} matches
 */
const sourcesWith = async (folder, matches) => {
  const paths = (await filesBelow(folder)).map((path) => path.replaceAll('\\', '/'))
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !LEFT_OUT.test(`/${path}`))
  const matching = await Promise.all(
    sources.map(async (path) => matches.test(await readFile(`${folder}/${path}`, 'utf8'))),
  )
  return sources.filter((_, index) => matching[index])
}

/**
 * Lists the sources of the packages that match, by their paths below `packages`.
 *
 * @param {RegExp} matches
 */
const packageSourcesWith = async (matches) => {
  const names = ['cli', 'contract', 'core', 'dashboard', 'react', 'service']
  const lists = names.map(async (name) =>
    (await sourcesWith(`packages/${name}/src`, matches)).map((path) => `${name}/src/${path}`),
  )
  return (await Promise.all(lists)).flat()
}

/** @param {string} page @param {readonly string[]} files */
const missingIn = (page, files) => files.filter((file) => !page.includes(`\`${file}\``))

describe('docs/security/cryptography.md', () => {
  it('names every file that uses cryptography', async () => {
    const modules =
      "node:crypto|jose|dpop|@node-rs/[^']+|otpauth|unixcrypt|standardwebhooks|oauth4webapi"
    const uses = new RegExp(
      `(?:from|import\\()\\s*'(?:${modules}|@simplewebauthn/[^']+)'|\\bcrypto\\.(?:subtle|getRandomValues)\\.?\\w*\\(`,
    )
    const files = await packageSourcesWith(uses)
    expect(files.length).toBeGreaterThan(40)
    expect(missingIn(await readPage('cryptography'), files)).toEqual([])
  })

  it('says how each key is replaced and destroyed', async () => {
    const page = await readPage('cryptography')
    const rows = page.slice(page.indexOf('## Keys')).match(/^\| .+\|$/gm) ?? []
    const keys = rows.slice(2).map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    expect(keys.length).toBeGreaterThan(8)
    expect(keys.filter((cells) => cells.length !== 5 || cells.includes(''))).toEqual([])
  })
})

describe('docs/security/connections.md', () => {
  it('names every file that listens or opens a connection', async () => {
    const opens =
      /from '(?:nodemailer|pg|node:https?|node:dns|node:tls)'|[=?(] ?fetch[,) (]|await import\('@opentelemetry|createAdaptorServer\(/
    const files = await sourcesWith('packages/service/src', opens)
    const page = await readPage('connections')
    // Types and results of the driver, and functions that get the request of a provider.
    const users =
      /^(?:db\/(?!connect)|domain\/oauth\/providers\/(?!fetch)|domain\/email\/delivery|app\.ts|service\.ts)/
    const openers = files.filter((file) => !users.test(file))
    expect(openers.length).toBeGreaterThan(6)
    expect(missingIn(page, openers)).toEqual([])
  })

  it('names every file that sets a cookie', async () => {
    const sets = /'Set-Cookie'|cookies\??\.write\(|Max-Age=/
    const files = await packageSourcesWith(sets)
    const page = await readPage('connections')
    // The attributes of all cookies, and the responses that carry those of flow-cookie.ts.
    const helpers = ['core/src/platform/browser.ts', 'core/src/session/stores/cookie-text.ts']
    const carriers = [
      'service/src/api/oauth/authorize.ts',
      'service/src/api/oauth/return-to-app.ts',
    ]
    const setters = files.filter((file) => ![...helpers, ...carriers].includes(file))
    expect(setters.length).toBeGreaterThan(3)
    expect(missingIn(page, setters)).toEqual([])
    const names = [...page.matchAll(/^\| `([^`]+)` .*(?:Secure|the same)/gm)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => !name?.startsWith('__Host-'))).toEqual([])
  })
})

describe('docs/security/logs.md', () => {
  it('names every file that writes to a log', async () => {
    const writes = /\breport\(|process\.(?:stdout|stderr)\.write|console\.\w+|pino\(/
    const files = await sourcesWith('packages/service/src', writes)
    // The loggers themselves, and the command whose output is the audit log.
    const loggers = ['observability/logger.ts', 'commands/export-audit-log.ts']
    const writers = files.filter((file) => !loggers.includes(file))
    expect(writers.length).toBeGreaterThan(9)
    expect(missingIn(await readPage('logs'), writers)).toEqual([])
  })

  it('names every security event of the request log', async () => {
    const source = await readFile('packages/service/src/observability/security-event.ts', 'utf8')
    const [, union = ''] = /type SecurityEvent =([^]*?)\n\n/.exec(source) ?? []
    const events = [...union.matchAll(/'(\w+)'/g)].map(([, event = '']) => event)
    expect(events.length).toBeGreaterThan(3)
    expect(missingIn(await readPage('logs'), events)).toEqual([])
  })
})

describe('docs/security/limits.md', () => {
  it('has the limits of the configuration, the constants and the calls', async () => {
    expect(await findOutdatedLimits()).toEqual([])
  })
})

describe('docs/security/sign-in-methods.md', () => {
  it('has a row for each way to sign in', async () => {
    const { signInMethod } = await importSource('packages/contract/src/schemas/sessions.ts')
    expect(missingIn(await readPage('sign-in-methods'), signInMethod.options)).toEqual([])
  })
})

describe('docs/security/rfc-9700.md', () => {
  it('has a test or a reason for each section', async () => {
    const rows = [
      ...(await readPage('rfc-9700')).matchAll(
        /^\| (\d\S*) +\| .+? \| (met|not applicable|open) +\| (.+?) +\|$/gm,
      ),
    ]
    const attacks = Array.from({ length: 17 }, (_, index) => `4.${index + 1}`)
    const practices = ['2.1', '2.1.1', '2.1.2', '2.2.1', '2.2.2', '2.3', '2.4', '2.5', '2.6']
    const missing = [...practices, ...attacks].filter(
      (section) => !rows.some(([, name]) => name === section || name?.startsWith(`${section}.`)),
    )
    expect(missing).toEqual([])
    const untested = rows.filter(
      ([, , state, evidence]) => state === 'met' && !/^`.+`: ./.test(evidence ?? ''),
    )
    expect(untested).toEqual([])
  })
})

describe('docs/security/sessions.md', () => {
  it('has the lifetimes, the maximum number of sessions and those of providers', async () => {
    const { parseConfig } = await importSource('packages/service/src/config/config.ts')
    const { accessTokenLifetimeSeconds, recentSignInSeconds, sessions } = parseConfig({})
    const page = await readPage('sessions')
    const rows = [
      ['accessTokenLifetimeSeconds', `${accessTokenLifetimeSeconds} seconds`],
      ['recentSignInSeconds', `${recentSignInSeconds} seconds`],
      ['sessions.lifetimeDays', `${sessions.lifetimeDays} days`],
      ['sessions.idleDays', `${sessions.idleDays} days`],
      ['maxSessionsPerUser', 'no maximum'],
    ]
    const lines = page.split('\n').filter((line) => line.startsWith('|'))
    const missing = rows.filter(
      ([setting, value]) =>
        !lines.some((line) => line.includes(`\`${setting}\``) && line.includes(`| ${value} `)),
    )
    expect(missing).toEqual([])
    expect(page).toContain('## Sessions at an OAuth provider')
  })
})
