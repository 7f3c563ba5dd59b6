import { execFile } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { ClientApp } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestProject, type TestProject } from '../src/index.js'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-moving-'))
afterAll(() => rm(folder, { recursive: true }))

/** Returns the only code block of a guide that contains these words. */
async function blockOf(page: string, words: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../docs/moving', page), 'utf8')
  const blocks = [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code)
  const matches = blocks.filter((code) => code.includes(words))
  expect(matches).toHaveLength(1)
  return matches[0]!
}

const openProject = () =>
  createTestProject({ config: { oauthProviders: [{ id: 'google', type: 'shared' }] } })

/** Runs the script of a guide with the files of an export, and resolves to its error output. */
async function run(project: TestProject, code: string, files: Record<string, string> = {}) {
  const script = (await blockOf('index.md', 'import-users.mts')) + code
  const imports = script.match(/^import .*\n/gm) ?? []
  const contents = [...new Set(imports), script.replaceAll(/^import .*\n/gm, '')].join('')
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@latchkey/source'],
    external: ['./read-users.mjs'],
    outfile: join(folder, 'import-users.mjs'),
  })
  const env = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
    FIREBASE_SIGNER_KEY: firebaseSignerKey,
  }
  const child = promisify(execFile)(process.execPath, ['import-users.mjs'], { cwd: folder, env })
  return (await child).stderr
}

const signIn = async (project: TestProject, email: string, password = 'correct horse') => {
  const app = new ClientApp({ ...project, tokenStore: 'memory', redirectMethod: 'none' })
  const result = await app.signInWithPassword({ email, password, noRedirect: true })
  return result.status === 'ok' ? 'ok' : result.error.code
}

const usersOf = async (project: TestProject) =>
  (await new ServerApp(project).listUsers()).map((user) => ({
    email: user.primaryEmail,
    isVerified: user.primaryEmailVerified,
    hasPassword: user.hasPassword,
    accounts: user.oauthProviders.map(({ id, accountId }) => `${id} ${accountId}`),
    metadata: [user.clientMetadata, user.clientReadOnlyMetadata, user.serverMetadata],
  }))

// The bcrypt hash of "correct horse".
const hash = '$2b$04$in2krlbqTqWvqmox/MCtzOZoitlP/to/u4rlA82CNENvRxz5zReX2'
const hash2a = hash.replace('$2b', '$2a')
// The same password, hashed by Better Auth.
const betterAuthHash =
  'facc6cd45a9cec8579dfe5f6fed1e3e7:f8dd41275cf165098d8db6a49d848e66db2ecf076f24a9ba65001c64c489bbb3f8834538ef415353a1031111479f30af43b12dc7ef570f43d5a4401b3938c2d8'
// The same password, hashed with the parameters in the README of https://github.com/firebase/scrypt.
const firebaseHash =
  'ZKICzw/aMHw8vdjGxgsJzoU1Y63uykdiPEEVnt50NNfmdvLO6km/CMVwKr/d6tK9Px7we7sL5mhO3XjodX2HlA=='
const firebaseSignerKey =
  'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=='
const foreignHash = '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=c2s=$c2FsdA==$aGFzaA=='
const bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
const asLines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const ann = { email: 'ann@example.com', isVerified: true, hasPassword: true }
const bob = { email: 'bob@example.com', isVerified: false }

const clerkUser = (id: string, email: string, status: string, more: object) => ({
  id,
  email: { email_address: email, verification: { status } },
  first_name: 'Ann',
  external_accounts: [],
  unsafe_metadata: {},
  public_metadata: {},
  private_metadata: {},
  ...more,
})

