// Gates of the documentation: its code compiles, and the names, files and links on its pages exist.
import { findAccessibilityFaults } from '../../docs/scripts/accessibility.mjs'
import { findOutdatedArchitecture } from '../../docs/scripts/architecture.mjs'
import { findOutdatedCalls } from '../../docs/scripts/calls.mjs'
import { findBrokenExamples } from '../../docs/scripts/examples.mjs'
import { findBrokenFileLinks } from '../../docs/scripts/file-links.mjs'
import { findOutdatedIncludes } from '../../docs/scripts/included-files.mjs'
import { findOutdatedLimits } from '../../docs/scripts/limits.mjs'
import { findDeadLinks } from '../../docs/scripts/links.mjs'
import { atPages, extract } from '../../docs/scripts/snippets.mjs'
import { findUndocumented } from '../../docs/scripts/undocumented.mjs'
import { findWrongNames } from '../../docs/scripts/words.mjs'
import { createGate, outputOfFailure } from './gate.mjs'

/** Where the compiler stores what it has checked, because the code blocks import the sources of all packages. */
const compiled = 'node_modules/.cache/docs-snippets.tsbuildinfo'

const compile = async () => {
  const files = await extract()
  const output = await outputOfFailure('tsc', [
    ...['-p', 'docs/tsconfig.snippets.json'],
    ...['--incremental', '--tsBuildInfoFile', compiled],
  ])
  return atPages(output.join('\n').split('\n').filter(Boolean), files)
}

/** Compiles the code blocks, and checks names, docstrings, included files, the tables of calls and limits, the picture of the layers and links between files. Needs no build. */
export const docsGate = createGate('code in the documentation', async () => [
  ...(await compile()),
  ...(await findWrongNames()),
  ...(await findOutdatedIncludes()),
  ...(await findOutdatedCalls()),
  ...(await findOutdatedLimits()),
  ...(await findOutdatedArchitecture()),
  ...(await findBrokenFileLinks()),
  ...findUndocumented(),
])

/** Builds the documentation site. Compiles the examples of the reference, and finds dead links and accessibility faults. */
export const docsSiteGate = createGate('site of the documentation', async () => {
  const output = await outputOfFailure('turbo', [
    ...['run', 'build', '--filter=docs', '--output-logs=errors-only'],
  ])
  if (output.length > 0) return output
  return [
    ...(await findBrokenExamples()),
    ...(await findDeadLinks()),
    ...(await findAccessibilityFaults()),
  ]
})
