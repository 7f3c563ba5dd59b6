import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { bundleServiceProgram } from './bundle-program.mjs'
import { SHORT_LIVED } from '../../../../../scripts/vitest/v8-options.js'

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bundles the command-line program from its sources, so that no test needs a build. The bundle is not in
 * `dist`, because a build that runs at the same time deletes that folder.
 */
export async function buildProgram(): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = join(packageFolder, 'node_modules', '.cache', `test-${randomUUID()}`)
  // The program finds its package by name.
  await mkdir(join(folder, 'node_modules', '@latchkey'), { recursive: true })
  await symlink(packageFolder, join(folder, 'node_modules', '@latchkey', 'service'))
  const file = join(folder, 'bin.mjs')
  await bundleServiceProgram(file)
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The environment of this process without the variables of the tests, which the program would reject. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('LATCHKEY_')))

export interface Program {
  child: ChildProcess
  /** Returns the standard output and standard error so far. */
  output: () => string
  /** Resolves to its URL when it prints it; rejects with its output if it ends before. */
  address: Promise<string>
  /** Resolves to its exit code; null when a signal ended it. */
  exit: Promise<number | null>
}

/** Starts the program with a configuration file. */
export const startProgram = (
  file: string,
  args: string[],
  { cwd, variables }: { cwd?: string; variables?: Record<string, string> } = {},
): Program =>
  watch(
    spawn(process.execPath, [...SHORT_LIVED, file, ...args], {
      cwd,
      env: { ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** The same as by `npx`: npm starts a shell, which starts the program. The child is the shell. */
export function startByNpm(file: string, args: string[]): Program {
  const env = { ...environment(), npm_command: 'exec' }
  // The last command prevents the shell from replacing itself with the program.
  const shell = ['-c', '"$@"; true', 'sh', process.execPath, ...SHORT_LIVED, file, ...args]
  return watch(spawn('sh', shell, { env, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** The same with a maximum file size in blocks, which simulates a full disk. */
export function startOnFullDisk(file: string, args: string[], blocks: number): Program {
  const shell = `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`
  const command = ['-c', shell, 'sh', process.execPath, ...SHORT_LIVED, file, ...args]
  return watch(spawn('sh', command, { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] }))
}

function watch(child: ChildProcessByStdio<null, Readable, Readable>): Program {
  let output = ''
  const exit = once(child, 'close').then(([code]) => code as number | null)
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = /https?:\/\/\S+/.exec(output)?.[0]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exit.then(() => reject(new Error(output)))
  })
  // Tests of programs that are expected to fail check the exit code instead.
  address.catch(() => undefined)
  return { child, output: () => output, address, exit }
}