/** Exports of other kits, and the users that each script creates. */
const kits = {
  clerk: {
    // The output of `read-users.mts` for both exports.
    files: {
      'read-users.mjs': `export const users = ${JSON.stringify([
        clerkUser('user_1', ann.email, 'verified', {
          digest: hash,
          external_accounts: [
            { provider: 'oauth_google', provider_user_id: '117', email_address: ann.email },
            { provider: 'oauth_microsoft', provider_user_id: '118', email_address: '' },
          ],
          unsafe_metadata: { theme: 'dark' },
          public_metadata: { plan: 'pro' },
          private_metadata: { note: 'x' },
        }),
        clerkUser('user_2', bob.email, 'unverified', {
          digest: 'md5$salt$hash',
        }),
      ])}
users[0].totpSecret = Uint8Array.from(${JSON.stringify(bytes)})`,
    },
    users: [
      {
        ...ann,
        accounts: ['google 117'],
        metadata: [{ theme: 'dark' }, { plan: 'pro' }, { note: 'x', formerId: 'user_1' }],
      },
      { ...bob, hasPassword: false, accounts: [], metadata: [{}, {}, { formerId: 'user_2' }] },
    ],
    signsIn: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    again: /^$/,
  },
  auth0: {
    files: {
      'users.json': asLines([
        {
          user_id: 'auth0|5dea9f9c82dd7c0e76e4ec93',
          email: ann.email,
          email_verified: true,
          name: ann.email,
          identities: [
            { provider: 'auth0', user_id: '5dea9f9c82dd7c0e76e4ec93' },
            { provider: 'google-oauth2', user_id: '117' },
          ],
          user_metadata: { theme: 'dark' },
          app_metadata: { plan: 'pro' },
        },
        { user_id: 'auth0|euclid', email: bob.email, email_verified: false },
      ]),
      'hashes.json': asLines([
        { _id: { $oid: '5dea9f9c82dd7c0e76e4ec93' }, email: ann.email, passwordHash: hash },
        { _id: { $oid: '5dea9f9c82dd7c0e76e4ec94' }, alt_id: 'euclid', passwordHash: hash2a },
      ]),
    },
    users: [
      {
        ...ann,
        accounts: ['google 117'],
        metadata: [
          { theme: 'dark' },
          null,
          { plan: 'pro', formerId: 'auth0|5dea9f9c82dd7c0e76e4ec93' },
        ],
      },
      {
        ...bob,
        hasPassword: true,
        accounts: [],
        metadata: [{}, null, { formerId: 'auth0|euclid' }],
      },
    ],
    signsIn: 'ok',
    again:
      /^(auth0\|\w+: LatchkeyError: An account with this e-mail address exists already.\n){2}$/,
  },
  supabase: {
    files: {
      'users.json': JSON.stringify([
        {
          id: 'u1',
          email: ann.email,
          encrypted_password: hash2a,
          is_verified: true,
          user_metadata: { theme: 'dark' },
          app_metadata: { plan: 'pro' },
          accounts: [
            { id: 'google', accountId: '117', email: ann.email },
            { id: 'figma', accountId: '118', email: null },
          ],
        },
        {
          id: 'u2',
          email: bob.email,
          encrypted_password: foreignHash,
          is_verified: false,
          user_metadata: {},
          app_metadata: {},
          accounts: [],
        },
        { id: 'u3', email: null, is_verified: false, accounts: [] },
      ]),
    },
    users: [
      {
        ...ann,
        accounts: ['google 117'],
        metadata: [{ theme: 'dark' }, { plan: 'pro' }, { formerId: 'u1' }],
      },
      { ...bob, hasPassword: false, accounts: [], metadata: [{}, {}, { formerId: 'u2' }] },
    ],
    signsIn: 'ok',
    again: /^u1: .*\nu2: .*\nu3: .* Missing primary_email. .*\n$/,
  },
  'better-auth': {
    files: {
      'users.json': JSON.stringify([
        {
          id: 'b1',
          email: ann.email,
          emailVerified: true,
          name: 'Ann',
          image: '',
          accounts: [
            { providerId: 'credential', accountId: 'b1', password: betterAuthHash },
            { providerId: 'google', accountId: '117', password: null },
          ],
        },
        {
          id: 'b2',
          email: bob.email,
          emailVerified: false,
          name: 'Bob',
          image: null,
          accounts: [{ providerId: 'credential', accountId: 'b2', password: null }],
        },
      ]),
    },
    users: [
      { ...ann, accounts: ['google 117'], metadata: [null, null, { formerId: 'b1' }] },
      { ...bob, hasPassword: false, accounts: [], metadata: [null, null, { formerId: 'b2' }] },
    ],
    signsIn: 'ok',
    again: /^b1: .*\nb2: .*\n$/,
  },
  firebase: {
    files: {
      'users.json': JSON.stringify({
        users: [
          {
            localId: 'f1',
            email: ann.email,
            emailVerified: true,
            displayName: 'Ann',
            salt: '42xEC+ixf3L2lw==',
            passwordHash: firebaseHash,
            customAttributes: '{"plan":"pro"}',
            providerUserInfo: [
              { providerId: 'google.com', rawId: '117', email: ann.email },
              { providerId: 'password', rawId: ann.email },
            ],
          },
          { localId: 'f2', email: bob.email },
          { localId: 'f3', email: 'eve@example.com', disabled: true },
        ],
      }),
    },
    users: [
      {
        ...ann,
        accounts: ['google 117'],
        metadata: [null, { plan: 'pro' }, { formerId: 'f1' }],
      },
      { ...bob, hasPassword: false, accounts: [], metadata: [null, {}, { formerId: 'f2' }] },
    ],
    signsIn: 'ok',
    again: /^f1: .*\nf2: .*\n$/,
  },
}

