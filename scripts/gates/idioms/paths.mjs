/** Files whose English the gate checks, as patterns of `git ls-files`. */
export const covered = ['*.md', '*.js', '*.mjs', '*.ts', '*.tsx']

/** Files that are not written as English prose. */
export const excluded = [
  // One file per change, removed by each release.
  '.changeset/',
  // A list of case numbers with links to tests.
  'docs/security-cases.md',
  'scripts/security-cases.md',
]

/** Files whose English is still to be rewritten. Remove a path here when its text follows the style. */
export const toCome = [
  'examples/cli/e2e/',
  'examples/cli/src/',
  'examples/e2e/',
  'examples/nextjs/src/',
  'examples/node-api/src/',
  'examples/react-vite/src/',
  'examples/react-vite/vite.config.ts',
  'examples/vanilla/e2e/',
  'examples/vanilla/server.js',
  'examples/vanilla/src/',
  'packages/benchmarks/src/',
  'packages/core/src/resources/admin/audit-log.ts',
  'packages/core/test/simulation/',
  'packages/dashboard/',
  'packages/react/gallery/',
  'packages/react/src/',
  'packages/react/test/',
  'packages/service/dev-pages/',
  'packages/service/src/',
  'packages/service/test/',
]
