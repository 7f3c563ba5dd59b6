/** Files whose English the gate checks, as patterns of `git ls-files`. */
export const covered = ['*.md', '*.js', '*.mjs', '*.ts', '*.tsx']

/** Files that are not written as English prose. */
export const excluded = [
  // One file per change, removed by each release.
  '.changeset/',
  // A list of case numbers with links to tests.
  'docs/security-cases.md',
]
