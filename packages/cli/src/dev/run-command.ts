import spawn from 'cross-spawn'
import { Failure } from '../failure.js'
import { exitCodeOf, onSignal } from '../terminal/signals.js'
import type { Variables } from '../variables.js'

/** What shells answer for a command that there is not. */
const NOT_FOUND = 127

/**
 * Runs a command in this terminal, and hands it every signal.
 *
 * @returns its exit code
 */
export function runCommand(
  [file = '', ...args]: readonly string[],
  variables: Variables,
): Promise<number> {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
  const forget = onSignal((signal) => {
    // Ctrl-C reaches every program of a terminal; a second one would make many end at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  return new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOf(signal) : (code ?? 1)))
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ENOENT' ? 'there is no such command' : error.message
      reject(new Failure(`${file} could not be started: ${reason}.`, NOT_FOUND))
    })
  }).finally(forget)
}
