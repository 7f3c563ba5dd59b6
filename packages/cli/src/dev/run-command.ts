import type { ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import spawn from 'cross-spawn'
import { Failure } from '../failure.js'
import { exitCodeOf, onSignal } from '../terminal/signals.js'
import type { Variables } from '../variables.js'
import { type Process, processesBelow, stillRunning } from './processes.js'

/** Exit code of shells for an unknown command. */
const NOT_FOUND = 127

const LOOK_MILLIS = 100

/**
 * Runs a command in this terminal, and hands it and what it has started every signal.
 *
 * @returns its exit code, once all of that has ended
 */
export async function runCommand(
  [file = '', ...args]: readonly string[],
  variables: Variables,
): Promise<number> {
  const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
  let below: readonly Process[] = []
  let last: NodeJS.Signals | undefined
  const forget = onSignal((signal) => {
    // Ctrl-C reaches every program of a terminal; a second one would make many end at once.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    below = processesBelow(child.pid)
    child.kill(signal)
    // A shell takes it for Ctrl-C, and waits for what it has started to end by it.
    if (signal === 'SIGINT') tell(below, signal)
    last = signal
  })
  const exitCode = await exitOf(child, file).finally(forget)
  if (last !== undefined) await endRest(below, last)
  return exitCode
}

const exitOf = (child: ChildProcess, file: string) =>
  new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(signal ? exitCodeOf(signal) : (code ?? 1)))
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ENOENT' ? 'there is no such command' : error.message
      reject(new Failure(`${file} could not be started: ${reason}.`, NOT_FOUND))
    })
  })

/**
 * Ends the processes that the command has left behind: npm forwards a signal to its shell, which ends without forwarding it.
 * A process that forwards signals gets only one, so that its children don't receive a second one.
 */
async function endRest(below: readonly Process[], signal: NodeJS.Signals): Promise<void> {
  if (signal !== 'SIGINT') tell(stillRunning(below), signal)
  const forget = onSignal((another) => tell(stillRunning(below), another))
  while (stillRunning(below).length > 0) await setTimeout(LOOK_MILLIS)
  forget()
}

function tell(processes: readonly Process[], signal: NodeJS.Signals): void {
  for (const { pid } of processes)
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
}
