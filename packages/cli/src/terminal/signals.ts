import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const LOOK_MILLIS = 250

/** Read at the start: npm may have ended when the value is needed. */
const parent = process.ppid

/**
 * Calls back once npm is gone, if that has started the program: it does so through a shell, and a signal
 * sent to npm ends that shell without ever reaching the program.
 */
function onOrphaned(callback: () => void): () => void {
  if (process.env['npm_command'] === undefined) return () => {}
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, LOOK_MILLIS)
  return () => clearInterval(timer)
}

/** Is told when the program shall end, as often as it is asked to. @returns what ends that */
export function onSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, listener)
  const forget = onOrphaned(() => listener('SIGTERM'))
  return () => {
    forget()
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}

/** Exit code of shells for a program that a signal has ended. */
export const exitCodeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]
