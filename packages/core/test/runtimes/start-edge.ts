import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { bundleModules } from './bundle-for.js'

const require = createRequire(import.meta.url)
const { default: workerd, compatibilityDate } = require('workerd') as {
  /** Path of the program. */
  default: string
  compatibilityDate: string
}

/** The newest compatibility date of this workerd version. Each worker selects a date. */
export const newestDate = compatibilityDate

/** The file descriptor to which workerd writes events, one JSON object per line. */
const CONTROL = 3

/** The time after which a client closes the connection before the response. */
const DISCONNECT_MILLIS = 500

type Variables = Readonly<Record<string, string>>

/** Workers have variables in `process.env` only with the Node modules. */
const settings = (variables: Variables) => `
      compatibilityFlags = ["nodejs_compat"],
      bindings = [${Object.entries(variables)
        .map(([name, text]) => `(name = "${name}", text = "${text}")`)
        .join(', ')}],`

const configuration = (names: readonly string[], date: string, variables?: Variables) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "program", worker = (
      modules = [${names.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
      compatibilityDate = "${date}",${variables ? settings(variables) : ''}
      globalOutbound = "this machine",
    )),
    (name = "this machine", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "program")],
);`

/**
 * Runs a worker module in an edge runtime on this machine, with the behavior of a compatibility
 * date.
 */
export async function startEdge(program: string, date: string, variables?: Variables) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-edge-'))
  const modules = await bundleModules(program)
  for (const { name, text } of modules) await writeFile(join(folder, name), text)
  const config = join(folder, 'config.capnp')
  await writeFile(
    config,
    configuration(
      modules.map(({ name }) => name),
      date,
      variables,
    ),
  )
  const child = spawn(workerd, ['serve', config, `--control-fd=${CONTROL}`], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const url = `http://127.0.0.1:${await portOf(child)}/`
  return {
    /** Sends JSON values to the program and resolves to its response. */
    async send(...values: unknown[]): Promise<unknown> {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(values) })
      const text = await response.text()
      if (!response.ok) throw new Error(text)
      return JSON.parse(text)
    },
    /** Sends JSON values to the program and closes the connection before the response. */
    async sendAndDisconnect(...values: unknown[]): Promise<void> {
      const signal = AbortSignal.timeout(DISCONNECT_MILLIS)
      await fetch(url, { method: 'POST', body: JSON.stringify(values), signal }).catch(() => {})
    },
    async stop() {
      if (child.kill()) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const events = createInterface({ input: child.stdio[CONTROL] as Readable })
  for await (const line of events) {
    const { event, port } = JSON.parse(line) as { event: string; port: number }
    if (event === 'listen') return port
  }
  throw new Error('workerd ended before it listened. Its output is above.')
}
