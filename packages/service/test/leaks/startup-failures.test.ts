import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { watch } from '../../../core/test/leaks/watch.js'
import { printEveryWay } from '../../../core/test/support/print-every-way.js'
import { configWithSecrets } from '../../../core/test/leaks/config-with-secrets.js'
import { loadConfig } from '../../src/config/config-file.js'
import { parseConfig, type ServiceConfigInput } from '../../src/config/config.js'
import { ConfigError } from '../../src/config/config-error.js'
import { seed } from '../../src/domain/owned-projects/seed.js'
import { createService } from '../../src/service.js'
import { openTestService } from '../support/service.js'

const starts = watch('service startup')
const config = configWithSecrets(starts)
const text = JSON.stringify(config)

const folder = await mkdtemp(join(tmpdir(), 'latchkey-leaks-'))
afterAll(() => rm(folder, { recursive: true }))

const print = (error: unknown) => `${inspect(error)} ${printEveryWay(error)}`

async function load(name: string, source: string, env: Record<string, string> = {}) {
  const file = join(folder, name)
  await writeFile(file, source)
  return loadConfig({ file, env }).catch((error: unknown) => error)
}

type Changed = (leaf: unknown) => unknown

/** Returns the configuration with a change of every text and number. */
function mapLeaves(value: unknown, change: Changed): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapLeaves(item, change))
  if (typeof value !== 'object' || value === null) return change(value)
  const entries = Object.entries(value).map(([name, member]) => [name, mapLeaves(member, change)])
  return Object.fromEntries(entries) as unknown
}

/** Lists every text of the configuration, as in a file. */
function textsOf(value: unknown): string[] {
  const leaves: string[] = []
  mapLeaves(value, (leaf) => leaves.push(JSON.stringify(leaf)))
  return leaves.filter((leaf) => leaf.startsWith('"'))
}

/** The same, with a name that no database accepts. */
function withOddName({ projects: [project], ...rest }: typeof config): ServiceConfigInput {
  const users = project.users.map((user) => ({ ...user, displayName: 'a\0b' }))
  return { ...rest, projects: [{ ...project, users }] }
}

describe('an unreadable configuration is rejected without its content (LG01, LG04)', () => {
  it('if it is not JSON', async () => {
    const quotes = text.replaceAll('"', "'")
    for (const source of [text.slice(0, -1), `${text},`, text.replaceAll(':', ''), quotes]) {
      const error = await load('broken.json', source)
      expect(String(error)).toContain('is not JSON')
      expect(starts.findIn(print(error))).toEqual([])
    }
  })

  it.each<[string, (leaf: string) => [whole: string, broken: string]]>([
    ['a colon', (leaf) => [`:${leaf}`, ` ${leaf}`]],
    ['a comma', (leaf) => [`,"smtp":`, ` ${leaf},"smtp":`]],
    ['a quote', (leaf) => [leaf, leaf.slice(1)]],
    ['a quote, again', (leaf) => [leaf, `'x'${leaf.slice(1, -1)}'`]],
  ])('if it is TypeScript that lacks %s', async (_, harm) => {
    for (const leaf of textsOf(config)) {
      const [whole, broken] = harm(leaf)
      const error = await load('broken.ts', `export default ${text.replace(whole, broken)}`)
      expect(String(error)).toMatch(/cannot be read: line \d+ is not valid TypeScript/)
      expect(starts.findIn(print(error))).toEqual([])
    }
  })
})

describe('an invalid configuration is rejected without its values (LG01, LG04)', () => {
  const [project] = config.projects
  const secret = config.smtp.password
  const production = { mode: 'production', passwordHashing: { passes: 1 } }
  it.each<[string, unknown, RegExp]>([
    ['lists in place of values', mapLeaves(config, (leaf) => [leaf]), /secretServerKey/],
    ['more than there should be', mapLeaves(config, (leaf) => `${String(leaf)} !`), /webhooks/],
    [
      'secrets where others belong',
      {
        ...config,
        mode: secret,
        port: secret,
        publicUrl: secret,
        log: secret,
      },
      /publicUrl/,
    ],
    ['hashes too cheap for production', { ...config, ...production }, /too cheap/],
    ['things twice', { ...config, projects: [project, project] }, /twice/],
  ])('if it has %s', async (_, wrong, message) => {
    for (const file of ['wrong.json', 'wrong.ts']) {
      const source = `${file.endsWith('.ts') ? 'export default ' : ''}${JSON.stringify(wrong)}`
      const error = await load(file, source)
      expect(error).toBeInstanceOf(ConfigError)
      expect(String(error)).toMatch(message)
      expect(starts.findIn(print(error))).toEqual([])
    }
  })

  it('if it is in the environment', async () => {
    const error = await load('right.json', text, {
      DATABASE_URL: config.databaseUrl.replace('postgres', 'mysql'),
      LATCHKEY_ENCRYPTION_KEY: `${config.encryptionKey}x`,
      LATCHKEY_PORT: secret,
      LATCHKEY_SMTP_PORT: secret,
      LATCHKEY_PROJECTS_0_KEYS_SECRET_SERVER_KEY: project.keys.superSecretAdminKey,
      LATCHKEY_PROJECTS_0_WEBHOOKS_0_SECRET: secret,
    })
    expect(String(error)).toContain('DATABASE_URL')
    expect(String(error)).toContain('LATCHKEY_PROJECTS_0_WEBHOOKS_0_SECRET')
    expect(starts.findIn(print(error))).toEqual([])
  })
})

describe('a failed start is reported without secrets (LG01, LG02)', () => {
  it('if the database is unreachable', async () => {
    const service = createService(config)
    const error = await service.ready.catch((reason: unknown) => reason)
    await service.close()
    expect(print(error)).toContain('ECONNREFUSED')
    expect(starts.findIn(print(error))).toEqual([])
  })

  it('if the database rejects the configured values', async () => {
    const { ctx, close } = await openTestService()
    const wrong = parseConfig(withOddName(config))
    const error = await seed({ ...ctx, config: wrong }).catch((reason: unknown) => reason)
    await close()
    expect(print(error)).toMatch(/invalid byte sequence|0x00/)
    expect(starts.findIn(print(error))).toEqual([])
    // Other parameters of a statement, such as hashes and user data, are secret too.
    expect(print(error)).not.toMatch(/\$argon2|ada@example/)
  })
})

it('plants every kind of secret that a failed start could contain (LG04)', () => {
  expect(starts.missing()).toEqual([])
})
