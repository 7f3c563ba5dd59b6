import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** @param {string} folder */
const isPublished = async (folder) => {
  const { publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return publishConfig?.access === 'public'
}

/** The folders of all packages that a release publishes. */
export const publishedFolders = async () => {
  const folders = (await readdir('packages')).map((name) => join('packages', name))
  const published = await Promise.all(folders.map(isPublished))
  return folders.filter((_, index) => published[index])
}
