import { spawn } from 'node:child_process'

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
    // The tools are .cmd files on Windows, which only a shell can run.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, {
      shell,
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
