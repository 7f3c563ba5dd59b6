import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestProject } from '@latchkey/testing'
import { afterAll, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { bundleModules } from './bundle-for.js'

/** The time limit of these programs, in case one never ends. */
const TIMEOUT_MILLIS = 60_000

const folder = await mkdtemp(join(tmpdir(), 'latchkey-node-'))
const { projectId, publishableClientKey, baseUrl } = await createTestProject({ users: [ada] })
const options = JSON.stringify({ projectId, publishableClientKey, baseUrl })
afterAll(() => rm(folder, { recursive: true }))

/** Runs a program in a new process until it ends, and resolves to its output. */
async function run(program: string): Promise<string> {
  const modules = await bundleModules(`
    import { ClientApp } from '@latchkey/core'
    const options = ${options}, ada = ${JSON.stringify(ada)}
    ${program}`)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const { name, text } of modules) await writeFile(join(folder, name), text)
  const command = promisify(execFile)(process.execPath, [join(folder, 'program.js')], {
    timeout: TIMEOUT_MILLIS,
  })
  return (await command).stdout.trim()
}

it('a Node process can end while cookies are polled every 100 ms (CK24)', async () => {
  const printed = await run(`
    let reads = 0
    const cookies = { read: () => ((reads += 1), ''), write() {}, remove() {} }
    const app = new ClientApp({ ...options, platform: { cookies } })
    app.session.subscribe(() => {})
    const work = setInterval(() => reads > 9 && clearInterval(work), 10)
    process.on('exit', () => console.log(reads > 9, app.session.get().status))`)
  expect(printed).toBe('true signed-out')
})

it('a Node process can end before unused queries are garbage-collected (CK24)', async () => {
  const printed = await run(`
    const app = new ClientApp({ ...options, tokenStore: 'memory' })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await Promise.all([app.getUser(), app.project.load()])
    process.on('exit', () => console.log(app.user.get().status, app.project.get().status))`)
  expect(printed).toBe('ready ready')
})

it('a Node process waits for a pending call and for the pause before a retry (CK24)', async () => {
  const printed = await run(`
    let attempts = 0
    const unreliableFetch = (...request) =>
      (attempts += 1) > 1 ? fetch(...request) : Promise.reject(new TypeError('connection lost'))
    const app = new ClientApp({ ...options, tokenStore: null, fetch: unreliableFetch })
    const { config } = await app.getProject()
    console.log(attempts, config.credentialEnabled)`)
  expect(printed).toBe('2 true')
})
