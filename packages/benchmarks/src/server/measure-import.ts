import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compare, type Comparison } from '../client/rounds.js'

const run = promisify(execFile)
const ROUNDS = 31

// This file runs in the folder into which scripts/bench.mjs has bundled it, beside the service.
const core = fileURLToPath(new URL('../../../core', import.meta.url))

/** Measures the CPU time of an import in a new process, in milliseconds. */
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

/** Measures the import of the built server entry beside that of jose. */
export const measureImport = (): Promise<Comparison> =>
  compare(ROUNDS, async () => ({
    own: await importMillis('@latchkey/core/server'),
    other: await importMillis('jose'),
  }))
