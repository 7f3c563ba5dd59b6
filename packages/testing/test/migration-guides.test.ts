import { execFile } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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

/** Runs a script on a project, and resolves to its error output. */
async function run(project: TestProject, contents: string) {
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@latchkey/source'],
    outfile: join(folder, 'script.mjs'),
  })
  const env = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
  }
  return (await promisify(execFile)(process.execPath, ['script.mjs'], { cwd: folder, env })).stderr
}

const signIn = async (project: TestProject, email: string, password: string) => {
  const app = new ClientApp({ ...project, tokenStore: 'memory', redirectMethod: 'none' })
  const result = await app.signInWithPassword({ email, password, noRedirect: true })
  return result.status === 'ok' ? 'ok' : result.error.code
}

describe('the migration guide', () => {
  it('imports a password at the next sign-in', async () => {
    const project = await createTestProject()
    const app = new ServerApp(project)
    const [ann, bob, password] = ['ann@example.com', 'bob@example.com', 'correct horse']
    // The hash of Better Auth.
    const key = (text: string) =>
      scryptSync(text, 'salt', 64, { N: 16384, r: 16, p: 1, maxmem: 2 ** 26 })
    for (const [formerId, primaryEmail] of [
      ['b1', `mary${ann}`],
      ['b2', ann],
      ['b3', bob],
    ] as const)
      await app.createUser({
        primaryEmail,
        primaryEmailVerified: primaryEmail !== bob,
        primaryEmailAuthEnabled: true,
        serverMetadata: { formerId },
      })
    const former = { [ann]: 'b2', [bob]: 'b3' }
    const code = `import { scryptSync } from 'node:crypto'
const send = globalThis.fetch
globalThis.fetch = async (url, init) => {
  if (url !== 'https://old.example.com/check') return send(url, init)
  const { address, password } = JSON.parse(init.body)
  const key = scryptSync(password, 'salt', 64, { N: 16384, r: 16, p: 1, maxmem: 2 ** 26 })
  const isRight = key.toString('hex') === '${key(password).toString('hex')}'
  const id = isRight && ${JSON.stringify(former)}[address]
  return id ? new Response(id) : new Response(null, { status: 401 })
}
${await blockOf('users.md', 'bringPassword')}
for (const email of ${JSON.stringify(Object.keys(former))}) {
  await bringPassword(email, 'wrong horse')
  await bringPassword(email.toUpperCase(), '${password}')
}`
    expect(await run(project, code)).toBe('')
    expect((await app.listUsers()).map((user) => user.hasPassword)).toEqual([false, true, false])
    expect(await signIn(project, ann, password)).toBe('ok')
  })
})
