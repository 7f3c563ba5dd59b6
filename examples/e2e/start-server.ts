import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { untilAnswered } from '../../scripts/start/answer.mjs'
import { startProgram } from '../../scripts/start/program.mjs'

/** A port that nothing listens on: a page has to know where its API will be, and the API its page. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

interface Surroundings {
  port: number
  /** The page that may call it. */
  appOrigin: string
  serviceUrl: string
}

/** Runs a program of `node-api`, as built. */
export async function startServer(
  name: string,
  { port, appOrigin, serviceUrl }: Surroundings,
): Promise<() => Promise<void>> {
  const { stop } = startProgram(
    {
      name,
      args: ['--env-file=.env', `dist/${name}.js`],
      cwd: fileURLToPath(new URL('../node-api', import.meta.url)),
      env: { PORT: String(port), APP_ORIGIN: appOrigin, LATCHKEY_API_URL: serviceUrl },
    },
    (line) => process.stderr.write(`${line}\n`),
  )
  await untilAnswered(`http://localhost:${port}`, { signal: new AbortController().signal })
  return stop
}
