import { fileURLToPath } from 'node:url'
import { untilAnswered } from '../../scripts/start/answer.mjs'
import { startProgram } from '../../scripts/start/program.mjs'

export { freePort } from '../../scripts/start/free-port.mjs'

interface Server {
  /** The folder of the example. */
  folder: string
  /** What Node runs there. */
  args: string[]
  port: number
  env: Record<string, string>
}

/** Runs the server of an example, as built, and waits until it answers. */
export async function startServer(
  name: string,
  { folder, args, port, env }: Server,
): Promise<() => Promise<void>> {
  const cwd = fileURLToPath(new URL(`../${folder}`, import.meta.url))
  const program = { name, args, cwd, env: { ...env, NODE_ENV: 'production', PORT: String(port) } }
  const { stop } = startProgram(program, (line) => process.stderr.write(`${line}\n`))
  await untilAnswered(`http://localhost:${port}`, { signal: new AbortController().signal })
  return stop
}
