import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { buildProgram, startByNpm, startProgram } from '../support/program/program.js'

const ids = ['0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d', '1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d']

const built = await buildProgram()
const folder = await mkdtemp(join(tmpdir(), 'latchkey-commands-'))
const config = join(folder, 'latchkey.config.json')
const projects = ids.map((id) => ({ id, displayName: 'Test' }))
await writeFile(config, JSON.stringify({ port: 0, dataFolder: 'data', projects }))
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true })
})

async function run(...args: string[]) {
  const program = startProgram(built.file, [...args, '--config', config])
  return { code: await program.exit, output: program.output().trim() }
}

/** Returns the number of keys that each project publishes. */
async function keyCounts(): Promise<number[]> {
  const program = startProgram(built.file, ['start', '--config', config])
  const address = await program.address
  const counts = ids.map(async (id) => {
    const response = await fetch(`${address}/api/v1/projects/${id}/.well-known/jwks.json`)
    return ((await response.json()) as { keys: unknown[] }).keys.length
  })
  const result = await Promise.all(counts)
  program.child.kill('SIGTERM')
  expect(await program.exit).toBe(0)
  return result
}

/** Resolves when this file of the folder changes from now on. */
async function untilChanged(path: string, name: string): Promise<void> {
  for await (const { filename } of watch(path)) if (filename === name) return
}

it('migrates the database, then rotates the keys of all projects or of one', async () => {
  expect(await run('migrate')).toEqual({ code: 0, output: 'The database is up to date.' })
  expect(await readdir(join(folder, 'data'))).toContain('postgres')
  expect(await keyCounts()).toEqual([1, 1])
  const all = await run('rotate-keys')
  expect([all.code, ids.every((id) => all.output.includes(id))]).toEqual([0, true])
  const projectResult = await run('rotate-keys', '--project', ids[1] ?? '')
  expect(projectResult).toEqual({ code: 0, output: `New signing keys: ${ids[1]}` })
  expect(await keyCounts()).toEqual([2, 3])
})

it('exports the audit log of one project as JSON lines', async () => {
  const { code, output } = await run('export-audit-log', '--project', ids[1] ?? '')
  expect(code).toBe(0)
  const events = output.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  // Rotated for all projects, then for this one.
  expect(events.map(({ action }) => action)).toEqual(['signing_key.rotated', 'signing_key.rotated'])
  expect(events[0]).toMatchObject({
    actor: { type: 'service', id: null },
    subject: { type: 'project', id: ids[1] },
    created_at_millis: expect.any(Number),
  })
  const missing = await run('export-audit-log')
  expect([missing.code, missing.output]).toEqual([
    1,
    'Missing --project. Pass the ID of the project.',
  ])
})

it('encrypts all secrets with the first key of the data folder', async () => {
  const file = join(folder, 'data', 'encryption-key')
  const newKey = randomBytes(32).toString('base64')
  await writeFile(file, `${newKey}\n${await readFile(file, 'utf8')}`)
  const { code, output } = await run('re-encrypt')
  expect([code, output]).toEqual([0, expect.stringContaining('encrypted with the first key: ')])
  await writeFile(file, newKey)
  expect(await keyCounts()).toHaveLength(2)
})

it('stops when the npm process that started it is killed', async () => {
  const program = startByNpm(built.file, ['start', '--config', config])
  const address = await program.address
  program.child.kill('SIGKILL')
  await program.exit
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed')
  expect(await readdir(join(folder, 'data'))).not.toContain('lock.json')
})

it('stops when the npm process that started it is killed while the configuration loads', async () => {
  const file = join(folder, 'slow.config.ts')
  await writeFile(
    file,
    `const parent = process.ppid
    console.log('http://reading')
    while (process.ppid === parent) await new Promise((resolve) => setTimeout(resolve, 10))
    export default { port: 0 }`,
  )
  const program = startByNpm(built.file, ['start', '--config', file])
  await program.address
  program.child.kill('SIGKILL')
  await program.exit
  expect(program.output()).not.toContain('Error')
})

it.each(['SIGINT', 'SIGTERM'] as const)('exits on %s during its start', async (signal) => {
  const isLocked = untilChanged(join(folder, 'data'), 'lock.json')
  const program = startProgram(built.file, ['start', '--config', config])
  await isLocked
  program.child.kill(signal)
  expect(await program.exit).toBe(0)
  expect(await readdir(join(folder, 'data'))).not.toContain('lock.json')
})

it('rejects an unknown project', async () => {
  for (const command of ['rotate-keys', 'export-audit-log']) {
    const { code, output } = await run(command, '--project', 'gone')
    expect([code, output]).toEqual([1, 'The project gone was not found.'])
  }
})

it('requires a data folder for migrate, rotate-keys and re-encrypt', async () => {
  const memory = join(folder, 'memory.json')
  await writeFile(memory, '{}')
  for (const command of ['migrate', 'rotate-keys', 're-encrypt']) {
    const program = startProgram(built.file, [command, '--config', memory])
    expect(await program.exit).toBe(1)
    expect(program.output()).toContain('dataFolder')
  }
})

it('prints its usage for --help and does nothing else', async () => {
  const { code, output } = await run('migrate', '--help')
  expect([code, output.startsWith('Usage: latchkey-service')]).toEqual([0, true])
})

it('prints its version for --version', async () => {
  const manifest = new URL('../../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  expect(await run('--version')).toEqual({ code: 0, output: version })
})

it.each([
  ['Unknown command: rotate.', 'rotate'],
  ['Unexpected argument: now.', 'migrate', 'now'],
  ["Unknown option '--prot'.", '--prot', '1'],
  ['The command migrate has no option --project.', 'migrate', '--project', 'engines'],
  ['The command init has no option --config.', 'init'],
])('prints the mistake and its usage for invalid arguments: %s', async (mistake, ...args) => {
  const { code, output } = await run(...args)
  const start = `${mistake}\n\nUsage: latchkey-service`
  expect([code, output.slice(0, start.length)]).toEqual([1, start])
})
