// What can be said of the documentation: its code compiles, and what it names is there.
import { findAccessibilityFaults } from '../../docs/scripts/accessibility.mjs'
import { findDeadLinks } from '../../docs/scripts/links.mjs'
import { atPages, extract } from '../../docs/scripts/snippets.mjs'
import { findWrongNames } from '../../docs/scripts/words.mjs'
import { createGate, outputOfFailure } from './gate.mjs'

const compile = async () => {
  const files = await extract()
  const output = await outputOfFailure('tsc', ['-p', 'docs/tsconfig.snippets.json'])
  return atPages(output.join('\n').split('\n').filter(Boolean), files)
}

/** Needs no build. */
export const docsGate = createGate('code in the documentation', async () => [
  ...(await compile()),
  ...(await findWrongNames()),
])

/** Needs the built site. */
export const docsSiteGate = createGate('site of the documentation', async () => [
  ...(await findDeadLinks()),
  ...(await findAccessibilityFaults()),
])
