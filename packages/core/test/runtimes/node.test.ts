import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestProject } from '@latchkey/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { bundleModules } from './bundle-for.js'

/** More than any of these programs has to wait for; one that would never end is ended then. */
const PATIENCE_MILLIS = 60_000

let folder: string
let options: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-node-'))
  const { projectId, publishableClientKey, baseUrl } = await createTestProject({ users: [ada] })
  options = JSON.stringify({ projectId, publishableClientKey, baseUrl })
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a program in a process of its own until that ends by itself, and resolves to what it has printed. */
async function run(program: string): Promise<string> {
  const modules = await bundleModules(`
    import { ClientApp } from '@latchkey/core'
    const options = ${options}, ada = ${JSON.stringify(ada)}
    ${program}`)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  for (const { name, text } of modules) await writeFile(join(folder, name), text)
  const command = promisify(execFile)(process.execPath, [join(folder, 'program.js')], {
    timeout: PATIENCE_MILLIS,
  })
  return (await command).stdout.trim()
}

it('CK24: a process ends although cookies are looked at every 100 ms', async () => {
  const printed = await run(`
    let looks = 0
    const cookies = { read: () => ((looks += 1), ''), write() {}, remove() {} }
    const app = new ClientApp({ ...options, platform: { cookies } })
    app.session.subscribe(() => {})
    const work = setInterval(() => looks > 9 && clearInterval(work), 10)
    process.on('exit', () => console.log(looks > 9, app.session.get().status))`)
  expect(printed).toBe('true signed-out')
})

it('CK24: a process does not wait until what it has read is forgotten', async () => {
  const printed = await run(`
    const app = new ClientApp({ ...options, tokenStore: 'memory' })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    await Promise.all([app.getUser(), app.project.load()])
    process.on('exit', () => console.log(app.user.get().status, app.project.get().status))`)
  expect(printed).toBe('ready ready')
})

it('CK24: a process waits for a call, and for the pause before its next attempt', async () => {
  const printed = await run(`
    let attempts = 0
    const lossy = (...request) =>
      (attempts += 1) > 1 ? fetch(...request) : Promise.reject(new TypeError('connection lost'))
    const app = new ClientApp({ ...options, tokenStore: null, fetch: lossy })
    const { config } = await app.getProject()
    console.log(attempts, config.credentialEnabled)`)
  expect(printed).toBe('2 true')
})