describe('the migration guide', () => {
  it.each(Object.entries(kits))('imports users from %s', async (name, kit) => {
    const project = await openProject()
    const code = await blockOf(`${name}.md`, 'createUser(')
    await run(project, code, kit.files)
    expect(await usersOf(project)).toEqual(kit.users)
    expect(await signIn(project, ann.email)).toBe(kit.signsIn)
    expect(await run(project, code)).toMatch(kit.again)
    expect(await usersOf(project)).toEqual(kit.users)
    expect(await project.inbox.list()).toEqual([])
  })

  it('imports users from Stack Auth', async () => {
    const project = await openProject()
    const users = [
      { id: 's1', email: ann.email, isVerified: true, name: null, hash },
      { id: 's2', email: bob.email, isVerified: false, name: 'Bob', hash: null },
    ]
    const code = await blockOf('stack-auth.md', 'createUser(')
    await run(project, `const users = ${JSON.stringify(users)}\n${code}`)
    expect(await usersOf(project)).toMatchObject([ann, { ...bob, hasPassword: false }])
    expect(await signIn(project, ann.email)).toBe('ok')
  })

  it('imports a password at the next sign-in', async () => {
    const project = await openProject()
    const app = new ServerApp(project)
    const password = 'correct horse'
    // The hash of Better Auth.
    const key = (text: string) =>
      scryptSync(text, 'salt', 64, { N: 16384, r: 16, p: 1, maxmem: 2 ** 26 })
    for (const [formerId, primaryEmail] of [
      ['b1', `mary${ann.email}`],
      ['b2', ann.email],
      ['b3', bob.email],
    ] as const)
      await app.createUser({
        primaryEmail,
        primaryEmailVerified: primaryEmail !== bob.email,
        primaryEmailAuthEnabled: true,
        serverMetadata: { formerId },
      })
    const former = { [ann.email]: 'b2', [bob.email]: 'b3' }
    const code = `import { scryptSync } from 'node:crypto'
globalThis.findFormerId = async (address, password) => {
  const key = scryptSync(password, 'salt', 64, { N: 16384, r: 16, p: 1, maxmem: 2 ** 26 })
  const isRight = key.toString('hex') === '${key(password).toString('hex')}'
  return (isRight && ${JSON.stringify(former)}[address]) || null
}
${await blockOf('index.md', 'bringPassword')}
for (const email of ${JSON.stringify(Object.keys(former))}) {
  await bringPassword(email, 'wrong horse')
  await bringPassword(email.toUpperCase(), '${password}')
}`
    expect(await run(project, code)).toBe('')
    expect((await app.listUsers()).map((user) => user.hasPassword)).toEqual([false, true, false])
    expect(await signIn(project, ann.email)).toBe('ok')
  })
})
