import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves to the next message of a process; rejects if the process ends before. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const exit = once(child, 'exit').then(() => {
    throw new Error('The server process ended by itself.')
  })
  const [message] = (await Promise.race([once(child, 'message'), exit])) as [Message]
  return message
}

/** Starts a server process and resolves to its first message. */
export async function startServer<Message>(
  file: string,
  args: string[],
): Promise<{ child: ChildProcess; ready: Message }> {
  const child = fork(new URL(`./${file}.mjs`, import.meta.url), args)
  return { child, ready: await nextMessage<Message>(child) }
}

export async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.disconnect()
  await once(child, 'exit')
}
