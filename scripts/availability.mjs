// `npm run availability [-- <name>…]`: loses parts of an installation under load and prints what that costs. Without
// names, it runs all scripts of packages/service/test/availability. It needs Postgres, PgBouncer, nginx and Caddy. Exits with 1 if a
// figure misses its bound.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  describeMachine,
  isMissed,
  printReport,
} from '../packages/service/test/availability/support/figures.mjs'

const folder = fileURLToPath(new URL('../packages/service/test/availability', import.meta.url))

const readNames = async () => {
  const names = (await readdir(folder)).flatMap((file) => /^(.+)\.mjs$/.exec(file)?.[1] ?? [])
  const args = process.argv.slice(2)
  if (!args.every((name) => names.includes(name)))
    throw new Error(`Use: npm run availability [-- ${names.join('|')}]`)
  return args.length > 0 ? args : names
}

/** @param {string} name */
const runScript = async (name) => {
  /** @type {{ run: () => Promise<import('../packages/service/test/availability/support/figures.mjs').Report[]> }} */
  const { run } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href)
  console.log(`\n# ${name}`)
  const reports = await run()
  for (const report of reports) printReport(report)
  return reports.flatMap(({ figures }) => figures)
}

console.log(describeMachine())
for (const name of await readNames())
  if ((await runScript(name)).some(isMissed)) process.exitCode = 1
