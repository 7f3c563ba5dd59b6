import { fileURLToPath } from 'node:url'
import { untilAnswered } from '../../scripts/start/answer.mjs'
import { startProgram } from '../../scripts/start/program.mjs'

export { freePort } from '../../scripts/start/free-port.mjs'

type Program = Parameters<typeof startProgram>[0]

/**
 * Starts a Node program that serves this address, and resolves when it responds.
 *
 * @returns a function that stops it
 * @throws Error with the output of a program that ends before, such as on a port that is in use
 */
export async function startProgramAt(url: string, program: Program): Promise<() => Promise<void>> {
  const lines: string[] = []
  const { ended, stop } = startProgram(program, (line) => void lines.push(line))
  const waiting = new AbortController()
  void ended.then((reason) => waiting.abort(new Error([reason, ...lines].join('\n'))))
  await untilAnswered(url, { signal: waiting.signal, patience: 120_000 }).catch(
    async (error: unknown) => {
      await stop()
      throw new Error([String(error), ...lines].join('\n'), { cause: error })
    },
  )
  return stop
}

interface Server {
  /** Folder of the example. */
  folder: string
  /** Arguments of Node. */
  args: string[]
  port: number
  env: Record<string, string>
}

/** Starts the built server of an example and resolves when it responds. */
export function startServer(
  name: string,
  { folder, args, port, env }: Server,
): Promise<() => Promise<void>> {
  const cwd = fileURLToPath(new URL(`../${folder}`, import.meta.url))
  const program = { name, args, cwd, env: { ...env, NODE_ENV: 'production', PORT: String(port) } }
  return startProgramAt(`http://localhost:${port}`, program)
}
