import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compare, type Compared } from '../client/rounds.js'

const run = promisify(execFile)
const ROUNDS = 31

// This runs from the folder that scripts/bench.mjs has bundled it into, beside the service.
const core = fileURLToPath(new URL('../../../core', import.meta.url))

/** Milliseconds of processor time that an import takes, in a process of its own. */
async function importMillis(from: string): Promise<number> {
  const program = `
    const start = process.cpuUsage()
    await import(${JSON.stringify(from)})
    const { user, system } = process.cpuUsage(start)
    console.log(user + system)`
  const options = ['--input-type=module', '--eval', program]
  const { stdout } = await run(process.execPath, options, { cwd: core })
  return Number(stdout) / 1000
}

/** Importing the built entry of the server, beside jose alone. */
export const measureImport = (): Promise<Compared> =>
  compare(ROUNDS, async () => ({
    own: await importMillis('@latchkey/core/server'),
    other: await importMillis('jose'),
  }))
