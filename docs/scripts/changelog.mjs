// Creates the page of changes from the changelogs of the packages and the changesets that wait for a release.
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asText, root } from './sources.mjs'

/** @typedef {{ name: string, text: string }} PackageChangelog */
/** @typedef {{ released: PackageChangelog[], changesets: string[] }} Changes */

const readText = (/** @type {string} */ path) => readFile(join(root, path), 'utf8')

/** Resolves to the changelogs that exist. @returns {Promise<PackageChangelog[]>} */
const readChangelogs = async () => {
  const folders = (await readdir(join(root, 'packages'))).toSorted()
  const all = await Promise.all(
    folders.map(async (folder) => {
      const { name } = JSON.parse(await readText(`packages/${folder}/package.json`))
      return { name, text: await readText(`packages/${folder}/CHANGELOG.md`).catch(() => '') }
    }),
  )
  return all.filter(({ text }) => text !== '')
}

/** Resolves to the changesets that no prerelease contains. */
const readChangesets = async () => {
  const names = (await readdir(join(root, '.changeset'))).toSorted()
  const prerelease = await readText('.changeset/pre.json').catch(() => '{}')
  const { changesets = [] } = JSON.parse(prerelease)
  const pending = names.filter(
    (name) =>
      name.endsWith('.md') &&
      name !== 'README.md' &&
      !changesets.includes(name.replace(/\.md$/, '')),
  )
  return Promise.all(pending.map((name) => readText(`.changeset/${name}`)))
}

/** The items of a list, without the hash of their commit, and without updated dependencies. @param {string} section */
const itemsOf = (section) =>
  section
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/^[\da-f]{7,}: /, '')
        .replace(/\n### [^]*/, '')
        .trim(),
    )
    .filter((item) => !item.startsWith('Updated dependencies'))
    .map((item) => `- ${item}`)

/** @param {string} text @returns {[version: string, items: string[]][]} */
const versionsOf = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), itemsOf(section)])

/** Adds the items of a package to those of a version. @param {Map<string, Map<string, string[]>>} versions @param {string} version @param {string} name @param {string[]} items */
const add = (versions, version, name, items) => {
  const packages = versions.get(version) ?? new Map()
  packages.set(name, [...(packages.get(name) ?? []), ...items])
  versions.set(version, packages)
}

/** @param {Changes} changes */
export const changelogText = ({ released, changesets }) => {
  /** @type {Map<string, Map<string, string[]>>} */
  const versions = new Map()
  for (const changeset of changesets) {
    const [, header = '', body = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(changeset) ?? []
    for (const [, name = ''] of header.matchAll(/^'([^']+)':/gm))
      add(versions, 'Next version', name, [`- ${body.trim().replaceAll('\n', '\n  ')}`])
  }
  for (const { name, text } of released)
    for (const [version, items] of versionsOf(text)) add(versions, version, name, items)
  const sections = [...versions].flatMap(([version, packages]) => [
    `## ${version}`,
    ...[...packages].flatMap(([name, items]) =>
      items.length > 0 ? [`### ${name}`, items.map(asText).join('\n\n')] : [],
    ),
  ])
  return [
    '# Changelog',
    'All packages are released together with the same version. [Upgrade Latchkey](../guides/upgrading.md) describes how to update.',
    ...sections,
  ].join('\n\n')
}

/** The version that the site documents: `next` while changes wait for a release. @param {string} version of the packages @param {string[]} changesets */
export const siteVersion = (version, changesets) => (changesets.length > 0 ? 'next' : version)

export const changelogPage = async () => {
  const { version } = JSON.parse(await readText('packages/core/package.json'))
  const changesets = await readChangesets()
  const text = changelogText({ released: await readChangelogs(), changesets })
  return { path: 'reference/changelog.md', text, version: siteVersion(version, changesets) }
}
