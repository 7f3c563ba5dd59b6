import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from './config-file.js'

const KEYS = ['ab', 'cd'].map((byte) => byte.repeat(32))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'config-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

describe('loadConfig', () => {
  it.each(['latchkey', '@latchkey/service'])(
    'reads TypeScript that imports modules and defineConfig of %s, and leaves no file behind',
    async (name) => {
      await write('port.ts', 'export const port: number = 4999')
      const file = await write(
        'latchkey.config.ts',
        `import { defineConfig } from '${name}'
       import { join } from 'node:path'
       import { port } from './port.js'
       export default defineConfig({ port, dataFolder: join('data', 'a') })`,
      )
      const config = await loadConfig({ file, env: {} })
      expect(config.port).toBe(4999)
      expect(config.dataFolder).toBe(join(folder, 'data', 'a'))
      expect(await readdir(folder)).toEqual(['latchkey.config.ts', 'port.ts'])
    },
  )

  it('reads TypeScript that has an enum and awaits', async () => {
    const file = await write(
      'latchkey.config.ts',
      `enum Port { Default = 4997 }
       export default await Promise.resolve({ port: Port.Default })`,
    )
    expect((await loadConfig({ file, env: {} })).port).toBe(4997)
  })

  it.each(['', '\uFEFF'])('reads JSON that begins with %j', async (mark) => {
    const file = await write('latchkey.config.json', `${mark}{ "port": 4998 }`)
    expect((await loadConfig({ file, env: {} })).port).toBe(4998)
  })

  it.each([
    [
      'latchkey.config.json',
      '{\n "encryptionKey": "hunter2"\n "port" }',
      /is not JSON: see line 3\.$/,
    ],
    [
      'latchkey.config.ts',
      'export default {\n key: "hunter2" port }',
      /latchkey\.config\.ts cannot be read: line 2 is not valid TypeScript\.$/,
    ],
    ['latchkey.config.ts', 'export const config = "hunter2"', /exports no configuration/],
    ['latchkey.config.json', '{ "prot": "hunter2" }', /has a mistake:\n- prot: is not a setting/],
  ])('names the position of the mistake in %s without quoting it', async (name, text, message) => {
    const load = loadConfig({ file: await write(name, text), env: {} })
    await expect(load).rejects.toThrow(message)
    await expect(load).rejects.not.toThrow(/hunter2/)
  })

  it('names the imported file and the line of a syntax error', async () => {
    await write('keys.ts', 'export const keys = {\n a: "hunter2" b }')
    const file = await write(
      'latchkey.config.ts',
      "import { keys } from './keys.js'\nexport default keys",
    )
    const load = loadConfig({ file, env: {} })
    await expect(load).rejects.toThrow(/keys\.ts cannot be read: line 2 is not valid TypeScript\.$/)
    await expect(load).rejects.not.toThrow(/hunter2/)
  })

  it('rejects with the error that the file itself throws', async () => {
    const file = await write('latchkey.config.ts', "throw new Error('Set SMTP_HOST.')")
    await expect(loadConfig({ file, env: {} })).rejects.toThrow('Set SMTP_HOST.')
  })

  it.each([
    ['LATCHKEY_PROT', 'is not a setting. Did you mean LATCHKEY_PORT?'],
    ['LATCHKEY_SMTP_USER', 'is not a setting. Did you mean LATCHKEY_SMTP_USERNAME?'],
    ['LATCHKEY_SMTP_SENDER_MAIL', 'is not a setting. Did you mean LATCHKEY_SMTP_SENDER_EMAIL?'],
    [
      'LATCHKEY_PROJECTS_0_KEYS_SERVER_KEY',
      'is not a setting. Did you mean LATCHKEY_PROJECTS_0_KEYS_SECRET_SERVER_KEY?',
    ],
    [
      'LATCHKEY_PROJECTS_1_DISPLAY_NAME',
      'is not a setting, because the configuration has no project at position 1; the first one has position 0',
    ],
  ])('rejects the unknown variable %s', async (name, message) => {
    const file = await write(
      'latchkey.config.json',
      JSON.stringify({ projects: [{ id: 'internal', displayName: 'Internal' }] }),
    )
    const load = loadConfig({ file, env: { [name]: 'hunter2' } })
    await expect(load).rejects.toThrow(`has a mistake:\n- ${name}: ${message}`)
    await expect(load).rejects.not.toThrow(/hunter2/)
  })

  it('ignores variables of apps and empty variables', async () => {
    const file = await write('latchkey.config.json', '{}')
    const env = { LATCHKEY_API_URL: 'https://a.example', LATCHKEY_DEBUG: 'true', LATCHKEY_PROT: '' }
    expect((await loadConfig({ file, env })).port).toBe(4710)
  })

  it('names a missing file', async () => {
    await expect(loadConfig({ file: join(folder, 'no.ts'), env: {} })).rejects.toThrow(/no\.ts/)
  })

  it.each<[env: Record<string, string>, expected: object]>([
    [{ LATCHKEY_PORT: '5001' }, { port: 5001 }],
    [{ LATCHKEY_LOG: 'true' }, { log: true }],
    [{ LATCHKEY_TRUSTED_PROXIES: '2' }, { trustedProxies: 2 }],
    [{ LATCHKEY_ENCRYPTION_KEY: `${KEYS[0]},${KEYS[1]}` }, { encryptionKey: KEYS }],
    [{ LATCHKEY_TRUSTED_PROXIES: '10.0.0.0/8, ::1' }, { trustedProxies: ['10.0.0.0/8', '::1'] }],
    [{ LATCHKEY_ACCESS_TOKEN_LIFETIME_SECONDS: '30' }, { accessTokenLifetimeSeconds: 30 }],
    [
      { LATCHKEY_PASSWORD_HASHING_PASSES: '3' },
      { passwordHashing: { memoryKibibytes: 64, passes: 3 } },
    ],
    [{ LATCHKEY_SMTP_HOST: 'b.example' }, { smtp: { host: 'b.example', port: 25 } }],
    [{ DATABASE_URL: 'postgres://a/b' }, { databaseUrl: 'postgres://a/b' }],
    [
      { DATABASE_URL: 'postgres://a/b', LATCHKEY_DATABASE_URL: 'postgres://c/d' },
      { databaseUrl: 'postgres://c/d' },
    ],
    [
      { LATCHKEY_PROJECTS_0_KEYS_SECRET_SERVER_KEY: 'ssk_1' },
      { projects: [{ keys: { publishableClientKey: 'pck_1', secretServerKey: 'ssk_1' } }] },
    ],
    [
      { LATCHKEY_PROJECTS_0_CONFIG_ALLOW_LOCALHOST: 'false' },
      { projects: [{ config: { allowLocalhost: false } }] },
    ],
    [{ LATCHKEY_PORT: '', LATCHKEY_SECRET_SERVER_KEY: 'ssk_of_an_app' }, { port: 4710 }],
  ])('overrides settings with environment variables: %o', async (env, expected) => {
    const file = await write(
      'latchkey.config.json',
      JSON.stringify({
        smtp: { host: 'a.example', port: 25, senderEmail: 'a@a.example' },
        passwordHashing: { memoryKibibytes: 64 },
        projects: [{ id: 'internal', displayName: 'I', keys: { publishableClientKey: 'pck_1' } }],
      }),
    )
    expect(await loadConfig({ file, env })).toMatchObject(expected)
  })

  it('names the replacement of the sender name setting', async () => {
    const smtp = { host: 'a.example', port: 25, senderEmail: 'a@a.example' }
    const file = await write('latchkey.config.json', JSON.stringify({ smtp }))
    const env = { LATCHKEY_SMTP_SENDER_NAME: 'Acme' }
    await expect(loadConfig({ file, env })).rejects.toThrow(
      "- smtp.senderName (LATCHKEY_SMTP_SENDER_NAME): was removed: the sender's name is the display name of the project.",
    )
    const input = { smtp: { ...smtp, senderName: 'Acme' } }
    const other = await write('latchkey.config.json', JSON.stringify(input))
    await expect(loadConfig({ file: other, env: {} })).rejects.toThrow(
      '- smtp.senderName: was removed',
    )
  })

  it('names all invalid variables in one error', async () => {
    const file = await write('latchkey.config.json', '{}')
    const env = { LATCHKEY_PORT: 'hunter2', LATCHKEY_LOG: 'yes', LATCHKEY_SMTP_HOST: 'a.example' }
    const load = loadConfig({ file, env })
    await expect(load).rejects.toThrow(/- port \(LATCHKEY_PORT\): .*number/)
    await expect(load).rejects.toThrow(/- log \(LATCHKEY_LOG\): must be true or false/)
    await expect(load).rejects.toThrow(/- smtp\.port: /)
    await expect(load).rejects.not.toThrow(/hunter2/)
  })
})
