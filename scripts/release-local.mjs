// `npm run release:local [walk…]`: publishes the packages to a registry on this machine, and follows the quickstart and
// guides from it in empty folders. `--npm` or `--pnpm` limits the package managers. `--from <folder>` has the starters that
// are not in the registry of npm, for a machine that cannot reach them.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPackagesGate } from './gates/build.mjs'
import { createGate, runStages } from './gates/gate.mjs'
import { packGate } from './gates/packages/packages.mjs'
import { inFreshFolder } from './install/fresh-folder.mjs'
import { packageManagers } from './release/local/package-managers.mjs'
import { startRegistry } from './release/local/registry.mjs'
import { runWalk } from './release/local/walk.mjs'
import { walks } from './release/local/walks.mjs'

const { values, positionals } = parseArgs({
  options: { npm: { type: 'boolean' }, pnpm: { type: 'boolean' }, from: { type: 'string' } },
  allowPositionals: true,
})
const areAllManagers = !values.npm && !values.pnpm
const managers = Object.keys(packageManagers).filter(
  (manager) => areAllManagers || (manager === 'npm' ? values.npm : values.pnpm),
)
const selectedWalks = walks.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)

const walkAll = () =>
  inFreshFolder(async (parent) => {
    const registry = await startRegistry(parent)
    const problems = []
    try {
      for (const walk of selectedWalks)
        for (const manager of managers) {
          const title = `${walk.name} with ${manager}`
          try {
            const seconds = await runWalk(walk, {
              manager,
              registry: registry.url,
              parent,
              from: values.from && resolve(values.from),
            })
            console.log(`${title}: ${seconds.toFixed(0)} s to the signed-in page`)
          } catch (error) {
            problems.push(`${title}: ${String(error)}`)
            console.log(`${title}: failed\n${String(error)}`)
          }
        }
    } finally {
      registry.stop()
    }
    return problems
  })

await runStages([buildPackagesGate, packGate, createGate('walks from a local registry', walkAll)])
