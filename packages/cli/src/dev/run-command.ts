import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import spawn from 'cross-spawn'
import { CliError } from '../cli-error.js'
import { exitCodeOfSignal, onSignal } from '../terminal/signals.js'
import type { Variables } from '../variables.js'
import { descendantsOf, filterRunning, type Process } from './processes.js'

/** Exit code of shells for an unknown command. */
const COMMAND_NOT_FOUND = 127

const POLL_INTERVAL_MILLIS = 100

/**
 * Runs a command in this terminal and forwards every signal to it and to its descendants.
 *
 * @returns its exit code, when the command and its descendants have ended
 */
export async function runCommand(
  [file = '', ...args]: readonly string[],
  variables: Variables,
): Promise<number> {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
  let descendants: readonly Process[] = []
  let lastSignal: NodeJS.Signals | undefined
  const removeListener = onSignal((signal) => {
    // Ctrl-C reaches every program of a terminal. A second SIGINT would end many programs immediately.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    descendants = descendantsOf(child.pid)
    child.kill(signal)
    // A shell treats SIGINT as Ctrl-C and waits for its children, which it expects to receive the signal too.
    if (signal === 'SIGINT') sendSignal(descendants, signal)
    lastSignal = signal
  })
  const exitCode = await waitForExit(child, file).finally(removeListener)
  if (lastSignal !== undefined) await endDescendants(descendants, lastSignal)
  return exitCode
}

const waitForExit = (child: ChildProcess, file: string) =>
  new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOfSignal(signal) : (code ?? 1)))
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ENOENT' ? 'command not found' : error.message
      reject(new CliError(`${file} could not be started: ${reason}.`, COMMAND_NOT_FOUND))
    })
  })

/**
 * Ends the processes that the command has left behind: npm forwards a signal to its shell, which ends without forwarding it.
 * A process that forwards signals gets only one, so that its children don't receive a second one.
 */
async function endDescendants(
  descendants: readonly Process[],
  signal: NodeJS.Signals,
): Promise<void> {
  if (signal !== 'SIGINT') sendSignal(filterRunning(descendants), signal)
  const removeListener = onSignal((another) => sendSignal(filterRunning(descendants), another))
  while (filterRunning(descendants).length > 0) await setTimeout(POLL_INTERVAL_MILLIS)
  removeListener()
}

function sendSignal(processes: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of processes)
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
}
