import { describe, expect, it } from 'vitest'
import { parseConfig } from './config.js'
import { ConfigError, pathText } from './config-error.js'

const KEY = 'a'.repeat(64)
const PROJECT = { id: 'internal', displayName: 'Internal' }
const PRODUCTION = {
  mode: 'production',
  host: '0.0.0.0',
  publicUrl: 'https://auth.example.com/',
  encryptionKey: KEY,
  databaseUrl: 'postgres://db.example.com/latchkey',
}

const mistakesIn = (input: unknown): string[] => {
  try {
    parseConfig(input)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes.map(({ path }) => pathText(path))
    throw error
  }
  return []
}

const withProviders = (...oauthProviders: unknown[]) => ({ ...PROJECT, config: { oauthProviders } })

describe('parseConfig', () => {
  it('fills in every default', () => {
    expect(parseConfig({})).toEqual({
      mode: 'development',
      host: '127.0.0.1',
      port: 4710,
      publicUrl: 'http://localhost:4710',
      accessTokenLifetimeSeconds: 600,
      accessTokenClaims: 'minimal',
      recentSignInSeconds: 600,
      totpWindow: 1,
      credentialExportEnabled: false,
      extensions: true,
      unverifiedAddressesPerUser: 10,
      auditLog: { keptDays: 90 },
      webhookEventMegabytes: 1000,
      codeLifetimes: {
        signInMinutes: 10,
        passwordResetMinutes: 60,
        verificationHours: 24,
        invitationDays: 7,
      },
      passwordHashing: { memoryKibibytes: 19_456, passes: 2, maxWaiting: 100 },
      limits: {
        failedSignInsPerAccount: 100,
        failedSignInsPerAccountAndNetwork: 20,
        failedSignInsPerClient: 1000,
        emailsPerRecipient: 60,
        emailsPerClient: 600,
        startedSignInsPerClient: 6000,
        oauthRegistrationsPerClient: 100,
        refreshesPerSession: 120,
        writesPerUser: 120,
        logosPerClient: 600,
        scimRequestsPerConnection: 3000,
        rejectionDelayMillis: 1_000,
      },
      sessions: { lifetimeDays: 365, idleDays: 30, refreshTokenRotation: 'announced' },
      breachedPasswords: { url: 'https://api.pwnedpasswords.com', timeoutMillis: 1000 },
      proofOfWork: { attackThreshold: 1000, difficulty: 2000 },
      databasePoolSize: 10,
      databaseTimeoutSeconds: 5,
      databasePreparedStatements: true,
      shutdownSeconds: 10,
      oauthTimeoutMillis: 10_000,
      oauthProviders: {},
      log: false,
      projects: [],
    })
  })

  it('uses the port in the public URL and removes its trailing slash', () => {
    expect(parseConfig({ port: 5000 }).publicUrl).toBe('http://localhost:5000')
    expect(parseConfig({ publicUrl: 'https://a.example/auth/' }).publicUrl).toBe(
      'https://a.example/auth',
    )
  })

  it.each<[mistake: string, input: unknown, paths: string[]]>([
    ['no object', 'port: 1', ['']],
    ['no proxies', { trustedProxies: 0 }, ['trustedProxies']],
    ['a proxy that is no network', { trustedProxies: ['10.0.0.0/40'] }, ['trustedProxies[0]']],
    ['no header name', { clientAddressHeader: 'x real ip' }, ['clientAddressHeader']],
    [
      'two sources of the client address',
      { trustedProxies: 1, clientAddressHeader: 'X-Real-IP' },
      ['clientAddressHeader'],
    ],
    ['an unknown key', { prot: 1 }, ['prot']],
    [
      'unknown keys inside',
      { smtp: { hots: 'a' } },
      ['smtp.host', 'smtp.port', 'smtp.senderEmail', 'smtp.hots'],
    ],
    ['a text for a number', { port: '4710' }, ['port']],
    ['a port out of range', { port: 70_000 }, ['port']],
    ['an unknown mode', { mode: 'test' }, ['mode']],
    ['a public URL of another scheme', { publicUrl: 'ftp://a.example' }, ['publicUrl']],
    ['a public URL that is none', { publicUrl: 'localhost' }, ['publicUrl']],
    ['a public URL with a query', { publicUrl: 'https://a.example/?x=1' }, ['publicUrl']],
    ['a key that is too short', { encryptionKey: 'abcd' }, ['encryptionKey']],
    ['a lifetime of nothing', { accessTokenLifetimeSeconds: 0 }, ['accessTokenLifetimeSeconds']],
    ['claims of another kind', { accessTokenClaims: 'all' }, ['accessTokenClaims']],
    ['a limit of nothing', { limits: { emailsPerClient: 0 } }, ['limits.emailsPerClient']],
    ['a database without a path to a server', { databaseUrl: 'postgres://u:p@' }, ['databaseUrl']],
    ['a database of another kind', { databaseUrl: 'mysql://a/b' }, ['databaseUrl']],
    ['a project id that is none', { projects: [{ ...PROJECT, id: 'shop' }] }, ['projects[0].id']],
    ['a project twice', { projects: [PROJECT, PROJECT] }, ['projects[1].id']],
    [
      'keys in each other’s place',
      { projects: [{ ...PROJECT, keys: { secretServerKey: 'pck_x' } }] },
      ['projects[0].keys.secretServerKey'],
    ],
    [
      'an unknown flag',
      { projects: [{ ...PROJECT, config: { signUp: true } }] },
      ['projects[0].config.signUp'],
    ],
    [
      'a domain without scheme',
      { projects: [{ ...PROJECT, domains: [{ domain: 'a.example' }] }] },
      ['projects[0].domains[0].domain'],
    ],
    [
      'a domain with several ** (R5)',
      { projects: [{ ...PROJECT, domains: [{ domain: 'https://**.**.example.com' }] }] },
      ['projects[0].domains[0].domain'],
    ],
    [
      'a wildcard without a domain after it',
      { projects: [{ ...PROJECT, domains: [{ domain: 'https://*.com' }] }] },
      ['projects[0].domains[0].domain'],
    ],
    [
      'a user twice',
      { projects: [{ ...PROJECT, users: [{ email: 'a@b.co' }, { email: 'a@b.co' }] }] },
      ['projects[0].users[1].email'],
    ],
    [
      'a password hash in an unknown format (51)',
      { projects: [{ ...PROJECT, users: [{ email: 'a@b.co', passwordHash: 'x' }] }] },
      ['projects[0].users[0].passwordHash'],
    ],
    [
      'a shared provider that cannot be shared',
      { projects: [withProviders({ id: 'facebook', type: 'shared' })] },
      ['projects[0].config.oauthProviders[0].type'],
    ],
    [
      'a standard provider without its secret',
      { projects: [withProviders({ id: 'google', type: 'standard', clientId: 'a' })] },
      ['projects[0].config.oauthProviders[0]'],
    ],
    [
      'a provider twice',
      {
        projects: [
          withProviders({ id: 'google', type: 'shared' }, { id: 'google', type: 'shared' }),
        ],
      },
      ['projects[0].config.oauthProviders[1].id'],
    ],
    [
      'a provider over plain http',
      { oauthProviders: { google: { issuer: 'http://accounts.example.com' } } },
      ['oauthProviders.google.issuer'],
    ],
    [
      'an API whose URL has a fragment, which no request may name (RFC 8707, section 2)',
      {
        projects: [
          {
            ...PROJECT,
            oauthServer: {
              consentUrl: 'https://app.example.com/consent',
              resources: [{ identifier: 'https://api.example.com/#notes', scopes: [] }],
            },
          },
        ],
      },
      ['projects[0].oauthServer.resources[0].identifier'],
    ],
    [
      'a client whose secret is in a variable that is not set',
      {
        projects: [
          {
            ...PROJECT,
            oauthServer: {
              consentUrl: 'https://app.example.com/consent',
              clients: [
                {
                  id: 'second-app',
                  displayName: 'Second app',
                  secret: undefined,
                  redirectUrls: ['https://second.example.com/callback'],
                },
              ],
            },
          },
        ],
      },
      ['projects[0].oauthServer.clients[0].secret'],
    ],
    ['several at once', { port: -1, log: 'yes', smpt: {} }, ['port', 'log', 'smpt']],
    ['development for everyone', { host: '0.0.0.0' }, ['host']],
    ['production with nothing', { mode: 'production' }, ['encryptionKey', 'databaseUrl']],
    [
      'production over plain http',
      { ...PRODUCTION, publicUrl: 'http://auth.example.com' },
      ['publicUrl'],
    ],
    [
      'production with cheap hashing',
      { ...PRODUCTION, passwordHashing: { memoryKibibytes: 8, passes: 1 } },
      ['passwordHashing'],
    ],
    [
      'production with a short secret key',
      { ...PRODUCTION, projects: [{ ...PROJECT, keys: { superSecretAdminKey: 'sak_1' } }] },
      ['projects[0].keys.superSecretAdminKey'],
    ],
    [
      'production with a repeated character as a secret key',
      {
        ...PRODUCTION,
        projects: [{ ...PROJECT, keys: { secretServerKey: `ssk_${'a'.repeat(64)}` } }],
      },
      ['projects[0].keys.secretServerKey'],
    ],
    [
      'production with an example’s keys',
      { ...PRODUCTION, projects: [{ ...PROJECT, keys: { secretServerKey: 'ssk_development' } }] },
      ['projects[0].keys.secretServerKey'],
    ],
  ])('rejects %s with its path', (_mistake, input, paths) => {
    expect(mistakesIn(input)).toEqual(paths)
  })

  it.each([KEY, Buffer.alloc(32, 7).toString('base64')])('accepts a key of 32 bytes', (key) => {
    expect(parseConfig({ ...PRODUCTION, encryptionKey: key }).encryptionKey).toBe(key)
  })

  it('takes several keys, each of 32 bytes', () => {
    expect(parseConfig({ ...PRODUCTION, encryptionKey: [KEY, KEY] }).encryptionKey).toEqual([
      KEY,
      KEY,
    ])
    expect(mistakesIn({ ...PRODUCTION, encryptionKey: [] })).toEqual(['encryptionKey'])
    const second = { ...PRODUCTION, encryptionKey: [KEY, 'abcd'] }
    expect(mistakesIn(second)).toEqual(['encryptionKey[1]'])
  })

  it('lists one mistake per line without values', () => {
    const parse = () =>
      parseConfig({ port: -1, encryptionKey: 'hunter2', databaseUrl: 'mysql://u:hunter2@h/d' })
    expect(parse).toThrow(
      /^The configuration has 3 mistakes:\n- port: .+\n- databaseUrl: .+\n- enc/,
    )
    expect(parse).not.toThrow(/hunter2/)
  })
  it('limits the metrics to this machine, wherever the service listens', () => {
    const { metrics } = parseConfig({ ...PRODUCTION, metrics: { port: 9464 } })
    expect(metrics?.host).toBe('127.0.0.1')
  })

  it.each([
    [{ metrics: { token: 'a'.repeat(16) } }, '- metrics.port: is missing'],
    [{ dashboard: 'yes' }, '- dashboard: must be true or false'],
    [{ databaseUrl: 'postgres://u:p#1@h/d' }, 'percent-encoded special characters of the password'],
  ])('says what is wrong in %j', (input, message) => {
    expect(() => parseConfig(input)).toThrow(message)
  })
})
