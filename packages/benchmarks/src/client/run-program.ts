import { fork } from 'node:child_process'
import { once } from 'node:events'

interface ProgramOptions {
  args?: string[]
  execArgv?: string[]
}

/** A program of this benchmark in a child process. */
export interface StartedProgram<Message> {
  /** Resolves to the first message of the program. */
  readonly message: Promise<Message>
  stop(): Promise<void>
}

/** Starts a program in a child process and sends it a message. */
export function startProgram<Message>(
  program: string,
  input: object = {},
  { args = [], execArgv = [] }: ProgramOptions = {},
): StartedProgram<Message> {
  const child = fork(new URL(`./${program}.mjs`, import.meta.url), args, { execArgv })
  child.send(input)
  const exited = once(child, 'exit')
  const message = new Promise<Message>((resolve, reject) => {
    child.once('message', (received) => resolve(received as Message))
    child.once('exit', () => reject(new Error(`${program} ${args.join(' ')} ended; see above.`)))
  })
  return {
    message,
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/** Starts a program, sends it a message, and ends it after its first message, to which it resolves. */
export async function runProgram<Message>(
  program: string,
  input: object,
  options?: ProgramOptions,
): Promise<Message> {
  const { message, stop } = startProgram<Message>(program, input, options)
  try {
    return await message
  } finally {
    await stop()
  }
}
