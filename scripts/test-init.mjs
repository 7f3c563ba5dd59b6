// `npm run test:init`: adds Latchkey to the starters of all supported frameworks, as npm provides them today.
// Usage: npm run test:init -- [--from <folder with starters>] [<name of a starter>…]
import { parseArgs } from 'node:util'
import { buildPackagesGate } from './gates/build.mjs'
import { packGate } from './gates/packages/packages.mjs'
import { inFreshFolder } from './install/fresh-folder.mjs'
import { startRegistry } from './starters/registry.mjs'
import { starters } from './starters/starters.mjs'
import { tryStarter } from './starters/try-starter.mjs'

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' } },
  allowPositionals: true,
})
const selected =
  positionals.length === 0
    ? starters
    : positionals.map((name) => {
        const starter = starters.find((candidate) => candidate.name === name)
        if (starter) return starter
        throw new Error(`There is no starter ${name}.`)
      })

for (const gate of [buildPackagesGate, packGate])
  if ((await gate.run()).failed > 0) throw new Error(`${gate.name} failed.`)

const { url, close } = await startRegistry()
// The machine's own cache may contain another build of this version.
const results = await inFreshFolder(async (cache) => {
  const results = []
  for (const starter of selected) {
    const result = await tryStarter(starter, { registry: url, cache, from: values.from })
    console.log(`${result.name}: ${result.failure ?? 'passed'}`)
    results.push(result)
  }
  return results
})
close()

const passed = results.filter(({ failure }) => failure === undefined)
console.log(`${passed.length} of ${results.length} starters without a manual step`)
if (passed.length < results.length) process.exitCode = 1
