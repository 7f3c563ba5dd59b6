import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { buildProgram, startOnFullDisk, startProgram, type Program } from './program.js'

const PROJECT_ID = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'

const credentials = {
  'X-Stack-Project-Id': PROJECT_ID,
  'X-Stack-Access-Type': 'client',
  'X-Stack-Publishable-Client-Key': 'pck_test',
}

/**
 * Builds the program for the tests of a file, and gives each test a folder with a configuration: a data folder,
 * any free port, and one project. Programs that still run at the end of a test are killed.
 */
export function openProgramFolder() {
  let built: Awaited<ReturnType<typeof buildProgram>>
  let folder: string
  let started: Program[]
  const watch = (program: Program) => {
    started.push(program)
    return program
  }
  const withConfig = (args: string[]) => ['--config', join(folder, 'latchkey.config.json'), ...args]
  beforeAll(async () => {
    built = await buildProgram()
  })
  afterAll(() => built.remove())
  beforeEach(async () => {
    started = []
    folder = await mkdtemp(join(tmpdir(), 'latchkey-program-'))
    const keys = { publishableClientKey: 'pck_test' }
    await writeFile(
      join(folder, 'latchkey.config.json'),
      JSON.stringify({
        port: 0,
        dataFolder: 'data',
        passwordHashing: { memoryKibibytes: 64, passes: 1 },
        projects: [{ id: PROJECT_ID, displayName: 'Test', keys }],
      }),
    )
  })
  afterEach(async () => {
    for (const { child, exit } of started) {
      child.kill('SIGKILL')
      await exit
    }
    await rm(folder, { recursive: true })
  })
  return {
    /** The data folder of the configuration. */
    get dataFolder() {
      return join(folder, 'data')
    },
    /** Starts the program with these arguments only. */
    startWith: (...args: string[]) => watch(startProgram(built.file, args)),
    /** Starts the program with the configuration. */
    start: (...args: string[]) => watch(startProgram(built.file, withConfig(args))),
    /** Starts the program with the configuration and these environment variables. */
    startWithVariables: (variables: Record<string, string>) =>
      watch(startProgram(built.file, withConfig([]), { variables })),
    /** Starts the program with these arguments only, in a folder. */
    startIn: (cwd: string, args: string[], variables: Record<string, string> = {}) =>
      watch(startProgram(built.file, args, { cwd, variables })),
    /** Starts the program with the configuration and a maximum file size in blocks. */
    startOnFullDisk: (blocks: number) => watch(startOnFullDisk(built.file, withConfig([]), blocks)),
    /** Headers of a client of the project. */
    credentials,
    /** Sends a request to the project as a client does. */
    post: (address: string, path: string, body: unknown) =>
      fetch(`${address}/api/v1${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...credentials,
        },
        body: JSON.stringify(body),
      }),
  }
}
