import { docsGate } from './docs.mjs'
import { createGate, outputOfFailure } from './gate.mjs'
import { idiomsGate } from './idioms/idioms.mjs'
import { lockfileGate } from './lockfile.mjs'
import { asvsGate } from './asvs/asvs.mjs'
import { namesGate } from './names.mjs'

/** Compiled where the packages are installed: here, nothing of what they import is found. */
const installedApps = 'scripts/install/apps'

/**
 * Types are checked by the linter, which has every program in memory for its own rules: `tsc` for the packages, and
 * once more for each example, took a minute of processor time besides.
 */
const lintGate = createGate('lint and types', async () => [
  ...(await outputOfFailure('oxlint', ['--type-check', '--ignore-pattern', installedApps])),
  ...(await outputOfFailure('oxlint', [installedApps])),
])

/** Gates that need no build. */
export const staticGates = [
  createGate('format', () => outputOfFailure('oxfmt', ['--check'])),
  asvsGate,
  namesGate,
  lockfileGate,
  lintGate,
  createGate('unused', () => outputOfFailure('knip', [])),
  docsGate,
  idiomsGate,
]
