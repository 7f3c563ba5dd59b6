// `npm run release:local [walk…]`: publishes the packages to a registry on this machine, and follows the quickstart and
// guides from it in empty folders. `--npm` or `--pnpm` limits the package managers.
import { buildPackagesGate } from './gates/build.mjs'
import { createGate, runStages } from './gates/gate.mjs'
import { packGate } from './gates/packages/packages.mjs'
import { inFreshFolder } from './install/fresh-folder.mjs'
import { packageManagers } from './release/local/package-managers.mjs'
import { startRegistry } from './release/local/registry.mjs'
import { runWalk } from './release/local/walk.mjs'
import { walks } from './release/local/walks.mjs'

const options = process.argv.slice(2)
const names = options.filter((option) => !option.startsWith('--'))
const managers = Object.keys(packageManagers).filter(
  (manager) =>
    !options.some((option) => option.startsWith('--')) || options.includes(`--${manager}`),
)
const selectedWalks = walks.filter(({ name }) => names.length === 0 || names.includes(name))

const walkAll = () =>
  inFreshFolder(async (parent) => {
    const registry = await startRegistry(parent)
    const problems = []
    try {
      for (const walk of selectedWalks)
        for (const manager of managers) {
          const title = `${walk.name} with ${manager}`
          try {
            const seconds = await runWalk(walk, { manager, registry: registry.url, parent })
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
