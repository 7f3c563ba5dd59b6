import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundleProgram, folderOf } from './bundle-program.js'
import { forEachKit, type KitName, kitNames } from './kit.js'
import { median } from './rounds.js'

const run = promisify(execFile)
const ROUNDS = 31

/** The function that creates the client of each kit, and its module. */
const entries: Record<KitName, readonly [name: string, from: string]> = {
  latchkey: ['ClientApp', '@latchkey/core'],
  supabase: ['AuthClient', '@supabase/auth-js'],
  'better-auth': ['createAuthClient', 'better-auth/client'],
  auth0: ['Auth0Client', '@auth0/auth0-spa-js'],
}

/** Measures the CPU time of an import in a new process, in milliseconds. */
async function importMillis(kit: KitName, from: string): Promise<number> {
  const program = `
    const start = process.cpuUsage()
    await import(${JSON.stringify(from)})
    const { user, system } = process.cpuUsage(start)
    console.log(user + system)`
  const options = ['--input-type=module', '--eval', program]
  const { stdout } = await run(process.execPath, options, { cwd: folderOf(kit) })
  return Number(stdout) / 1000
}

export interface ImportFigures {
  millis: Record<KitName, number>
  /** Median of the ratios to Better Auth in each round. */
  ratio: Record<KitName, number>
}

/** Imports the kits in turns, round by round. */
async function inTurns(from: Record<KitName, string>): Promise<ImportFigures> {
  const millis = forEachKit((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kit of kitNames) millis[kit].push(await importMillis(kit, from[kit]))
  const beside = millis['better-auth']
  return {
    millis: forEachKit((kit) => median(millis[kit])),
    ratio: forEachKit((kit) =>
      median(millis[kit].map((value, round) => value / (beside[round] ?? value))),
    ),
  }
}

/** Measures the CPU time to import each kit, bundled for a browser. */
export async function measureBundledImport(): Promise<ImportFigures> {
  const bundles = await Promise.all(
    kitNames.map((kit) => {
      const [name, from] = entries[kit]
      return bundleProgram(kit, `export { ${name} } from '${from}'`)
    }),
  )
  try {
    return await inTurns(forEachKit((kit) => bundles[kitNames.indexOf(kit)]?.url ?? ''))
  } finally {
    await Promise.all(bundles.map((bundle) => bundle.remove()))
  }
}

/** Measures the CPU time to import each installed kit in Node. */
export const measureInstalledImport = () => inTurns(forEachKit((kit) => entries[kit][1]))
