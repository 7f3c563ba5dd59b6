import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Is told when the program shall end, as often as it is asked to. @returns what ends that */
export function onSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, listener)
  return () => {
    for (const signal of SIGNALS) process.off(signal, listener)
  }
}

/** What shells answer for a program that a signal has ended. */
export const exitCodeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]
