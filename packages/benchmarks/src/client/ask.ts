import { fork } from 'node:child_process'
import { once } from 'node:events'

interface AskOptions {
  args?: string[]
  execArgv?: string[]
}

/** A program of this benchmark that runs in a process of its own. */
export interface Started<Said> {
  /** The first thing that it says. */
  readonly said: Promise<Said>
  stop(): Promise<void>
}

/** Starts a program, and tells it something. */
export function start<Said>(
  program: string,
  told: object = {},
  { args = [], execArgv = [] }: AskOptions = {},
): Started<Said> {
  const child = fork(new URL(`./${program}.mjs`, import.meta.url), args, { execArgv })
  child.send(told)
  const exited = once(child, 'exit')
  const said = new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said))
    child.once('exit', () => reject(new Error(`${program} ${args.join(' ')} ended; see above.`)))
  })
  return {
    said,
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** Starts a program, tells it something, and ends it when it has answered. */
export async function ask<Said>(
  program: string,
  told: object,
  options?: AskOptions,
): Promise<Said> {
  const { said, stop } = start<Said>(program, told, options)
  try {
    return await said
  } finally {
    await stop()
  }
}
