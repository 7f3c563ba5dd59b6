import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The tools are .cmd files on Windows, which only a shell can run. @param {string} command */
const needsShell = (command) => process.platform === 'win32' && command !== process.execPath

/**
 * Runs a tool of node_modules/.bin (or any program on PATH) and returns its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ signal?: AbortSignal, echo?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 *   `echo` also prints the output immediately; a `signal` that aborts stops the program and rejects; `env` is its whole environment
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runCommand = (command, args, { signal, echo = false, cwd, env } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      shell: needsShell(command),
      signal,
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
      if (echo) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/**
 * Runs a tool as `runCommand` does and resolves to its output. Rejects with the output if the tool fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} [options]
 */
export const mustRun = async (command, args, options) => {
  const { code, output } = await runCommand(command, args, options)
  if (code === 0) return output
  throw new Error(`${[command, ...args].join(' ')} exited with code ${code}.\n${output}`)
}

/**
 * Runs a tool whose input and output are those of this process. Resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables besides those of this process
 * @returns {Promise<number>}
 */
export const runInForeground = async (command, args, env) => {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: needsShell(command),
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
