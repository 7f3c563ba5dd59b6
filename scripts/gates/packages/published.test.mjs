import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', '..', '..', 'packages')

const published = readdirSync(packages)
  .map((folder) => ({
    folder,
    ...JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')),
  }))
  .filter(({ publishConfig }) => publishConfig?.access === 'public')

/**
 * Returns the export conditions without those of sources, which leaves nothing of an entry for other packages of this
 * repository. An object with only a default becomes its value.
 *
 * @param {unknown} target
 * @returns {unknown}
 */
const withoutSources = (target) => {
  if (typeof target !== 'object' || target === null) return target
  const entries = Object.entries(target)
    .filter(([name]) => name !== '@latchkey/source')
    .map(([name, value]) => [name, withoutSources(value)])
    .filter(([, value]) => value !== null)
  const { default: only, ...others } = Object.fromEntries(entries)
  if (entries.length === 0) return null
  return only && Object.keys(others).length === 0 ? only : Object.fromEntries(entries)
}

test.each(published)('$name is published without its sources', ({ exports, publishConfig }) => {
  expect(withoutSources(publishConfig.exports)).toEqual(withoutSources(exports))
  expect(JSON.stringify(publishConfig.exports)).not.toContain('/src/')
})

test.each(published)('$name can only be packed with pnpm', ({ scripts }) => {
  expect(scripts.prepack).toBe('node ../../scripts/release/prepack.mjs')
})

test('React Native has a separate build of all entries for pages', () => {
  const core = published.find(({ name }) => name === '@latchkey/core')
  const { './server': _, './package.json': __, ...forPages } = core.exports
  expect(Object.keys(forPages)).toContain('.')
  for (const { 'react-native': native, default: page } of Object.values(forPages))
    expect(native).toBe(page.replace('/dist/', '/dist/react-native/'))
})

test('all published packages have one version', () => {
  const { fixed } = JSON.parse(
    readFileSync(join(packages, '..', '.changeset', 'config.json'), 'utf8'),
  )
  expect(fixed).toEqual([published.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))])
  expect(new Set(published.map(({ version }) => version)).size).toBe(1)
})

/**
 * Returns the packages that a package requires its user to install.
 *
 * @param {{ peerDependencies?: object, peerDependenciesMeta?: Record<string, { optional?: boolean }> }} manifest
 */
const asks = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)

// Yarn does not install peer dependencies, and npm does not with `legacy-peer-deps`.
test.each(published)('$name installs the peer dependencies of its dependencies', (manifest) => {
  const { folder, dependencies = {}, peerDependencies = {} } = manifest
  const installed = join(packages, folder, 'node_modules')
  const requiredPeers = Object.keys(dependencies).flatMap((dependency) =>
    asks(JSON.parse(readFileSync(join(installed, dependency, 'package.json'), 'utf8'))),
  )
  expect(Object.keys({ ...dependencies, ...peerDependencies })).toEqual(
    expect.arrayContaining(requiredPeers),
  )
})

// With an exact version, changesets would make every release a major version.
test.each(published)('$name accepts later versions of its peers', ({ peerDependencies = {} }) => {
  const names = published.map(({ name }) => name)
  const ranges = Object.entries(peerDependencies).filter(([name]) => names.includes(name))
  expect(ranges.filter(([, range]) => !range.startsWith('workspace:>='))).toEqual([])
})
