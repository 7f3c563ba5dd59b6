import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { run } from '../../src/run.js'
import { SHORT_LIVED } from '../../../service/test/support/program.js'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface Run {
  readonly child: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  /** Resolves to the exit code. */
  readonly exit: Promise<number | null>
  /** Resolves to what a pattern found once the program has said it; rejects when it ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>
}

export interface Output {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Program {
  /** An empty folder, where the program is run. */
  readonly folder: string
  /** Runs a command to its end in this process, which costs less, with no more than these variables. */
  run(args: readonly string[], variables?: Readonly<Record<string, string>>): Promise<Output>
  /** Starts `latchkey` with no more than these variables. */
  start(args: readonly string[], variables?: Readonly<Record<string, string>>): Run
  /** The same as `npx latchkey`: npm starts a shell, which starts the program. The child is the shell. */
  startByNpm(args: readonly string[]): Run
}

function watch(child: ChildProcess): Run {
  const texts = { stdout: '', stderr: '' }
  const looks = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => {
      texts[name] += chunk.toString()
      for (const look of looks) look()
    })
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    exit,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(texts.stdout) ?? pattern.exec(texts.stderr)
          if (found) resolve(found)
        }
        looks.add(look)
        look()
        void exit.then(() => reject(new Error(`It said: ${texts.stdout}${texts.stderr}`)))
      }),
  }
}

/** Changes the variables of this process. Another object as `process.env` would be unknown to `os.homedir()`. */
function setEnvironment(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, variables)
}

/** The program, bundled from the sources so that no test needs a build, in a new folder for each test. */
export function openProgram(): Program {
  // Not in `dist`, because a build that runs at the same time deletes that folder.
  const built = join(packageFolder, 'node_modules', '.cache', `test-${randomUUID()}`)
  let folder = ''
  const running = new Set<Run>()
  beforeAll(async () => {
    await build({
      entryPoints: [join(packageFolder, 'src/bin.ts')],
      outdir: built,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      conditions: ['@latchkey/source'],
      external: [
        ...['commander', 'cross-spawn', '@electric-sql/*', '@hono/*', '@node-rs/*'],
        ...['drizzle-orm', 'jiti', 'pg', 'nodemailer', '@opentelemetry/*'],
      ],
      banner: {
        js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);",
      },
      logLevel: 'error',
    })
    // What the service is made of is found from where the bundle lies.
    await symlink(join(packageFolder, '../service/node_modules'), join(built, 'node_modules'))
  })
  afterAll(() => rm(built, { recursive: true, force: true }))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-cli-'))
  })
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all([...running].map(({ exit }) => exit))
    running.clear()
    await rm(folder, { recursive: true })
  })
  const environment = (variables: Readonly<Record<string, string>>) => ({
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ...variables,
  })
  const spawnIn = (
    file: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
  ) => {
    const child = spawn(file, args, {
      cwd: folder,
      env: environment(variables),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const started = watch(child)
    running.add(started)
    return started
  }
  const main = join(built, 'bin.mjs')
  return {
    run: async (args, variables = {}) => {
      const env = { ...process.env }
      const before = process.cwd()
      const texts = { stdout: '', stderr: '' }
      const spies = (['stdout', 'stderr'] as const).map((name) =>
        vi.spyOn(process[name], 'write').mockImplementation((text) => {
          texts[name] += String(text)
          return true
        }),
      )
      process.chdir(folder)
      setEnvironment(environment(variables))
      try {
        return { code: await run(['node', 'latchkey', ...args]), ...texts }
      } finally {
        setEnvironment(env)
        process.chdir(before)
        for (const spy of spies) spy.mockRestore()
      }
    },
    get folder() {
      return folder
    },
    start: (args, variables = {}) =>
      spawnIn(process.execPath, [...SHORT_LIVED, main, ...args], variables),
    startByNpm(args) {
      const command = [process.execPath, ...SHORT_LIVED, main, ...args]
      // The last word keeps the shell from making way for the program.
      return spawnIn('sh', ['-c', '"$@"; true', 'sh', ...command], { npm_command: 'exec' })
    },
  }
}
