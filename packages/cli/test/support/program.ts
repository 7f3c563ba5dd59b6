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
import { SHORT_LIVED } from '../../../../scripts/vitest/v8-options.js'

const packageFolder = fileURLToPath(new URL('../..', import.meta.url))

export interface Run {
  readonly child: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  /** Resolves to the exit code. */
  readonly exit: Promise<number | null>
  /** Resolves to the match when the output matches a pattern. Rejects if the program ends before. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>
}

export interface Output {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Program {
  /** An empty folder in which the program runs. */
  readonly folder: string
  /** Runs a command in this process, which is fast, with only these environment variables. */
  run(args: readonly string[], variables?: Readonly<Record<string, string>>): Promise<Output>
  /** Starts `latchkey` as a process with only these environment variables. */
  start(args: readonly string[], variables?: Readonly<Record<string, string>>): Run
  /** Starts `latchkey` like `npx latchkey`: npm starts a shell, which starts the program. The child is the shell. */
  startWithNpm(args: readonly string[]): Run
}

function observe(child: ChildProcess): Run {
  const texts = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.on('data', (chunk: Buffer) => {
      texts[name] += chunk.toString()
      for (const listener of listeners) listener()
    })
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    exit,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(texts.stdout) ?? pattern.exec(texts.stderr)
          if (match) resolve(match)
        }
        listeners.add(check)
        check()
        void exit.then(() =>
          reject(new Error(`The program ended. Its output: ${texts.stdout}${texts.stderr}`)),
        )
      }),
  }
}

/** Replaces the variables of this process. `os.homedir()` ignores an object assigned to `process.env`. */
function setEnvironment(variables: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, variables)
}

export interface ProgramOptions {
  /** Bundles the sources, which `start` needs. `run` does not need it. Default: true. */
  readonly bundle?: boolean
}

/** Provides the program in a new folder for each test. It is bundled from the sources, so no test needs a build. */
export function openProgram({ bundle = true }: ProgramOptions = {}): Program {
  // Not in `dist`, because a build that runs at the same time deletes that folder.
  const built = join(packageFolder, 'node_modules', '.cache', `test-${randomUUID()}`)
  let folder = ''
  const running = new Set<Run>()
  beforeAll(async () => {
    if (!bundle) return
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
        ...['commander', 'cross-spawn', 'oxc-parser', '@electric-sql/*', '@hono/*', '@node-rs/*'],
        ...['drizzle-orm', 'jiti', 'pg', 'nodemailer', '@opentelemetry/*'],
      ],
      banner: {
        js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
      },
      logLevel: 'error',
    })
    // The bundle imports the dependencies of the service.
    await symlink(join(packageFolder, '../service/node_modules'), join(built, 'node_modules'))
  })
  afterAll(() => rm(built, { recursive: true, force: true }))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'latchkey-cli-'))
  })
  afterEach(async () => {
    for (const { child } of running) {
      child.kill('SIGKILL')
      // A command that the program has started may still hold the pipes open.
      child.stdout?.destroy()
      child.stderr?.destroy()
    }
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
    const started = observe(child)
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
    startWithNpm(args) {
      const command = [process.execPath, ...SHORT_LIVED, main, ...args]
      // The second command prevents the shell from replacing itself with the program.
      return spawnIn('sh', ['-c', '"$@"; true', 'sh', ...command], { npm_command: 'exec' })
    },
  }
}
