import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lists the changesets that no version contains. A prerelease keeps the files of its changesets until the release.
 *
 * @param {string} folder such as `.changeset`
 */
export const pendingChangesets = async (folder) => {
  const pre = await readFile(join(folder, 'pre.json'), 'utf8').catch(() => '{}')
  const { changesets = [] } = JSON.parse(pre)
  return (await readdir(folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -'.md'.length))
    .filter((name) => !changesets.includes(name))
}
