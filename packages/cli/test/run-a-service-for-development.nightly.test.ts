import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listProcesses } from '../src/dev/processes.js'
import { openProgram } from './support/program.js'

const program = openProgram()
const NODE = process.execPath
// Making a database takes longer than opening one again, so most tests share one.
const shared = mkdtempSync(join(tmpdir(), 'latchkey-shared-'))
afterAll(() => rm(shared, { recursive: true }))
const DEV = ['dev', '--data-folder', shared]
const printVariables = `
  const own = Object.entries(process.env).filter(([name]) => name.includes('LATCHKEY_'))
  console.log('VARIABLES ' + JSON.stringify(Object.fromEntries(own)))`
const variablesIn = (text: string) =>
  JSON.parse(/VARIABLES (.*)/.exec(text)?.[1] ?? '{}') as Record<string, string>

/** What an app would otherwise leave behind where its test fails. */
const endProcess = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}

describe('a command beside the service', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'that npm has started is told of %s, which npm does not hand on, and may finish',
    async (signal) => {
      const app = `
        process.once('${signal}', () => setTimeout(() => {
          console.log('finished ${signal}')
          process.exit()
        }, 200))
        setInterval(() => {}, 1000); console.log('ready ' + process.pid)`
      await writeFile(join(program.folder, 'app.mjs'), app)
      // Each npm has a shell between itself and what it starts.
      const scripts = { dev: 'npm run app', app: 'node app.mjs' }
      await writeFile(join(program.folder, 'package.json'), JSON.stringify({ scripts }))
      const run = program.start([...DEV, '--', 'npm', 'run', 'dev'])
      const [, pid] = await run.said(/ready (\d+)/)
      try {
        run.child.kill(signal)
        await once(run.child, 'exit')
        expect(listProcesses().map((one) => one.pid)).not.toContain(Number(pid))
        // What it said is read to its end after that.
        await run.exit
        expect(run.stdout()).toContain(`finished ${signal}`)
      } finally {
        endProcess(Number(pid))
      }
    },
  )

  it.each(['SIGINT', 'SIGHUP'] as const)('is told of %s, and may finish', async (signal) => {
    const finish = `
      process.on('${signal}', () => { console.log('got ${signal}'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
    const run = program.start([...DEV, '--', NODE, '-e', finish])
    await run.said(/ready/)
    run.child.kill(signal)
    expect(await run.exit).toBe(9)
    expect(run.stdout()).toContain(`got ${signal}`)
  })

  it('ends with the npm that started the program, which tells it nothing', async () => {
    const finish = `
      process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
    const run = program.startByNpm([...DEV, '--', NODE, '-e', finish])
    await run.said(/ready/)
    run.child.kill('SIGKILL')
    await run.exit
    expect(run.stdout()).toContain('got SIGTERM')
  })

  it('that a signal ended ends as a shell would say it', async () => {
    const run = program.start([
      'dev',
      '--memory',
      '--',
      NODE,
      '-e',
      "process.kill(process.pid, 'SIGKILL')",
    ])
    expect(await run.exit).toBe(137)
  })
})

describe('the service of a folder', () => {
  it('that is there already keeps what git ignores, and is told to keep the keys out of it', async () => {
    const file = join(program.folder, '.gitignore')
    await writeFile(file, 'node_modules\n')
    const args = ['dev', '--data-folder', '.', '--', NODE, '-e', '0']
    const first = program.start(args)
    expect(await first.exit).toBe(0)
    expect(await readFile(file, 'utf8')).toBe('node_modules\n')
    expect(first.stderr()).toContain(
      `Keep dev-project.json, encryption-key and postgres in ${program.folder} out of git: keys and accounts are in them.\n`,
    )
    const second = program.start(args)
    expect(await second.exit).toBe(0)
    expect(second.stderr()).not.toContain('out of git')
  })

  it('that is there already is not hidden from git', async () => {
    const run = program.start(['dev', '--data-folder', '.', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
    const made = ['dev-project.json', 'encryption-key', 'postgres']
    expect((await readdir(program.folder)).toSorted()).toEqual(made)
  })

  it('keeps nothing in the database of its configuration, either', async () => {
    const config = { databaseUrl: 'postgres://nobody@127.0.0.1:1/service' }
    await writeFile(join(program.folder, 'latchkey.config.json'), JSON.stringify(config))
    const run = program.start(['dev', '--memory', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
  })

  it('starts before there is anything at its public address, such as a tunnel', async () => {
    const variables = { LATCHKEY_PUBLIC_URL: 'https://tunnel.invalid' }
    const args = ['dev', '--memory', '--', NODE, '-e', printVariables]
    const run = program.start(args, variables)
    expect(await run.exit).toBe(0)
    expect(variablesIn(run.stdout())).toMatchObject({ LATCHKEY_API_URL: 'https://tunnel.invalid' })
  })

  it("leaves the app's own database alone", async () => {
    const variables = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/app' }
    const code = "console.log('database ' + process.env.DATABASE_URL)"
    const run = program.start([...DEV, '--', NODE, '-e', code], variables)
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toContain(`database ${variables.DATABASE_URL}`)
  })
})

describe('the port', () => {
  it('is a free one if the default port is taken and no port was passed', async () => {
    // The usual port is taken by the first, or by another program, for which the first had to make way.
    const runs = [program.start(DEV), program.start(['dev', '--memory'])]
    const addresses: string[] = []
    for (const run of runs) {
      const [, address = ''] = await run.said(/Service\s+(http:\S+)/)
      expect((await fetch(`${address}/health`)).status).toBe(200)
      addresses.push(address)
    }
    expect(new Set(addresses).size).toBe(2)
    for (const run of runs) {
      run.child.kill('SIGINT')
      expect(await run.exit).toBe(0)
    }
  })
})

describe('what is printed', () => {
  it.each([['--help'], ['dev', '--memory', '--print-env', '--', NODE, '-e', '0']])(
    'may be read by somebody who leaves: %s',
    async (...args) => {
      const run = program.start(args)
      run.child.stdout?.destroy()
      expect(await run.exit).toBe(0)
      expect(run.stderr()).not.toContain('EPIPE')
    },
  )
})
