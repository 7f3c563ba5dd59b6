// The changelogs of `npm run version-packages`, as those of `@changesets/cli/changelog`, which repeats
// "Updated dependencies" for each changeset of a dependency. All packages are released together, so one line is enough.
const { default: changelog } = require('@changesets/cli/changelog')

/**
 * @param {unknown} _changesets
 * @param {{ name: string, newVersion: string }[]} dependencies
 */
const getDependencyReleaseLine = async (_changesets, dependencies) =>
  [
    ...(dependencies.length > 0 ? ['- Updated dependencies'] : []),
    ...dependencies.map(({ name, newVersion }) => `  - ${name}@${newVersion}`),
  ].join('\n')

module.exports = { getReleaseLine: changelog.getReleaseLine, getDependencyReleaseLine }
