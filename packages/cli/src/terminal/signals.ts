import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const POLL_INTERVAL_MILLIS = 250

/** Read at startup, because npm may have ended when the value is needed. */
const initialParent = process.ppid

/**
 * Calls back when npm, which started the program, has ended. npm starts programs through a shell, and a signal
 * sent to npm ends that shell without reaching the program.
 */
function onParentExit(callback: () => void): () => void {
  if (process.env['npm_command'] === undefined) return () => {}
  const timer = setInterval(() => {
    if (process.ppid === initialParent) return
    clearInterval(timer)
    callback()
  }, POLL_INTERVAL_MILLIS)
  return () => clearInterval(timer)
}

/** Calls the listener for each signal that asks the program to end. Returns a function that removes the listener. */
export function onSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, listener)
  const removeParentListener = onParentExit(() => listener('SIGTERM'))
  return () => {
    removeParentListener()
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}

/** Returns the exit code that shells use for a program ended by a signal. */
export const exitCodeOfSignal = (signal: NodeJS.Signals) => 128 + constants.signals[signal]
