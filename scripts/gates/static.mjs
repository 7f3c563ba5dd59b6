import { docsGate } from './docs.mjs'
import { createGate, outputOfFailure } from './gate.mjs'
import { idiomsGate } from './idioms/idioms.mjs'
import { readAddresses } from '../release/project/addresses.mjs'
import { findDisagreements } from '../release/project/disagreements.mjs'
import { lockfileGate } from './lockfile.mjs'
import { migrationsGate } from './migrations.mjs'

/** Compiled in the apps where the packages are installed, because their imports cannot be resolved here. */
const installedApps = 'scripts/install/apps'

/**
 * The linter checks the types, because it loads every program for its own rules anyway. Running `tsc` for
 * the packages and for each example took another minute of CPU time.
 */
const lintGate = createGate('lint and types', async () => [
  ...(await outputOfFailure('oxlint', ['--type-check', '--ignore-pattern', installedApps])),
  ...(await outputOfFailure('oxlint', [installedApps])),
])

/** Gates that need no build. */
export const staticGates = [
  createGate('format', () => outputOfFailure('oxfmt', ['--check'])),
  lockfileGate,
  createGate('addresses', async () => findDisagreements(await readAddresses())),
  lintGate,
  createGate('unused', () => outputOfFailure('knip', ['--cache'])),
  docsGate,
  idiomsGate,
  migrationsGate,
]
