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
// Creating a database is slower than opening an existing one, so most tests share one.
const shared = mkdtempSync(join(tmpdir(), 'latchkey-shared-'))
afterAll(() => rm(shared, { recursive: true }))
const DEV = ['dev', '--data-folder', shared]
const printVariables = `
  const own = Object.entries(process.env).filter(([name]) => name.includes('LATCHKEY_'))
  console.log('VARIABLES ' + JSON.stringify(Object.fromEntries(own)))`
const variablesIn = (text: string) =>
  JSON.parse(/VARIABLES (.*)/.exec(text)?.[1] ?? '{}') as Record<string, string>

/** Ends a process that would otherwise continue to run if the test fails. */
const endProcess = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended, as expected.
  }
}

describe('latchkey dev: signals', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'forwards %s to a command behind npm, which does not forward it, and waits for it',
    async (signal) => {
      const app = `
        process.once('${signal}', () => setTimeout(() => {
          console.log('finished ${signal}')
          process.exit()
        }, 200))
        setInterval(() => {}, 1000); console.log('ready ' + process.pid)`
      await writeFile(join(program.folder, 'app.mjs'), app)
      // Each npm starts its script through a shell.
      const scripts = { dev: 'npm run app', app: 'node app.mjs' }
      await writeFile(join(program.folder, 'package.json'), JSON.stringify({ scripts }))
      const run = program.start([...DEV, '--', 'npm', 'run', 'dev'])
      const [, pid] = await run.waitForOutput(/ready (\d+)/)
      try {
        run.child.kill(signal)
        await once(run.child, 'exit')
        expect(listProcesses().map((entry) => entry.pid)).not.toContain(Number(pid))
        // The output is complete only after the exit.
        await run.exit
        expect(run.stdout()).toContain(`finished ${signal}`)
      } finally {
        endProcess(Number(pid))
      }
    },
  )

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'forwards %s and waits for the command',
    async (signal) => {
      const finish = `
      process.on('${signal}', () => { console.log('got ${signal}'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
      const run = program.start([...DEV, '--', NODE, '-e', finish])
      await run.waitForOutput(/ready/)
      run.child.kill(signal)
      expect(await run.exit).toBe(9)
      expect(run.stdout()).toContain(`got ${signal}`)
    },
  )

  it('sends SIGTERM to the command when npm, which started the program, is killed', async () => {
    const finish = `
      process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(9) })
      setInterval(() => {}, 1000); console.log('ready')`
    const run = program.startWithNpm([...DEV, '--', NODE, '-e', finish])
    await run.waitForOutput(/ready/)
    run.child.kill('SIGKILL')
    await run.exit
    expect(run.stdout()).toContain('got SIGTERM')
  })

  it('exits with 128 plus the signal number if a signal ended the command', async () => {
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

describe('latchkey dev: data folder', () => {
  it('prints a warning once if git does not ignore an existing folder', async () => {
    const file = join(program.folder, '.gitignore')
    await writeFile(file, 'node_modules\n')
    const args = ['dev', '--data-folder', '.', '--', NODE, '-e', '0']
    const first = program.start(args)
    expect(await first.exit).toBe(0)
    expect(await readFile(file, 'utf8')).toBe('node_modules\n')
    expect(first.stderr()).toContain(
      `Warning: ${program.folder} is not ignored by git. Add dev-project.json, dev-connection.json, encryption-key and postgres to .gitignore: they contain keys and accounts.\n`,
    )
    const second = program.start(args)
    expect(await second.exit).toBe(0)
    expect(second.stderr()).not.toContain('Warning')
  })

  it('does not add a .gitignore file to an existing folder', async () => {
    const run = program.start(['dev', '--data-folder', '.', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
    const created = ['dev-connection.json', 'dev-project.json', 'encryption-key', 'postgres']
    expect((await readdir(program.folder)).toSorted()).toEqual(created)
  })

  it('ignores the database of the configuration with --memory', async () => {
    const config = { databaseUrl: 'postgres://user@127.0.0.1:1/service' }
    await writeFile(join(program.folder, 'latchkey.config.json'), JSON.stringify(config))
    const run = program.start(['dev', '--memory', '--', NODE, '-e', '0'])
    expect(await run.exit).toBe(0)
  })

  it('starts before its public URL, such as a tunnel, is reachable', async () => {
    const variables = { LATCHKEY_PUBLIC_URL: 'https://tunnel.invalid' }
    const args = ['dev', '--memory', '--', NODE, '-e', printVariables]
    const run = program.start(args, variables)
    expect(await run.exit).toBe(0)
    expect(variablesIn(run.stdout())).toMatchObject({ LATCHKEY_API_URL: 'https://tunnel.invalid' })
  })

  it('does not use DATABASE_URL, which belongs to the app', async () => {
    const variables = { DATABASE_URL: 'postgres://user@127.0.0.1:1/app' }
    const code = "console.log('database ' + process.env.DATABASE_URL)"
    const run = program.start([...DEV, '--', NODE, '-e', code], variables)
    expect(await run.exit).toBe(0)
    expect(run.stdout()).toContain(`database ${variables.DATABASE_URL}`)
  })
})

describe('latchkey dev: port', () => {
  it('uses a free port if the default port is in use', async () => {
    // The first service or another program uses the default port, so at least the second gets another one.
    const runs = [program.start(DEV), program.start(['dev', '--memory'])]
    const urls: string[] = []
    for (const run of runs) {
      const [, url = ''] = await run.waitForOutput(/Service\s+(http:\S+)/)
      expect((await fetch(`${url}/health`)).status).toBe(200)
      urls.push(url)
    }
    expect(new Set(urls).size).toBe(2)
    for (const run of runs) {
      run.child.kill('SIGINT')
      expect(await run.exit).toBe(0)
    }
  })
})

describe('output', () => {
  it.each([['--help'], ['dev', '--memory', '--print-env', '--', NODE, '-e', '0']])(
    'can be piped to a program that ends early: latchkey %s',
    async (...args) => {
      const run = program.start(args)
      run.child.stdout?.destroy()
      expect(await run.exit).toBe(0)
      expect(run.stderr()).not.toContain('EPIPE')
    },
  )
})
